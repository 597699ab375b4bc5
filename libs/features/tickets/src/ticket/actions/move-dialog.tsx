import type { Ticket, TicketStep } from '@imah/contract/tickets';
import {
  deferDays,
  type MoveDemand,
  type TicketState,
  type WaitingReason,
  waitingReasons,
} from '@imah/contract/tickets/words';
import {
  Button,
  type ComboboxOption,
  DateField,
  Dialog,
  Form,
  FormActions,
  type FormAnswer,
  Callout,
  RadioGroup,
  Stack,
  TextArea,
} from '@imah/ui';
import { useState } from 'react';
import { useApp } from '@imah/app/ports';
import { useSubmit } from '@imah/app/command';
import { useClock, localDay } from '@imah/app/i18n';
import { giveOrder, moveOf, useMoveTold } from '../commands/index.ts';
import { useTicketWords } from '../parts/index.ts';
import { useTicketTexts } from '../texts.ts';
import { type Conflict, conflictWith } from '../model/conflict.ts';
import { SignOffer } from '../signature/sign-offer.tsx';
import { ChangedRows } from './conflict-callout.tsx';
import { OpenBlockers } from './open-blockers.tsx';
import { MissingChecks } from './missing-checks.tsx';
import { morningOf } from './morning-of.ts';
import { TargetField } from './target-field.tsx';

interface MoveDialogProps {
  readonly ticket: Ticket;
  readonly to: TicketState;
  readonly demands: readonly MoveDemand[];
  /** What was written so far; it outlives the dialog, so that something else can be filled in first. */
  readonly kept?: {
    readonly text: string;
    readonly keep: (text: string) => void;
    readonly goTo?: (checkId: string) => void;
  };
  readonly onClose: () => void;
}

const dayMs = 86_400_000;

/** Asks for what a step demands. What was typed stays when somebody else changed the ticket meanwhile. */
export function MoveDialog({ ticket, to, demands, kept, onClose }: MoveDialogProps) {
  const t = useTicketTexts();
  const words = useTicketWords();
  const now = useClock().now();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { answer, isSending, submit, refuse } = useSubmit(giveOrder, {
    told: useMoveTold(),
    onConflict: (current) => setConflict(conflictWith(ticket, current)),
    onDone: () => {
      kept?.keep('');
      onClose();
    },
  });
  const [text, setText] = useState(kept?.text ?? '');
  const [waitingReason, setWaitingReason] = useState<WaitingReason | null>(null);
  const [until, setUntil] = useState<string | null>(localDay(now + deferDays.default * dayMs, ticket.timeZone));
  const [target, setTarget] = useState<ComboboxOption | null>(null);

  const { person } = useApp();
  const isOwn = person !== null && person.id === ticket.reporterUserId;
  const reasonHint = t(isOwn ? 'step.ownReasonHint' : 'step.reasonHint');
  const wants = (demand: MoveDemand) => demands.includes(demand);
  const textName = wants('note') ? 'note' : 'reason';

  function stepOf(): TicketStep | FormAnswer['errors'] {
    const said = text.trim();
    const missing = {
      ...((wants('note') || wants('reason')) && said.length < 3
        ? { [textName]: [said === '' ? t('step.required') : t('step.short')] }
        : {}),
      ...(wants('waiting-reason') && waitingReason === null ? { waitingReason: [t('step.required')] } : {}),
      ...(wants('until') && until === null ? { until: [t('step.required')] } : {}),
      ...(wants('target') && target === null ? { targetId: [t('step.required')] } : {}),
    };
    if (Object.keys(missing).length > 0) return missing;
    return {
      to,
      ...(wants('note') || wants('reason') ? { [textName]: said } : {}),
      ...(waitingReason === null || !wants('waiting-reason') ? {} : { waitingReason }),
      ...(until === null || !wants('until') ? {} : { until: morningOf(until, ticket.timeZone) }),
      ...(target === null || !wants('target') ? {} : { targetId: target.value }),
    };
  }

  function send(): void {
    const step = stepOf();
    if (!('to' in step)) return refuse(step);
    setConflict(null);
    // `to` was looked at above; the union of a step and its errors is told apart by it.
    void submit(moveOf(ticket, step as TicketStep, now));
  }

  return (
    <Dialog open onClose={onClose} title={t(`step.titles.${to}`)}>
      {to === 'resolved' ? <OpenBlockers ticketId={ticket.id} /> : null}
      {to === 'resolved' ? <MissingChecks ticketId={ticket.id} onGo={kept?.goTo} /> : null}
      {to === 'resolved' ? <SignOffer ticket={ticket} /> : null}
      <Form answer={answer} onSubmit={send}>
        {({ errorOf }) => (
          <Stack gap="lg">
            {conflict === null ? null : (
              <Callout tone="warning" announce="assertive" title={t('conflict.title')}>
                <ChangedRows conflict={conflict} />
                {t('conflict.kept')}
              </Callout>
            )}
            {wants('waiting-reason') ? (
              <RadioGroup
                name="waitingReason"
                label={t('step.waitingReason')}
                hint={t('step.waitingHint')}
                error={errorOf('waitingReason')}
                value={waitingReason ?? ''}
                onChange={({ value }) => setWaitingReason(waitingReasons.find((reason) => reason === value) ?? null)}
                options={waitingReasons.map((reason) => ({ value: reason, label: words(`waiting.${reason}`) }))}
              />
            ) : null}
            {wants('until') ? (
              <DateField
                name="until"
                label={t('step.until')}
                hint={t('step.untilHint', { days: String(deferDays.max) })}
                required
                min={localDay(now + dayMs, ticket.timeZone)}
                max={localDay(now + (deferDays.max - 1) * dayMs, ticket.timeZone)}
                value={until}
                onChange={({ value }) => setUntil(value)}
                error={errorOf('until')}
              />
            ) : null}
            {wants('target') ? (
              <TargetField ticket={ticket} value={target} onChange={setTarget} error={errorOf('targetId')} />
            ) : null}
            {wants('note') || wants('reason') ? (
              <TextArea
                name={textName}
                label={textLabel()}
                hint={wants('note') ? t('step.noteHint') : reasonHint}
                required
                limit={1024}
                value={text}
                onChange={(event) => {
                  setText(event.currentTarget.value);
                  kept?.keep(event.currentTarget.value);
                }}
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
                {t(`step.send.${to}`)}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );

  function textLabel(): string {
    if (wants('note')) return t('step.note');
    return to === 'new' ? t('step.returnReason') : t('step.reason');
  }
}
