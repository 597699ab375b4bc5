import type { Alarm } from '@imah/contract/alarms';
import { openTicketStates } from '@imah/contract/tickets/words';
import { ButtonLink, Link } from '@imah/ui';
import { ticketIcon } from '@imah/ui/icons';
import { useCan } from '@imah/app/ports';
import { useAlarmTexts } from './texts.ts';
import type { FoundTicket } from './use-alarm-tickets.ts';

export interface AlarmTicketLinkProps {
  readonly alarm: Pick<Alarm, 'id' | 'buildingId' | 'deviceName' | 'active'>;
  /** Undefined while it is not known: then nothing is offered. */
  readonly orgId: string | undefined;
  readonly found: FoundTicket;
}

/** The ticket of an alarm with its state, or the way to make one where nobody works on it; nothing for who may do neither. */
export function AlarmTicketLink({ alarm, orgId, found }: AlarmTicketLinkProps) {
  const t = useAlarmTexts();
  const can = useCan();
  const { id, buildingId, deviceName, active } = alarm;
  if (found.kind === 'found') {
    const { number, state } = found.ticket;
    const isHandled = !active || state === 'resolved' || openTicketStates.some((open) => open === state);
    const link = (
      <Link href={`/imah/ticket/${found.ticket.id}`}>
        {t('ticket.shown', { number, state: t(`ticket.states.${state}`) })}
      </Link>
    );
    if (isHandled) return link;
  }
  const mayMake = orgId !== undefined && can('ticket.create', { orgId, buildingId }) === 'allowed';
  if (found.kind === 'unknown' || !active || !mayMake) return null;
  return (
    <ButtonLink
      size="sm"
      icon={ticketIcon}
      href={`/imah/new/ticket/${buildingId}?alarm=${id}`}
      aria-label={t('ticket.makeNamed', { device: deviceName })}
    >
      {t('ticket.make')}
    </ButtonLink>
  );
}
