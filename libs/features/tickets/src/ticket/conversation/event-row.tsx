import type { Ticket, TicketEvent } from '@imah/contract/tickets';
import { useFormat } from '@imah/app/i18n';
import { useTicketAlarmTexts } from '../alarm/texts.ts';
import { useAppointmentTexts } from '../appointment/texts.ts';
import { useVisitDay } from '../appointment/visit-day.ts';
import { useTicketWords } from '../parts/index.ts';
import { useQuoteTexts } from '../quote/texts.ts';
import { type TicketTexts, useTicketTexts } from '../texts.ts';
import * as styles from './conversation.css.ts';

interface EventRowProps {
  readonly event: TicketEvent;
  readonly ticket: Ticket;
}

/** One thing that happened, in a line; the words that came with it below. */
export function EventRow({ event, ticket }: EventRowProps) {
  const t = useTicketTexts();
  const words = useTicketWords();
  const quotes = useQuoteTexts();
  const visits = useAppointmentTexts();
  const alarms = useTicketAlarmTexts();
  const dayOf = useVisitDay();
  const format = useFormat();
  const { waitingReason, until, begin } = event;
  const at = begin === null ? '' : `${dayOf(begin, ticket.timeZone)} ${format.time(begin, ticket.timeZone)}`;
  const said = [
    ...(waitingReason === null ? [] : [words(`waiting.${waitingReason}`)]),
    ...(until === null ? [] : [t('events.until', { at: format.dateTime(until, ticket.timeZone) })]),
    ...[event.note, event.reason].filter((text) => text !== null),
  ].join('\n');
  return (
    <li className={styles.event} data-kind={event.kind}>
      <span>{sentenceOf({ t, words, quotes, visits, alarms, at }, event, ticket)}</span>
      <time dateTime={event.at} title={format.dateTime(event.at, ticket.timeZone)} className={styles.time}>
        {format.shortDateTime(event.at, ticket.timeZone)}
      </time>
      {said === '' ? null : <p className={styles.said}>{said}</p>}
    </li>
  );
}

interface Texts {
  readonly t: TicketTexts;
  readonly words: ReturnType<typeof useTicketWords>;
  readonly quotes: ReturnType<typeof useQuoteTexts>;
  readonly visits: ReturnType<typeof useAppointmentTexts>;
  readonly alarms: ReturnType<typeof useTicketAlarmTexts>;
  /** When the visit begins that the event is about; empty for any other. */
  readonly at: string;
}

function sentenceOf(
  { t, words, quotes, visits, alarms, at }: Texts,
  event: TicketEvent,
  { reporterName }: Ticket,
): string {
  const who = event.actor?.name ?? t('events.system');
  switch (event.kind) {
    case 'created':
      // Who reports by a label, or had it written down, has no account.
      return t('events.created', { who: event.actor?.name ?? reporterName ?? t('facts.otherReporter') });
    case 'quote-asked':
    case 'quote-approved':
    case 'quote-refused':
    case 'quote-withdrawn':
      return quotes(`events.${event.kind}`, { who });
    case 'quote-expired':
      return quotes('events.quote-expired');
    case 'appointment-offered':
    case 'appointment-agreed':
    case 'appointment-moved':
    case 'appointment-declined':
    case 'appointment-cancelled':
      return visits(`events.${event.kind}`, { who, at });
    case 'alarm-raised':
      return alarms('events.raised');
    case 'alarm-cleared':
      return alarms('events.cleared');
    case 'absorbed':
      return t('events.absorbed', { who });
    case 'assigned':
      if (event.assignee === null) return t('events.unassigned', { who });
      return event.assignee.id === event.actor?.id
        ? t('events.took', { who })
        : t('events.assigned', { who, name: event.assignee.name });
    case 'unassignable':
      return event.assignee === null
        ? t('events.unassignableGone')
        : t('events.unassignable', { name: event.assignee.name });
    case 'nobody-on-duty':
      return t('events.nobodyOnDuty');
    case 'changed':
      return t('events.changed', { who, fields: fieldsOf(t, event.fields) });
    case 'moved': {
      const { from, to } = event;
      if (from === 'resolved' && to === 'new') return t('events.reopened', { who });
      if (from === null || to === null) return t('events.changed', { who, fields: t('events.fields.other') });
      return t('events.moved', { who, from: words(`states.${from}`), to: words(`states.${to}`) });
    }
  }
}

const known = ['title', 'details', 'kind', 'priority', 'categoryId', 'unitId', 'audience', 'fileIds'] as const;

function fieldsOf(t: TicketTexts, fields: readonly string[]): string {
  const named = known.filter((field) => fields.includes(field)).map((field) => t(`events.fields.${field}`));
  return named.length === 0 ? t('events.fields.other') : named.join(', ');
}
