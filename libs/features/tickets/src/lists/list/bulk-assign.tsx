import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { TicketBulkAnswer, TicketRow } from '@imah/contract/tickets';
import { Button, Dialog, Form, FormActions, List, ListRow, Callout, SelectField, Stack, Text } from '@imah/ui';
import { userCheckIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { anyCall, useSubmit } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { useTicketsTexts } from '../texts.ts';

/** As many as the server takes at once. */
const most = 200;

interface BulkAssignProps {
  readonly building: Building;
  readonly selected: readonly TicketRow[];
  readonly onDone: () => void;
}

/** Gives the selected tickets to one person, and says of each that could not be given why. */
export function BulkAssign({ building, selected, onDone }: BulkAssignProps) {
  const t = useTicketsTexts();
  const [state, setState] = useState<'closed' | 'open'>('closed');
  return (
    <>
      <Button
        size="sm"
        tone="primary"
        icon={userCheckIcon}
        disabled={selected.length > most}
        {...(selected.length > most ? { title: t('bulk.tooMany', { count: String(most) }) } : {})}
        onClick={() => setState('open')}
      >
        {t('bulk.assign')}
      </Button>
      {state === 'open' ? (
        <AssignDialog
          building={building}
          selected={selected}
          onClose={(outcome) => {
            setState('closed');
            if (outcome === 'sent') onDone();
          }}
        />
      ) : null}
    </>
  );
}

function AssignDialog({
  building,
  selected,
  onClose,
}: Omit<BulkAssignProps, 'onDone'> & { readonly onClose: (outcome: 'left' | 'sent') => void }) {
  const t = useTicketsTexts();
  const tf = useFormTexts();
  const toast = useToast();
  const workers = useRead('listTicketWorkers', { params: { buildingId: building.id } });
  const [worker, setWorker] = useState('');
  const { answer, isSending, submit } = useSubmit(anyCall(renewedBy.tickets(building.id)));
  const [failed, setFailed] = useState<TicketBulkAnswer>([]);

  async function send(): Promise<void> {
    if (worker === '') return;
    const body = {
      assigneeId: worker === 'none' ? null : worker,
      tickets: selected.map(({ id, version }) => ({ id, version })),
    };
    const done = await submit((api) => api.assignTickets({ params: { buildingId: building.id }, body }));
    if (done === null) return;
    const refused = done.data.filter(({ outcome }) => outcome !== 'assigned');
    if (refused.length < done.data.length)
      toast('success', t('bulk.done', { count: done.data.length - refused.length }));
    if (refused.length === 0) return onClose('sent');
    setFailed(refused);
  }

  if (failed.length > 0) {
    return (
      <Dialog open onClose={() => onClose('sent')} title={t('bulk.failedTitle', { count: failed.length })}>
        <Stack gap="lg">
          <List>
            {failed.map(({ id, number, outcome }) => (
              <ListRow
                key={id}
                title={number ?? selected.find((row) => row.id === id)?.number ?? id}
                description={t(`bulk.outcomes.${outcome}`)}
              />
            ))}
          </List>
          <Button width="full" onClick={() => onClose('sent')}>
            {t('bulk.close')}
          </Button>
        </Stack>
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={() => onClose('left')} title={t('bulk.title', { count: selected.length })}>
      <Form answer={answer} onSubmit={() => void send()}>
        {() => (
          <Stack gap="lg">
            <Text tone="muted">{t('bulk.text')}</Text>
            {workers.isError ? <Callout tone="danger">{explainFailure(tf, workers.error).message}</Callout> : null}
            <SelectField
              label={t('bulk.worker')}
              placeholder={t('bulk.choose')}
              required
              value={worker}
              onChange={(event) => setWorker(event.currentTarget.value)}
              options={[
                ...(workers.data ?? []).map(({ id, name, open }) => ({
                  value: id,
                  label: t('bulk.load', { name, open: String(open) }),
                })),
                { value: 'none', label: t('bulk.nobody') },
              ]}
            />
            <FormActions>
              <Button type="submit" tone="primary" size="lg" width="full" disabled={worker === ''} loading={isSending}>
                {t('bulk.send')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
