import { useRead } from '@imah/api-client/react';
import type { Ticket } from '@imah/contract/tickets';
import { ticketStates } from '@imah/contract/tickets/words';
import { Card, Heading, Inline, Link, List, ListRow, Skeleton, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { Age, useClock } from '@imah/app/i18n';
import { useMedia } from '@imah/app/live';
import { Read, readState } from '@imah/app/read';
import { TicketStateBadge } from '../parts/index.ts';
import { historyDays, historySize, recentOf } from './recent.ts';
import { usePlaceHistoryTexts } from './texts.ts';
import { UnitPeopleNow } from './unit-people-now.tsx';
import * as styles from './place-history.css.ts';

/** Beside the ticket it stands open where there is room beside it; below it one opens it, and only then it is read. */
const beside = '(min-width: 80rem)';

/** For the staff: what else happened at the unit or place of a ticket, and who can be called there. */
export function PlaceHistory({ ticket }: { readonly ticket: Ticket }) {
  const t = usePlaceHistoryTexts();
  const hasRoom = useMedia(beside);
  const [chosen, setChosen] = useState<'open' | 'closed' | null>(null);
  const isOpen = chosen === null ? hasRoom : chosen === 'open';
  const filter = placeFilter(ticket);
  if (filter === null) return null;
  return (
    <div className={styles.panel}>
      <Card as="section" padding="md">
        <details open={isOpen}>
          <summary
            className={styles.summary}
            onClick={(event) => {
              // What is open is said by the state alone: the browser's own turning would come on top of it.
              event.preventDefault();
              setChosen(isOpen ? 'closed' : 'open');
            }}
          >
            <Text as="span" weight="semibold">
              {ticket.unitCode === null
                ? t('place', { place: ticket.place ?? '' })
                : t('unit', { unit: ticket.unitCode })}
            </Text>
          </summary>
          {isOpen ? <History ticket={ticket} filter={filter} /> : null}
        </details>
      </Card>
    </div>
  );
}

type PlaceFilter = { readonly unitId: string } | { readonly floorId: string } | { readonly sectionId: string };

/** What says where it is; null for the building as such, and for what only a label names. */
function placeFilter({ unitId, floorId, sectionId }: Ticket): PlaceFilter | null {
  if (unitId !== null) return { unitId };
  if (floorId !== null) return { floorId };
  return sectionId === null ? null : { sectionId };
}

function History({ ticket, filter }: { readonly ticket: Ticket; readonly filter: PlaceFilter }) {
  const t = usePlaceHistoryTexts();
  const clock = useClock();
  const { buildingId, unitId } = ticket;
  const query = { buildingId, ...filter, state: ticketStates.join(','), limit: historySize.read };
  const state = readState(useRead('listTickets', { query }));
  const [[name, value] = ['unit', '']] = Object.entries(filter);
  const address = new URLSearchParams({ [name.replace('Id', '')]: value, state: 'all' });
  return (
    <Stack gap="lg">
      <Read of={state} level={3} loading={<Skeleton shape="row" />} failed={t('failed')} forbidden={null}>
        {(rows) => {
          const { shown, count, reach } = recentOf(rows, ticket.id, clock.now());
          if (shown.length === 0)
            return (
              <Text size="sm" tone="muted">
                {t('none')}
              </Text>
            );
          return (
            <Stack gap="sm">
              <Text size="sm">
                {reach === 'more'
                  ? t('countMost', { count: String(count), days: String(historyDays) })
                  : t('count', { count, days: String(historyDays) })}
              </Text>
              <List aria-label={t('list')}>
                {shown.map(({ id, title, state: now, createdAt, category }) => (
                  <ListRow
                    key={id}
                    title={title}
                    href={`/imah/ticket/${id}`}
                    description={
                      <Inline as="span" gap="sm">
                        <TicketStateBadge state={now} />
                        <Age at={createdAt} />
                        {category === null ? null : <span>{category.name}</span>}
                      </Inline>
                    }
                  />
                ))}
              </List>
              <Link href={`/imah/building/${buildingId}/ticket?${address}`}>{t('all')}</Link>
            </Stack>
          );
        }}
      </Read>
      {unitId === null ? null : (
        <Stack gap="sm">
          <Heading level={3} size="sm">
            {t('people')}
          </Heading>
          <UnitPeopleNow ticket={ticket} unitId={unitId} />
        </Stack>
      )}
    </Stack>
  );
}
