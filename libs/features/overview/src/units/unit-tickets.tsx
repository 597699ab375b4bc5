import { useRead } from '@imah/api-client/react';
import type { Building, Unit } from '@imah/contract/buildings';
import type { TicketRow } from '@imah/contract/tickets';
import { openTicketStates, ticketStates } from '@imah/contract/tickets/words';
import { ButtonLink, Card, Heading, Inline, List, ListRow, Skeleton, Stack, Text } from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import { useViews } from '@imah/app/ports';
import { Age } from '@imah/app/i18n';
import { Read, readState, together } from '@imah/app/read';
import { SlaChip, TicketStateBadge } from '@imah/features-tickets/ticket/parts';
import { useUnitPageTexts } from './texts.ts';

const most = { open: 20, ended: 5 };
const ended = ticketStates.filter((state) => openTicketStates.every((open) => open !== state)).join(',');

interface UnitTicketsProps {
  readonly building: Building;
  readonly unit: Unit;
}

/** What is open in the unit, what ended last, and a new ticket for it. */
export function UnitTickets({ building, unit }: UnitTicketsProps) {
  const t = useUnitPageTexts();
  const views = useViews();
  const { orgId, id: buildingId } = building;
  const ofUnit = { buildingId, unitId: unit.id };
  const open = readState(useRead('listTickets', { query: { ...ofUnit, sort: 'due', limit: most.open } }));
  const last = readState(
    useRead('listTickets', { query: { ...ofUnit, state: ended, sort: 'updated', limit: most.ended } }),
  );
  return (
    <Stack gap="md" as="section" aria-labelledby="tiket-unit">
      <Inline justify="between" align="baseline">
        <Heading level={3} id="tiket-unit">
          {t('tickets.title')}
        </Heading>
        {views('ticket.create', { orgId, buildingId }) ? (
          <ButtonLink size="sm" icon={plusIcon} href={`/imah/new/ticket/${buildingId}?unit=${unit.id}`}>
            {t('tickets.add')}
          </ButtonLink>
        ) : null}
      </Inline>
      <Read
        of={together(open, last)}
        level={3}
        loading={<Skeleton shape="row" />}
        failed={t('tickets.failed')}
        forbidden={null}
      >
        {([now, before]) => (
          <>
            {now.length === 0 ? (
              <Text size="sm" tone="muted">
                {t('tickets.none')}
              </Text>
            ) : (
              <Tickets id="tiket-terbuka" title={t('tickets.open')} tickets={now} />
            )}
            {before.length === 0 ? null : <Tickets id="tiket-terakhir" title={t('tickets.last')} tickets={before} />}
          </>
        )}
      </Read>
    </Stack>
  );
}

interface TicketsProps {
  readonly id: string;
  readonly title: string;
  readonly tickets: readonly TicketRow[];
}

function Tickets({ id, title, tickets }: TicketsProps) {
  return (
    <Stack gap="xs">
      <Text size="sm" tone="muted" weight="semibold" id={id}>
        {title}
      </Text>
      <Card padding="none">
        <List aria-labelledby={id}>
          {tickets.map((ticket) => (
            <ListRow
              key={ticket.id}
              title={ticket.title}
              href={`/imah/ticket/${ticket.id}`}
              description={
                <Inline as="span" gap="sm">
                  <TicketStateBadge state={ticket.state} />
                  {openTicketStates.some((state) => state === ticket.state) ? (
                    <SlaChip clock={ticket.sla.resolution} timeZone={ticket.timeZone} />
                  ) : (
                    <Age at={ticket.updatedAt} />
                  )}
                </Inline>
              }
            />
          ))}
        </List>
      </Card>
    </Stack>
  );
}
