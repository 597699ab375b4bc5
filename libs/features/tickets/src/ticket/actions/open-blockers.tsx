import { useRead } from '@imah/api-client/react';
import { openTicketStates } from '@imah/contract/tickets/words';
import { Callout, Link, Stack } from '@imah/ui';
import { readState } from '@imah/app/read';
import { useRelationTexts } from '../relations/texts.ts';

/** The open tickets that keep this one from being resolved, each leading there. */
export function OpenBlockers({ ticketId }: { readonly ticketId: string }) {
  const t = useRelationTexts();
  const relations = readState(useRead('listTicketRelations', { params: { ticketId } }));
  if (relations.kind !== 'ready') return null;
  const blocking = relations.data.filter(
    ({ kind, direction, ticket }) =>
      kind === 'blocks' && direction === 'to' && openTicketStates.some((open) => open === ticket.state),
  );
  if (blocking.length === 0) return null;
  return (
    <Callout tone="warning" title={t('blocked', { count: blocking.length })}>
      <Stack gap="xs" as="ul">
        {blocking.map(({ ticket }) => (
          <li key={ticket.id}>
            <Link href={`/imah/ticket/${ticket.id}`}>{`${ticket.number} ${ticket.title}`}</Link>
          </li>
        ))}
      </Stack>
    </Callout>
  );
}
