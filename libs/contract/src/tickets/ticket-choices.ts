import * as z from 'zod/mini';
import { trades } from '../buildings/words.ts';
import { id } from '../core/ids.ts';
import { residentPriorities } from './ticket-words.ts';

/** Somebody who can be given tickets of a building, with what they already have in the organisation. */
export const ticketWorker = z.object({
  id,
  name: z.string(),
  open: z.int(),
  inProgress: z.int(),
  overdue: z.int(),
  trades: z.array(z.enum(trades)),
  /** Whether they are on duty in the building now, by its roster. */
  duty: z.enum(['on', 'off']),
  /** Whether they have the trade that the category asks for; never where it asks for none. */
  fits: z.boolean(),
});
export type TicketWorker = z.infer<typeof ticketWorker>;

/** For tickets of which category somebody is looked for. */
export const ticketWorkerQuery = z.object({ categoryId: z.optional(id) });

/** What tickets are sorted by in an organisation. `key` is that of a category every organisation begins with. */
export const ticketCategory = z.object({
  id,
  key: z.nullable(z.string()),
  /** In the language of the call, where there is a `key` and the organisation has not renamed it; else as it was typed. */
  name: z.string(),
  /** The most pressing priority that residents may give. */
  residentPriority: z.enum(residentPriorities),
});
export type TicketCategory = z.infer<typeof ticketCategory>;
