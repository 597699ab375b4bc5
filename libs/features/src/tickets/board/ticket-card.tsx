import type { TicketRow } from '@imah/contract';
import { Inline, Link, Stack, Text } from '@imah/ui';
import { PersonAvatar } from '../../person/index.ts';
import { SlaChip, TicketPriorityBadge } from '../../ticket/parts/index.ts';

/** A ticket on the board: enough to decide who takes it, and when. */
export function TicketCard({ ticket }: { readonly ticket: TicketRow }) {
  const { id, orgId, number, title, unitCode, place, category, priority, assignee, sla, timeZone } = ticket;
  const facts = [number, unitCode ?? place, category?.name].filter((fact) => fact !== null && fact !== undefined);
  return (
    <Stack gap="xs">
      <Link href={`/imah/ticket/${id}`}>{title}</Link>
      <Text size="sm" tone="muted">
        {facts.join(' · ')}
      </Text>
      <Inline gap="xs">
        {priority === 'medium' || priority === 'low' ? null : <TicketPriorityBadge priority={priority} />}
        {sla.resolution.state === 'running' ? null : <SlaChip clock={sla.resolution} timeZone={timeZone} />}
        {assignee === null ? null : <PersonAvatar orgId={orgId} userId={assignee.id} name={assignee.name} size="sm" />}
      </Inline>
    </Stack>
  );
}
