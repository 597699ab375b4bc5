import type { TicketRow } from '@imah/contract/tickets';
import { openTicketStates } from '@imah/contract/tickets/words';
import { Inline, Link, Stack, StatusBadge, Text, VisuallyHidden } from '@imah/ui';
import { userPlusIcon } from '@imah/ui/icons';
import * as styles from './ticket-card.css.ts';
import { Fragment } from 'react';
import { PersonAvatar } from '@imah/features-people/person';
import { SlaChip, TicketPriorityBadge } from '../../ticket/parts/index.ts';
import { AssigneeChip, DueChip, PriorityChip, type TicketEdit } from '../edit/index.ts';
import { useTicketsTexts } from '../texts.ts';

/** A ticket on the board: enough to decide who takes it, and when. */
export function TicketCard({ ticket, edit }: { readonly ticket: TicketRow; readonly edit: TicketEdit }) {
  const t = useTicketsTexts();
  const { id, orgId, number, title, unitCode, place, category, priority, assignee, sla, timeZone } = ticket;
  const facts = [number, unitCode ?? place, category?.name].filter((fact) => fact !== null && fact !== undefined);
  const isOpen = openTicketStates.some((state) => state === ticket.state);
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
          <PriorityChip ticket={ticket} edit={edit}>
            <TicketPriorityBadge priority={priority} />
          </PriorityChip>
          {hasClock ? (
            <DueChip ticket={ticket} edit={edit}>
              <SlaChip clock={sla.resolution} timeZone={timeZone} />
            </DueChip>
          ) : null}
        </Inline>
        <AssigneeChip ticket={ticket} edit={edit}>
          {assignee === null ? (
            isOpen && <StatusBadge tone="neutral" icon={userPlusIcon} label={t('nobody')} />
          ) : (
            <>
              <PersonAvatar orgId={orgId} userId={assignee.id} name={assignee.name} size="sm" />
              <VisuallyHidden>{assignee.name}</VisuallyHidden>
            </>
          )}
        </AssigneeChip>
      </div>
    </Stack>
  );
}
