import type { TicketRow } from '@imah/contract/tickets';
import { ticketPriorities } from '@imah/contract/tickets/words';
import { Link, Text } from '@imah/ui';
import type { DataColumn } from '@imah/ui/data';
import { useMemo } from 'react';
import { Age, useFormat } from '@imah/app/i18n';
import { SlaChip, TicketPriorityBadge, TicketStateBadge, useTicketWords } from '../../ticket/parts/index.ts';
import type { TicketColumnId } from '../model/use-ticket-view.ts';
import { AssigneeChip, DueChip, PriorityChip, StateChip, type TicketEdit } from '../edit/index.ts';
import { useTicketsTexts } from '../texts.ts';
import * as styles from './ticket-list.css.ts';

/**
 * The columns of a list of tickets; those that can be ordered by are ordered where the tickets come from. What has no
 * column of its own among those `shown` stands below the title.
 */
export function useTicketColumns(shown: readonly TicketColumnId[], edit: TicketEdit): readonly DataColumn<TicketRow>[] {
  const t = useTicketsTexts();
  const words = useTicketWords();
  const format = useFormat();
  const [place, created] = (['unit', 'created'] as const).map((id) => (shown.includes(id) ? 'column' : 'below'));
  return useMemo((): DataColumn<TicketRow>[] => {
    const dateTime = (at: string | null, { timeZone }: TicketRow) =>
      at === null ? '–' : format.dateTime(at, timeZone);
    return [
      {
        id: 'title',
        label: t('columns.title'),
        value: ({ number, title }) => `${number} ${title}`,
        cell: ({ id, number, title, unitCode, place: spot, createdAt }) => (
          <div className={styles.name}>
            <span className={styles.title}>
              <Link href={`/imah/ticket/${id}`}>{title}</Link>
            </span>
            <span className={styles.about}>
              {[number, place === 'below' ? (unitCode ?? spot) : null].filter((fact) => fact !== null).join(' · ')}
              {created === 'column' ? null : (
                <>
                  {' · '}
                  <Age at={createdAt} />
                </>
              )}
            </span>
          </div>
        ),
        width: 'rest',
        sorting: 'off',
      },
      {
        id: 'state',
        label: t('columns.state'),
        value: ({ state }) => words(`states.${state}`),
        cell: (row) => (
          <StateChip ticket={row} edit={edit}>
            <TicketStateBadge state={row.state} waitingReason={row.waitingReason} />
          </StateChip>
        ),
        // "Menunggu suku cadang" is the longest.
        width: 'status',
        sorting: 'off',
      },
      {
        id: 'priority',
        label: t('columns.priority'),
        value: ({ priority }) => ticketPriorities.indexOf(priority),
        text: ({ priority }) => words(`priorities.${priority}`),
        cell: (row) => (
          <PriorityChip ticket={row} edit={edit}>
            <TicketPriorityBadge priority={row.priority} under="column" />
          </PriorityChip>
        ),
        width: 'sm',
      },
      {
        id: 'due',
        label: t('columns.due'),
        value: ({ sla }) => sla.resolution.dueAt,
        text: (row) => dateTime(row.sla.resolution.dueAt, row),
        cell: (row) => (
          <DueChip ticket={row} edit={edit}>
            <SlaChip clock={row.sla.resolution} timeZone={row.timeZone} />
          </DueChip>
        ),
        // "Terlambat 12 jam 56 menit" is about the longest.
        width: 'status',
      },
      { id: 'category', label: t('columns.category'), value: ({ category }) => category?.name ?? null, sorting: 'off' },
      {
        id: 'unit',
        label: t('columns.unit'),
        value: ({ unitCode, place: spot }) => unitCode ?? spot,
        width: 'sm',
        sorting: 'off',
      },
      {
        id: 'assignee',
        label: t('columns.assignee'),
        value: ({ assignee }) => assignee?.name ?? null,
        cell: (row) => (
          <AssigneeChip ticket={row} edit={edit}>
            {row.assignee?.name ?? (
              <Text as="span" size="sm" tone="muted">
                {t('nobody')}
              </Text>
            )}
          </AssigneeChip>
        ),
        width: 'sm',
        sorting: 'off',
      },
      { id: 'reporter', label: t('columns.reporter'), value: ({ reporterName }) => reporterName, sorting: 'off' },
      {
        id: 'created',
        label: t('columns.created'),
        value: ({ createdAt }) => createdAt,
        text: (row) => dateTime(row.createdAt, row),
        cell: ({ createdAt }) => <Age at={createdAt} />,
        width: 'md',
      },
      {
        id: 'updated',
        label: t('columns.updated'),
        value: ({ updatedAt }) => updatedAt,
        text: (row) => dateTime(row.updatedAt, row),
        cell: ({ updatedAt }) => <Age at={updatedAt} />,
        width: 'md',
      },
    ];
  }, [t, words, format, place, created, edit]);
}
