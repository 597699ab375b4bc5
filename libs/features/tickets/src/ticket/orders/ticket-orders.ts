import { isApiError } from '@imah/api-client';
import type { OrderDomain, OutboxOrder } from '@imah/app/outbox';
import { renewedBy } from '@imah/app/read';
import { writeSent } from '../commands/write-sent.ts';
import { conflictFields, onCurrent } from './conflict.ts';
import { ticketOrderTextsId } from './messages/id.ts';
import { inWords, wordsOf } from './order-words.ts';
import { sendOrder, type SentAnswer } from './send-order.ts';
import { useTicketOrderTexts } from './texts.ts';
import { isTicketOrder, isVersioned, type TicketOrder, ticketOrderKinds } from './ticket-order.ts';
import { useOrderFacts } from './use-order-facts.ts';
import { useValueWords } from './use-value-words.ts';

/** A rule about orders of tickets: the outbox asks it of no others. */
const own =
  <A extends unknown[], R>(rule: (order: TicketOrder, ...rest: A) => R) =>
  (order: OutboxOrder, ...rest: A): R => {
    if (!isTicketOrder(order)) throw new TypeError(`${order.kind} is no order of a ticket`);
    return rule(order, ...rest);
  };

type Field = keyof typeof ticketOrderTextsId.fields;
const isField = (field: string): field is Field => field in ticketOrderTextsId.fields;

/** What the outbox asks about tickets that wait on this device. */
export const ticketOrders: OrderDomain = {
  kinds: ticketOrderKinds,
  send: (client, order, options) => own((one) => sendOrder(client, one, options))(order),
  complete: own(complete),
  isOrigin: ({ kind }) => kind === 'createTicket',
  upon: own(upon),
  replace: (earlier, order) => own((one) => replaceAnswer(earlier, one))(order),
  isVoid: own((order) => order.kind === 'answerCheck' && order.body.answer === order.body.before),
  current: (client, order, error, account) =>
    own(async (one) => {
      const told = isApiError(error) && isObject(error.data) ? error.data['current'] : undefined;
      if (isObject(told)) return told;
      if (one.kind === 'answerCheck' || one.kind === 'createTicket') return null;
      const asked = client.getTicket({ params: { ticketId: one.ticketId }, account });
      return asked.then(({ data }) => data).catch(() => null);
    })(order),
  conflicts: own(conflictFields),
  isWordless: own(
    (order) => order.kind !== 'moveTicket' || (order.body.reason === undefined && order.body.note === undefined),
  ),
  resolve: own(onCurrent),
  words: own(wordsOf),
  reworded: own(inWords),
  useTold: own(useTold),
  // What `send` has resolved with.
  write: (queries, ticketId, answer) => writeSent(queries, ticketId, (answer ?? {}) as SentAnswer),
  renews: (ticketId) => renewedBy.ticket(ticketId),
};

function complete(order: TicketOrder, id: string, arrived: readonly string[]): TicketOrder {
  if (order.kind === 'answerCheck') return order;
  const known = 'fileIds' in order.body ? (order.body.fileIds ?? []) : [];
  const withFiles = arrived.length === 0 ? {} : { fileIds: [...known, ...arrived] };
  // The body of its kind, with what every kind may have; only what people write has files.
  return { ...order, body: { ...order.body, ...withFiles, id } } as TicketOrder;
}

/** Upon the version that was made of the ticket, and upon no other. */
function upon(later: TicketOrder, sent: OutboxOrder, answer: unknown): TicketOrder {
  // What `send` has resolved with; nothing where both sides wanted the same.
  const { ticket } = (answer ?? {}) as SentAnswer;
  if (ticket === undefined || !isTicketOrder(sent)) return later;
  const version = isVersioned(sent) ? sent.seen.version + 1 : 1;
  if (ticket.version !== version || !isVersioned(later) || later.seen.version >= version) return later;
  // Each kind has seen something of its own.
  return later.kind === 'assignTicket'
    ? { ...later, seen: { ...later.seen, version } }
    : { ...later, seen: { ...later.seen, version } };
}

/** An answer on a checklist takes the place of the one before it. */
function replaceAnswer(earlier: OutboxOrder, order: TicketOrder): TicketOrder | null {
  if (order.kind !== 'answerCheck' || !isTicketOrder(earlier) || earlier.kind !== 'answerCheck') return null;
  if (earlier.ticketId !== order.ticketId || earlier.checkId !== order.checkId) return null;
  return { ...order, body: { ...order.body, before: earlier.body.before } };
}

function useTold(order: TicketOrder, current: unknown) {
  const t = useTicketOrderTexts();
  const facts = useOrderFacts(order, current);
  const valueName = useValueWords(order, current);
  const ticketId = order.kind === 'createTicket' ? order.body.id : order.ticketId;
  return {
    kind:
      order.kind === 'moveTicket'
        ? t('kinds.moveTicket', { state: t(`words.${order.body.to}`) })
        : t(`kinds.${order.kind}`),
    facts,
    href: `/imah/ticket/${ticketId ?? ''}`,
    conflictTitle: t(order.kind === 'answerCheck' ? 'conflict.checkTitle' : 'conflict.title'),
    fieldName: (field: string) => (isField(field) ? t(`fields.${field}`) : field),
    valueName,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
