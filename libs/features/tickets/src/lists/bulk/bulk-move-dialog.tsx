import type { TicketRow } from '@imah/contract/tickets';
import {
  deferDays,
  type MoveDemand,
  openAbilities,
  type TicketState,
  type WaitingReason,
  waitingReasons,
} from '@imah/contract/tickets/words';
import { Button, DateField, Dialog, Form, FormActions, RadioGroup, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useClock, localDay } from '@imah/app/i18n';
import { morningOf } from '../../ticket/actions/index.ts';
import { useTicketWords } from '../../ticket/parts/index.ts';
import { useTicketsTexts } from '../texts.ts';
import { bulkOf, changeTickets } from './bulk-command.ts';
import type { Bulk } from './use-bulk-change.ts';

interface BulkMoveDialogProps {
  readonly to: TicketState;
  readonly selected: readonly TicketRow[];
  readonly bulk: Bulk;
  readonly onClose: () => void;
}

const dayMs = 86_400_000;

/** Asks once for what a step demands of each of several tickets. */
export function BulkMoveDialog({ to, selected, bulk, onClose }: BulkMoveDialogProps) {
  const t = useTicketsTexts();
  const tf = useFormTexts();
  const words = useTicketWords();
  const now = useClock().now();
  const [text, setText] = useState('');
  const [waitingReason, setWaitingReason] = useState<WaitingReason | null>(null);
  const timeZone = selected[0]?.timeZone ?? 'Asia/Jakarta';
  const [until, setUntil] = useState<string | null>(localDay(now + deferDays.default * dayMs, timeZone));
  const { answer, isSending, submit, refuse } = useSubmit(changeTickets);
  const demands = new Set<MoveDemand>(
    selected.flatMap((row) => openAbilities(row).moves.find((move) => move.to === to)?.demands ?? []),
  );
  const textName = demands.has('note') ? 'note' : 'reason';
  const wantsText = demands.has('note') || demands.has('reason');

  async function send(): Promise<void> {
    const said = text.trim();
    const errors = {
      ...(wantsText && said.length < 3 ? { [textName]: [said === '' ? tf('required') : t('bulk.short')] } : {}),
      ...(demands.has('waiting-reason') && waitingReason === null ? { waitingReason: [tf('required')] } : {}),
      ...(demands.has('until') && until === null ? { until: [tf('required')] } : {}),
    };
    if (Object.keys(errors).length > 0) return refuse(errors);
    const change = bulkOf(selected, {
      kind: 'move',
      to,
      ...(wantsText ? { [textName]: said } : {}),
      ...(waitingReason === null ? {} : { waitingReason }),
      ...(until === null || !demands.has('until') ? {} : { until: morningOf(until, timeZone) }),
    });
    const done = await submit(change);
    if (done === null) return;
    onClose();
    bulk.settle(done, change);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bulk.moveTitle', { count: selected.length, state: words(`states.${to}`) })}
    >
      <Form answer={answer} onSubmit={() => void send()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('bulk.moveText')}</Text>
            {demands.has('waiting-reason') ? (
              <RadioGroup
                name="waitingReason"
                label={t('bulk.waitingReason')}
                error={errorOf('waitingReason')}
                value={waitingReason ?? ''}
                onChange={({ value }) => setWaitingReason(waitingReasons.find((reason) => reason === value) ?? null)}
                options={waitingReasons.map((reason) => ({ value: reason, label: words(`waiting.${reason}`) }))}
              />
            ) : null}
            {demands.has('until') ? (
              <DateField
                name="until"
                label={t('bulk.until')}
                required
                min={localDay(now + dayMs, timeZone)}
                max={localDay(now + (deferDays.max - 1) * dayMs, timeZone)}
                value={until}
                onChange={({ value }) => setUntil(value)}
                error={errorOf('until')}
              />
            ) : null}
            {wantsText ? (
              <TextArea
                name={textName}
                label={t(`bulk.${textName}`)}
                required
                limit={1024}
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
                error={errorOf(textName)}
              />
            ) : null}
            <FormActions>
              <Button
                type="submit"
                tone={to === 'cancelled' ? 'danger' : 'primary'}
                size="lg"
                width="full"
                loading={isSending}
              >
                {t('bulk.send', { count: selected.length })}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
