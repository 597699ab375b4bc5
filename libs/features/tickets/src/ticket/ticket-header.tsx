import type { Ticket } from '@imah/contract/tickets';
import { Heading, Inline, Link, Stack, StatusBadge, Text } from '@imah/ui';
import { lockIcon, rotateCcwIcon, usersRoundIcon } from '@imah/ui/icons';
import type { ReactNode } from 'react';
import { Age } from '@imah/app/i18n';
import { Watchers } from './presence/watchers.tsx';
import { TicketSequence } from '../sequence/index.ts';
import { placeOf } from './model/place-of.ts';
import type { TicketViewer } from './model/viewer.ts';
import { SlaChip, TicketPriorityBadge, TicketStateBadge } from './parts/index.ts';
import { useTicketTexts } from './texts.ts';
import * as styles from './ticket-page.css.ts';

interface TicketHeaderProps {
  readonly ticket: Ticket;
  readonly viewer: TicketViewer;
  /** The actions. */
  readonly children: ReactNode;
}

/** Which ticket it is and how it stands, in one look. */
export function TicketHeader({ ticket, viewer, children }: TicketHeaderProps) {
  const t = useTicketTexts();
  const { buildingId, buildingName, timeZone } = ticket;
  const isStaff = viewer.side === 'staff';
  const place = placeOf(t, ticket);

  return (
    <Stack gap="md" as="header">
      <Inline gap="sm">
        <Link href={isStaff ? `/imah/building/${buildingId}/ticket` : '/imah'} tone="muted">
          {isStaff ? t('back', { building: buildingName }) : t('backHome')}
        </Link>
        <span className={styles.number}>{ticket.number}</span>
        <Watchers />
        <TicketSequence ticketId={ticket.id} />
      </Inline>
      <Inline gap="md" align="start" justify="between">
        <div className={styles.title}>
          <Heading level={1}>{ticket.title}</Heading>
        </div>
        {children}
      </Inline>
      <Inline gap="xs">
        <TicketStateBadge state={ticket.state} waitingReason={ticket.waitingReason} />
        <TicketPriorityBadge priority={ticket.priority} />
        <SlaChip clock={ticket.sla.response} timeZone={timeZone} name="response" />
        <SlaChip clock={ticket.sla.resolution} timeZone={timeZone} name="resolution" />
        {ticket.audience === 'staff' ? <StatusBadge tone="warning" icon={lockIcon} label={t('staffOnly')} /> : null}
        {ticket.reopenedCount > 0 ? (
          <StatusBadge tone="warning" icon={rotateCcwIcon} label={t('reopened', { count: ticket.reopenedCount })} />
        ) : null}
        {ticket.mergedCount > 0 ? (
          <StatusBadge tone="info" icon={usersRoundIcon} label={t('others', { count: ticket.mergedCount })} />
        ) : null}
      </Inline>
      <Text size="sm" tone="muted">
        {ticket.reporterName === null ? t('reportedByOther') : t('reportedBy', { name: ticket.reporterName })} ·{' '}
        <Age at={ticket.createdAt} /> · {isStaff ? <Link href={place.href}>{place.text}</Link> : place.text}
      </Text>
    </Stack>
  );
}
