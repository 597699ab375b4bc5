import { useRead } from '@imah/api-client/react';
import type { Ticket, TicketWorker } from '@imah/contract/tickets';
import {
  Badge,
  Button,
  Checkbox,
  EmptyState,
  FailedState,
  Form,
  FormActions,
  Inline,
  RadioGroup,
  Sheet,
  Skeleton,
  Stack,
  Text,
} from '@imah/ui';
import { useState } from 'react';
import { useApp } from '@imah/app/ports';
import { useSubmit } from '@imah/app/command';
import { useClock } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { useTradeTexts } from '@imah/app/trades';
import { assignmentOf, giveOrder } from '../commands/index.ts';
import { useTicketTexts } from '../texts.ts';
import { type Conflict, conflictWith } from '../model/conflict.ts';
import { ConflictCallout } from './conflict-callout.tsx';
import { useFormTexts } from '@imah/app/form';

interface AssignSheetProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

/** Who works on a ticket, with what each of them has to do already. */
export function AssignSheet({ ticket, onClose }: AssignSheetProps) {
  const t = useTicketTexts();
  const workers = readState(
    useRead(
      'listTicketWorkers',
      { params: { buildingId: ticket.buildingId }, query: { categoryId: ticket.category?.id } },
      { staleTime: 0 },
    ),
  );
  return (
    <Sheet open onClose={onClose} title={t('assign.title')} description={t('assign.text')}>
      <Read
        of={workers}
        level={3}
        loading={
          <Stack gap="sm" aria-busy>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Stack>
        }
        failed={t('assign.failed')}
        forbidden={<FailedState title={t('assign.failed')} level={3} />}
        empty={<EmptyState title={t('assign.empty')} level={3} />}
      >
        {(known) => <AssignForm ticket={ticket} workers={known} onClose={onClose} />}
      </Read>
    </Sheet>
  );
}

interface AssignFormProps {
  readonly ticket: Ticket;
  readonly workers: readonly TicketWorker[];
  readonly onClose: () => void;
}

function AssignForm({ ticket, workers, onClose }: AssignFormProps) {
  const t = useTicketTexts();
  const tf = useFormTexts();
  const trade = useTradeTexts();
  const { person } = useApp();
  const clock = useClock();
  const [assigneeId, setAssigneeId] = useState(ticket.assignee?.id ?? '');
  const [helpers, setHelpers] = useState<ReadonlySet<string>>(new Set(ticket.executors.map(({ id }) => id)));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { answer, isSending, submit } = useSubmit(giveOrder, {
    told: { sent: () => t('assign.done'), kept: () => t('assign.kept') },
    onConflict: (current) => setConflict(conflictWith(ticket, current)),
    onDone: onClose,
  });
  // Who has it and cannot be given any more stays until somebody else is chosen.
  const { assignee: holder } = ticket;
  const gone = holder === null || workers.some(({ id }) => id === holder.id) ? [] : [holder];
  // They stand first, of these who is on duty, of these who has the least to do.
  const suggested = workers.find(({ fits }) => fits);
  const nameOf = ({ id, name }: TicketWorker) => (id === person?.id ? t('assign.me', { name }) : name);

  function assign(): void {
    const people = [...workers, ...ticket.executors];
    const executors = people.filter(({ id }, at) => {
      const isFirst = people.findIndex((person) => person.id === id) === at;
      return isFirst && id !== assigneeId && helpers.has(id);
    });
    const assignee = [...workers, ...gone].find(({ id }) => id === assigneeId) ?? null;
    setConflict(null);
    void submit(assignmentOf(ticket, assignee, executors, clock.now()));
  }

  return (
    <Form answer={answer} onSubmit={assign}>
      {({ errorOf }) => (
        <Stack gap="xl">
          {conflict === null ? null : <ConflictCallout conflict={conflict} onClose={() => setConflict(null)} />}
          <RadioGroup
            name="assigneeId"
            label={t('assign.assignee')}
            look="card"
            value={assigneeId}
            onChange={({ value }) => setAssigneeId(value)}
            error={errorOf('assigneeId')}
            options={[
              ...workers.map((worker) => ({
                value: worker.id,
                label:
                  worker === suggested ? (
                    <Inline as="span" gap="sm">
                      {nameOf(worker)}
                      <Badge>{trade('suggested')}</Badge>
                    </Inline>
                  ) : (
                    nameOf(worker)
                  ),
                hint: <Load worker={worker} />,
              })),
              ...gone.map(({ id, name }) => ({ value: id, label: name })),
              { value: '', label: t('assign.nobody') },
            ]}
          />
          <Stack gap="sm">
            <Text weight="medium">{t('assign.executors')}</Text>
            {workers
              .filter(({ id }) => id !== assigneeId)
              .map((worker) => (
                <Checkbox
                  key={worker.id}
                  label={nameOf(worker)}
                  checked={helpers.has(worker.id)}
                  onChange={(event) => {
                    const next = new Set(helpers);
                    if (event.currentTarget.checked) next.add(worker.id);
                    else next.delete(worker.id);
                    setHelpers(next);
                  }}
                />
              ))}
          </Stack>
          <FormActions>
            <Button onClick={onClose}>{tf('cancel')}</Button>
            <Button type="submit" tone="primary" loading={isSending}>
              {t('assign.save')}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}

function Load({ worker }: { readonly worker: TicketWorker }) {
  const t = useTicketTexts();
  const trade = useTradeTexts();
  const { open, inProgress, overdue, trades, duty } = worker;
  const known = [...trades.map((one) => trade(one)), ...(duty === 'on' ? [trade('onDuty')] : [])];
  return (
    <span>
      {known.length === 0 ? null : `${known.join(', ')} · `}
      {t('assign.load', { open, inProgress })}
      {overdue === 0 ? null : (
        <Text as="span" size="sm" tone="danger">
          {' · '}
          {t('assign.overdue', { count: overdue })}
        </Text>
      )}
    </span>
  );
}
