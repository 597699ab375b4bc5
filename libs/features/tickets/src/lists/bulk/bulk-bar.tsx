import { useRead } from '@imah/api-client/react';
import type { TicketBulkStep, TicketRow } from '@imah/contract/tickets';
import {
  mostChangedAtOnce,
  openAbilities,
  type TicketAct,
  ticketPriorities,
  type TicketState,
  ticketStates,
} from '@imah/contract/tickets/words';
import { Button, Menu, type MenuItem, Text } from '@imah/ui';
import { arrowUpIcon, circleDotIcon, listFilterIcon, userCheckIcon } from '@imah/ui/icons';
import { type ReactElement, useState } from 'react';
import { useTicketWords } from '../../ticket/parts/index.ts';
import { useLoadWords } from '../edit/index.ts';
import { useTicketsTexts } from '../texts.ts';
import { bulkOf } from './bulk-command.ts';
import { BulkMoveDialog } from './bulk-move-dialog.tsx';
import type { Bulk } from './use-bulk-change.ts';

interface BulkBarProps {
  readonly selected: readonly TicketRow[];
  readonly bulk: Bulk;
}

/** What can be done with all tickets that are chosen, as far as some of them allow it. */
export function BulkBar({ selected, bulk }: BulkBarProps) {
  const t = useTicketsTexts();
  const words = useTicketWords();
  const [asking, setAsking] = useState<TicketState | null>(null);
  const take = (step: TicketBulkStep, names?: Readonly<Record<string, string>>) =>
    bulk.change(bulkOf(selected, step, names));
  const some = (act: TicketAct) => selected.some((row) => openAbilities(row).acts.includes(act));
  const open = movesOf(selected);
  if (selected.length > mostChangedAtOnce)
    return <Text as="span">{t('bulk.tooMany', { count: String(mostChangedAtOnce) })}</Text>;
  const off = bulk.isPending;
  return (
    <>
      {some('assign') ? (
        <PeopleMenu
          selected={selected}
          trigger={
            <Button size="sm" icon={userCheckIcon} disabled={off} data-bulk="assignee">
              {t('columns.assignee')}
            </Button>
          }
          onPick={(worker) =>
            take({ kind: 'assign', assigneeId: worker?.id ?? null }, worker && { [worker.id]: worker.name })
          }
        />
      ) : null}
      {some('update') ? (
        <>
          <Menu
            side="top"
            trigger={
              <Button size="sm" icon={arrowUpIcon} disabled={off} data-bulk="priority">
                {t('columns.priority')}
              </Button>
            }
            items={ticketPriorities.map((priority) =>
              action(words(`priorities.${priority}`), () => take({ kind: 'update', priority })),
            )}
          />
          <CategoryMenu
            selected={selected}
            trigger={
              <Button size="sm" icon={listFilterIcon} disabled={off}>
                {t('columns.category')}
              </Button>
            }
            onPick={({ id, name }) => take({ kind: 'update', categoryId: id }, { [id]: name })}
          />
        </>
      ) : null}
      {open.length === 0 ? null : (
        <Menu
          side="top"
          trigger={
            <Button size="sm" icon={circleDotIcon} disabled={off} data-bulk="state">
              {t('columns.state')}
            </Button>
          }
          items={open.map(({ to, count, asks }) => ({
            ...action(`${words(`states.${to}`)}${asks ? '…' : ''}`, () =>
              asks ? setAsking(to) : take({ kind: 'move', to }),
            ),
            ...(count === selected.length
              ? {}
              : { description: t('bulk.some', { count: String(count), all: String(selected.length) }) }),
          }))}
        />
      )}
      {asking === null ? null : (
        <BulkMoveDialog to={asking} selected={selected} bulk={bulk} onClose={() => setAsking(null)} />
      )}
    </>
  );
}

const action = (label: string, onSelect: () => void): MenuItem & { kind: 'action' } => ({
  kind: 'action',
  label,
  onSelect,
});

/** The states into which some of the tickets can go, with how many that are, and whether the step asks for something. */
function movesOf(rows: readonly TicketRow[]) {
  const all = rows.flatMap((row) => openAbilities(row).moves);
  return ticketStates.flatMap((to) => {
    const moves = all.filter((move) => move.to === to);
    // Merging asks for one other ticket, rating for the one resident.
    const isOwn = to === 'merged' || moves.some(({ demands }) => demands.includes('rating'));
    const asks = moves.some(({ demands }) => demands.length > 0);
    return moves.length === 0 || isOwn ? [] : [{ to, count: moves.length, asks }];
  });
}

interface PickProps<T> {
  readonly selected: readonly TicketRow[];
  readonly trigger: ReactElement;
  readonly onPick: (picked: T) => void;
}

/** Those who may be given tickets of the building that all are of; tickets of several buildings are only taken from people. */
function PeopleMenu({
  selected,
  trigger,
  onPick,
}: PickProps<{ readonly id: string; readonly name: string } | undefined>) {
  const t = useTicketsTexts();
  const [buildingId = '', ...others] = new Set(selected.map((row) => row.buildingId));
  const isOne = others.length === 0;
  const { data: workers, isError } = useRead('listTicketWorkers', { params: { buildingId } }, { enabled: isOne });
  const loadOf = useLoadWords();
  const said = isError ? t('edit.workersFailed') : isOne ? t('edit.loading') : t('bulk.oneBuilding');
  return (
    <Menu
      side="top"
      trigger={trigger}
      items={[
        ...(workers === undefined ? [{ ...action(said, () => undefined), disabled: true }] : []),
        ...(workers ?? []).map((worker) => ({
          ...action(worker.name, () => onPick(worker)),
          description: loadOf(worker),
        })),
        action(t('filters.nobody'), () => onPick(undefined)),
      ]}
    />
  );
}

function CategoryMenu({ selected, trigger, onPick }: PickProps<{ readonly id: string; readonly name: string }>) {
  const t = useTicketsTexts();
  const [orgId = '', ...others] = new Set(selected.map((row) => row.orgId));
  const isOne = others.length === 0;
  const { data: categories } = useRead('listTicketCategories', { params: { orgId } }, { enabled: isOne });
  return (
    <Menu
      side="top"
      trigger={trigger}
      items={
        categories === undefined
          ? [{ ...action(isOne ? t('edit.loading') : t('bulk.oneOrganization'), () => undefined), disabled: true }]
          : categories.map((category) => action(category.name, () => onPick(category)))
      }
    />
  );
}
