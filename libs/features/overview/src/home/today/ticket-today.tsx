import type { TicketRow } from '@imah/contract/tickets';
import type { TodayItem } from '@imah/contract/today';
import { openAbilities } from '@imah/contract/tickets/words';
import { Button, ButtonLink, ListRow } from '@imah/ui';
import { circleCheckIcon } from '@imah/ui/icons';
import { SlaChip, TicketPriorityBadge, TicketStateBadge } from '@imah/features-tickets/ticket/parts';
import { useHomeTexts } from '../texts.ts';
import * as styles from './today.css.ts';
import { AssignButton } from './assign-button.tsx';
import { keyOfAct } from './use-today-keys.ts';
import { useTakeTicket } from './use-take-ticket.ts';

/** A ticket that needs the person: to take, to finish, to answer, or to rate. */
export function TicketToday({ item }: { readonly item: TodayItem & { readonly kind: 'ticket' } }) {
  const t = useHomeTexts();
  const take = useTakeTicket();
  const { ticket, reason, mine, mayTake } = item;
  const { id, number, title, state, priority, assignee } = ticket;
  const href = `/imah/ticket/${id}`;
  const isAsked = reason === 'to-rate' || reason === 'to-answer';
  // The own work is opened to be done; what waits for somebody is given out where it stands.
  const mayAssign = !mine && !isAsked && openAbilities(ticket).acts.includes('assign');
  const act = reason === 'to-rate' ? 'rate' : reason === 'to-answer' ? 'answer' : 'open';
  // Of what others work on, the name says whom to ask.
  const why =
    mine || reason === 'unassigned' || isAsked || assignee === null
      ? t(`today.ticket.reasons.${reason}`)
      : t(`today.ticket.givenTo.${reason}`, { name: assignee.name });
  return (
    <ListRow
      title={title}
      href={href}
      chip={isAsked ? <TicketStateBadge state={state} /> : <TicketPriorityBadge priority={priority} under="column" />}
      description={
        <span className={styles.facts}>
          <span>{why}</span>
          {isAsked ? null : <TimeLeft ticket={ticket} isUnassigned={reason === 'unassigned'} />}
          <span>{number}</span>
          <span>{ticket.buildingName}</span>
        </span>
      }
      trailing={
        <span className={styles.acts}>
          {mayTake ? (
            <Button
              size="sm"
              icon={circleCheckIcon}
              disabled={take.isPending}
              aria-label={t('today.ticket.takeNamed', { title })}
              {...(mayAssign ? {} : { [keyOfAct]: 'a' })}
              onClick={() => take.take(ticket)}
            >
              {t('today.ticket.take')}
            </Button>
          ) : null}
          {mayAssign ? <AssignButton ticket={ticket} /> : null}
          {mayTake || mayAssign ? null : (
            <ButtonLink size="sm" href={href} aria-label={t(`today.ticket.${act}Named`, { title })}>
              {t(`today.ticket.${act}`)}
            </ButtonLink>
          )}
        </span>
      }
    />
  );
}

/** The time by which the row has its place: what nobody has must first be answered. */
function TimeLeft({ ticket, isUnassigned }: { readonly ticket: TicketRow; readonly isUnassigned: boolean }) {
  const { sla, timeZone } = ticket;
  return isUnassigned && isBefore(sla.response.dueAt, sla.resolution.dueAt) ? (
    <SlaChip clock={sla.response} timeZone={timeZone} name="response" />
  ) : (
    <SlaChip clock={sla.resolution} timeZone={timeZone} />
  );
}

function isBefore(one: string | null, other: string | null): boolean {
  return one !== null && (other === null || Date.parse(one) < Date.parse(other));
}
