import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { ticketAssignment, ticketChange, ticketStep } from '../ticket.ts';
import { bulkOutcomes, mostChangedAtOnce } from '../ticket-words.ts';

/** One thing that is done with each of several tickets; the same as is done with one. */
export const ticketBulkStep = z.discriminatedUnion('kind', [
  z.extend(z.omit(ticketAssignment, { id: true }), { kind: z.literal('assign') }),
  z.extend(z.pick(ticketChange, { priority: true, categoryId: true }), { kind: z.literal('update') }),
  z.extend(z.pick(ticketStep, { to: true, reason: true, note: true, waitingReason: true, until: true }), {
    kind: z.literal('move'),
  }),
]);
export type TicketBulkStep = z.infer<typeof ticketBulkStep>;

const changedTickets = z
  .array(z.object({ id, version: z.int().check(z.gte(1)) }))
  .check(z.minLength(1), z.maxLength(mostChangedAtOnce));
const change = z.object({
  /** Done one after the other; of a ticket all or nothing. */
  steps: z.array(ticketBulkStep).check(z.minLength(1), z.maxLength(4)),
  /** Each as the person saw it. */
  tickets: changedTickets,
});

/** What is done with which tickets, of any building; each of them in one change. */
export const ticketBulkChange = z.object({
  changes: z.array(change).check(
    z.minLength(1),
    z.maxLength(mostChangedAtOnce),
    z.refine((changes) => changes.reduce((sum, { tickets }) => sum + tickets.length, 0) <= mostChangedAtOnce),
  ),
});
export type TicketBulkChange = z.infer<typeof ticketBulkChange>;

/** What came of each ticket, in the order they were sent. */
export const ticketBulkAnswer = z.array(
  z.object({
    id,
    /** Null where there is none that the person sees. */
    number: z.nullable(z.string()),
    outcome: z.enum(bulkOutcomes),
    /** Its version afterwards; null where nothing was done. */
    version: z.nullable(z.int()),
    /** What brings it back to where it was, sent the same way; null where nothing does. */
    undo: z.nullable(z.array(ticketBulkStep)),
  }),
);
/** What came of changing several tickets at once. */
export type TicketBulkAnswer = z.infer<typeof ticketBulkAnswer>;
