import type { Mail } from '@imah/server-platform/mail';
import type { DueDelivery } from '../due-deliveries.ts';
import type { ReplyTarget } from './reply-address.ts';

type Told = Pick<DueDelivery, 'notificationId' | 'kind' | 'href' | 'userId' | 'orgId' | 'attempts'>;

const ticketPage = /^\/imah\/ticket\/([\da-f-]{36})(?:$|[?#])/;
/** What only staff are told is answered among staff. */
const amongStaff: ReadonlySet<string> = new Set(['ticket-noted', 'ticket-mentioned']);

/** What an answer to a mail about all this would be; null where it is not about one ticket alone. */
export function replyTargetOf(deliveries: readonly Told[]): ReplyTarget | null {
  const [first, ...others] = deliveries;
  if (first === undefined || first.orgId === null) return null;
  const ticketId = ticketOf(first);
  if (ticketId === null || others.some((each) => ticketOf(each) !== ticketId)) return null;
  // Of several at once it may be an answer to any: what was said among staff must not get out.
  const writes = deliveries.some(({ kind }) => amongStaff.has(kind)) ? 'note' : 'reply';
  return { userId: first.userId, orgId: first.orgId, ticketId, writes };
}

/** The same for the same mail, tried again or not, and all of a ticket under one root, so that programs show one thread. */
export function threadOf(deliveries: readonly Told[], domain: string): Mail['thread'] {
  const [first] = deliveries;
  const ticketId = first === undefined ? null : ticketOf(first);
  if (first === undefined || ticketId === null || replyTargetOf(deliveries) === null) return undefined;
  return {
    messageId: `<${first.notificationId}.${first.userId}@${domain}>`,
    references: [`<ticket.${ticketId}@${domain}>`],
  };
}

function ticketOf({ href }: Told): string | null {
  return ticketPage.exec(href ?? '')?.[1] ?? null;
}
