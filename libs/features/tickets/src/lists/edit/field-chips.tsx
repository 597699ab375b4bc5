import { useRead } from '@imah/api-client/react';
import type { TicketRow } from '@imah/contract/tickets';
import { openAbilities, ticketPriorities } from '@imah/contract/tickets/words';
import type { MenuItem } from '@imah/ui';
import type { ReactElement, ReactNode } from 'react';
import { useApp } from '@imah/app/ports';
import { useFormat } from '@imah/app/i18n';
import { useTicketWords } from '../../ticket/parts/index.ts';
import { useTicketsTexts } from '../texts.ts';
import { useLoadWords } from './use-load-words.ts';
import { ChipMenu, EditChip, optionOf } from './edit-chip.tsx';
import type { TicketEdit } from './use-ticket-edit.ts';

export interface FieldChipProps {
  readonly ticket: TicketRow;
  readonly edit: TicketEdit;
  readonly children: ReactNode;
}

/** The state, from which one goes on to those that are open; plain where none is. Merging asks for another ticket: that is for its page. */
export function StateChip({ ticket, edit, children }: FieldChipProps) {
  const t = useTicketsTexts();
  const words = useTicketWords();
  const moves = openAbilities(ticket).moves.filter(({ to }) => to !== 'merged');
  if (moves.length === 0) return children;
  return (
    <EditChip
      field="state"
      label={t('columns.state')}
      menu={(trigger) => (
        <ChipMenu
          trigger={trigger}
          heading={t('columns.state')}
          items={[
            optionOf(words(`states.${ticket.state}`), true, () => undefined),
            ...moves.map(({ to, demands }) =>
              optionOf(demands.length === 0 ? words(`states.${to}`) : `${words(`states.${to}`)}…`, false, () =>
                edit.move(ticket, to),
              ),
            ),
          ]}
        />
      )}
    >
      {children}
    </EditChip>
  );
}

export function PriorityChip({ ticket, edit, children }: FieldChipProps) {
  const t = useTicketsTexts();
  const items = usePriorityItems({ ticket, edit });
  if (!openAbilities(ticket).acts.includes('update')) return children;
  return (
    <EditChip
      field="priority"
      label={t('columns.priority')}
      menu={(trigger) => <ChipMenu trigger={trigger} heading={t('columns.priority')} items={items} />}
    >
      {children}
    </EditChip>
  );
}

function usePriorityItems({ ticket, edit }: Omit<FieldChipProps, 'children'>): readonly MenuItem[] {
  const words = useTicketWords();
  return ticketPriorities.map((priority) =>
    optionOf(words(`priorities.${priority}`), priority === ticket.priority, () => edit.prioritise(ticket, priority)),
  );
}

export function AssigneeChip({ ticket, edit, children }: FieldChipProps) {
  const t = useTicketsTexts();
  if (!openAbilities(ticket).acts.includes('assign')) return children;
  return (
    <EditChip
      field="assignee"
      label={t('columns.assignee')}
      menu={(trigger) => <AssigneeMenu ticket={ticket} edit={edit} trigger={trigger} />}
    >
      {children}
    </EditChip>
  );
}

/** Whom a ticket can be given to, oneself first, then those with its trade, who is on duty, who has the least to do. */
export function AssigneeMenu({
  ticket,
  edit,
  trigger,
}: Omit<FieldChipProps, 'children'> & { readonly trigger: ReactElement }) {
  const t = useTicketsTexts();
  const { person } = useApp();
  const { data: workers, isError } = useRead('listTicketWorkers', {
    params: { buildingId: ticket.buildingId },
    query: { categoryId: ticket.category?.id },
  });
  const loadOf = useLoadWords();
  const state = (label: string): MenuItem => ({ kind: 'action', label, disabled: true, onSelect: () => undefined });
  const me = workers?.find(({ id }) => id === person?.id);
  // Oneself first, then in the order of the server.
  const offered = [...(me === undefined ? [] : [me]), ...(workers ?? []).filter((one) => one !== me)];
  return (
    <ChipMenu
      trigger={trigger}
      heading={t('columns.assignee')}
      items={[
        ...(workers === undefined ? [state(isError ? t('edit.workersFailed') : t('edit.loading'))] : []),
        ...offered.map((worker) =>
          optionOf(
            worker === me ? t('edit.me', worker) : worker.name,
            worker.id === ticket.assignee?.id,
            () => edit.assign(ticket, worker),
            loadOf(worker),
          ),
        ),
        optionOf(t('filters.nobody'), ticket.assignee === null, () => edit.assign(ticket, null)),
      ]}
    />
  );
}

/** Until when it has to be done follows from its priority; beyond that it is put off. */
export function DueChip({ ticket, edit, children }: FieldChipProps) {
  const t = useTicketsTexts();
  const format = useFormat();
  const items = usePriorityItems({ ticket, edit });
  const { moves, acts } = openAbilities(ticket);
  const mayDefer = moves.some(({ to }) => to === 'deferred');
  const mayUpdate = acts.includes('update') && moves.length > 0;
  if (!mayDefer && !mayUpdate) return children;
  const { dueAt } = ticket.sla.resolution;
  const value = dueAt === null ? '–' : format.dateTime(dueAt, ticket.timeZone);
  return (
    <EditChip
      field="due"
      label={t('columns.due')}
      menu={(trigger) => (
        <ChipMenu
          trigger={trigger}
          heading={t('edit.dueHeading', { value })}
          items={[
            ...(mayDefer ? [optionOf(t('edit.defer'), false, () => edit.move(ticket, 'deferred'))] : []),
            ...(mayUpdate ? [{ kind: 'submenu' as const, label: t('edit.byPriority'), items }] : []),
          ]}
        />
      )}
    >
      {children}
    </EditChip>
  );
}
