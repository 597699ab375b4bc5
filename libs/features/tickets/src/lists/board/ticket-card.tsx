import type { TicketRow } from '@imah/contract/tickets';
import { Inline, Link, Stack, Text } from '@imah/ui';
import * as styles from './ticket-card.css.ts';
import { Fragment } from 'react';
import { PersonAvatar } from '@imah/features-people/person';
import { SlaChip, TicketPriorityBadge } from '../../ticket/parts/index.ts';

/** A ticket on the board: enough to decide who takes it, and when. */
export function TicketCard({ ticket }: { readonly ticket: TicketRow }) {
  const { id, orgId, number, title, unitCode, place, category, priority, assignee, sla, timeZone } = ticket;
  const facts = [number, unitCode ?? place, category?.name].filter((fact) => fact !== null && fact !== undefined);
  // What is not done shows until when it has to be.
  const hasClock = sla.resolution.state !== 'void' && (sla.resolution.state !== 'met' || sla.resolution.dueAt !== null);
  return (
    <Stack gap="xs">
      <Link href={`/imah/ticket/${id}`}>{title}</Link>
      <Text size="sm" tone="muted">
        {facts.map((fact, at) => (
          <Fragment key={fact}>
            {at === 0 ? null : ' · '}
            {/* A code is read as one word. */}
            <span className={styles.fact}>{fact}</span>
          </Fragment>
        ))}
      </Text>
      <div className={styles.foot}>
        <Inline gap="xs">
          {priority === 'medium' || priority === 'low' ? null : <TicketPriorityBadge priority={priority} />}
          {hasClock ? <SlaChip clock={sla.resolution} timeZone={timeZone} /> : null}
        </Inline>
        {assignee === null ? null : <PersonAvatar orgId={orgId} userId={assignee.id} name={assignee.name} size="sm" />}
      </div>
    </Stack>
  );
}
