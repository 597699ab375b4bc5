import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { EmptyState, List, ListRow, Skeleton } from '@imah/ui';
import { circleCheckIcon } from '@imah/ui/icons';
import { Read, readState } from '@imah/app/read';
import { TicketPriorityBadge } from '@imah/features-tickets/ticket/parts';
import { useDashboardTexts } from '../texts.ts';

/** The open tickets of the building by the time left; each leads to its page. */
export function TicketContent({ building, rows }: { readonly building: Building; readonly rows: number }) {
  const t = useDashboardTexts();
  const tickets = readState(useRead('listTickets', { query: { buildingId: building.id, sort: 'due', limit: rows } }));
  return (
    <Read
      of={tickets}
      level={3}
      loading={<Skeleton shape="row" />}
      failed={t('ticketsFailed')}
      empty={<EmptyState icon={circleCheckIcon} title={t('noTickets')} level={3} />}
    >
      {(known) => (
        <List>
          {known.map(({ id, title, number, priority, unitCode, place }) => (
            <ListRow
              key={id}
              title={title}
              href={`/imah/ticket/${id}`}
              description={unitCode ?? place ?? number}
              trailing={<TicketPriorityBadge priority={priority} />}
            />
          ))}
        </List>
      )}
    </Read>
  );
}
