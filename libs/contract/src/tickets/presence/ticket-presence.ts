import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { ticketDoings } from '../ticket-words.ts';

/** What a page says of the person before it; `left` when it is closed. */
export const ticketPresenceDraft = z.object({ doing: z.enum([...ticketDoings, 'left']) });
export type TicketPresenceDraft = z.infer<typeof ticketPresenceDraft>;

/** Somebody else before the same ticket. */
export const ticketWatcher = z.object({
  id,
  name: z.string(),
  side: z.enum(['staff', 'resident']),
  doing: z.enum(ticketDoings),
});
export type TicketWatcher = z.infer<typeof ticketWatcher>;

/**
 * Who else is before a ticket, as one page of one person may know it; `imah/v1/u/{u}/watch`. Only those who read what
 * the staff tell each other are told of `people`: whoever lives there learns that the staff write to them, not who.
 * `seq` rises: of two that overtook each other the greater one holds.
 */
export const ticketPresence = z.object({
  seq: z.int(),
  ticketId: id,
  pageId: id,
  people: z.array(ticketWatcher),
  staff: z.enum(['quiet', 'writing-reply']),
});
export type TicketPresence = z.infer<typeof ticketPresence>;
