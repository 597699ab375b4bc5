import { useRead } from '@imah/api-client/react';
import type { Ticket } from '@imah/contract/tickets';
import { Stack, Text } from '@imah/ui';
import { useTicketTexts } from '../texts.ts';

interface AlsoAffectedProps {
  readonly ticket: Ticket;
  /** Only the staff are told who they are. */
  readonly side: 'staff' | 'resident';
}

/** How many have the same, and for the staff who. */
export function AlsoAffected({ ticket, side }: AlsoAffectedProps) {
  const t = useTicketTexts();
  const followers = useRead(
    'listTicketFollowers',
    { params: { ticketId: ticket.id } },
    { enabled: side === 'staff' },
  ).data;
  return (
    <Stack gap="xs">
      <span>{t('facts.also', { count: ticket.alsoCount })}</span>
      {followers === undefined || followers.length === 0 ? null : (
        <Text as="span" size="sm" tone="muted">
          {followers.map(({ name }) => name).join(', ')}
        </Text>
      )}
    </Stack>
  );
}
