import type { TodayItem } from '@imah/contract';
import { Button, ButtonLink, ListRow } from '@imah/ui';
import { circleCheckIcon } from '@imah/ui/icons';
import { SlaChip, TicketPriorityBadge, TicketStateBadge } from '../../ticket/parts/index.ts';
import { useHomeTexts } from '../texts.ts';
import * as styles from './today.css.ts';
import { useTakeTicket } from './use-take-ticket.ts';

/** A ticket that needs the person: to take, to finish, or to rate. */
export function TicketToday({ item }: { readonly item: TodayItem & { readonly kind: 'ticket' } }) {
  const t = useHomeTexts();
  const take = useTakeTicket();
  const { ticket, reason, mine, mayTake } = item;
  const { id, number, title, state, priority, assignee } = ticket;
  const href = `/imah/ticket/${id}`;
  const act = reason === 'to-rate' ? 'rate' : 'open';
  // Of what others work on, the name says whom to ask.
  const why =
    mine || reason === 'unassigned' || reason === 'to-rate' || assignee === null
      ? t(`today.ticket.reasons.${reason}`)
      : t(`today.ticket.givenTo.${reason}`, { name: assignee.name });
  return (
    <ListRow
      title={title}
      href={href}
      chip={
        reason === 'to-rate' ? (
          <TicketStateBadge state={state} />
        ) : (
          <TicketPriorityBadge priority={priority} under="column" />
        )
      }
      description={
        <span className={styles.facts}>
          <span>{why}</span>
          {reason === 'to-rate' ? null : <SlaChip clock={ticket.sla.resolution} timeZone={ticket.timeZone} />}
          <span>{number}</span>
          <span>{ticket.buildingName}</span>
        </span>
      }
      trailing={
        mayTake ? (
          <Button
            size="sm"
            icon={circleCheckIcon}
            disabled={take.isPending}
            aria-label={t('today.ticket.takeNamed', { title })}
            onClick={() => take.mutate(ticket)}
          >
            {t('today.ticket.take')}
          </Button>
        ) : (
          <ButtonLink size="sm" href={href} aria-label={t(`today.ticket.${act}Named`, { title })}>
            {t(`today.ticket.${act}`)}
          </ButtonLink>
        )
      }
    />
  );
}
