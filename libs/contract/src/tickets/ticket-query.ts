import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { listQuery } from '../core/list.ts';
import { ticketMine, ticketPriorities, ticketSorts, ticketStates } from './ticket-words.ts';

/** One or more of `words`, separated by commas. */
function someOf(words: readonly string[]) {
  const word = `(?:${words.join('|')})`;
  return z.string().check(z.regex(new RegExp(`^${word}(?:,${word}){0,${words.length - 1}}$`)));
}

/** Filters of the tickets; all that are given must hold. */
export const ticketQuery = z.extend(listQuery, {
  buildingId: z.optional(id),
  /** States, separated by commas; all that are still open when left out. */
  state: z.optional(someOf(ticketStates)),
  priority: z.optional(someOf(ticketPriorities)),
  categoryId: z.optional(id),
  unitId: z.optional(id),
  /** With its units. */
  floorId: z.optional(id),
  /** With its floors and units. */
  sectionId: z.optional(id),
  /** An account, or `none` for tickets nobody was given. */
  assignee: z.optional(z.union([id, z.literal('none')])),
  mine: z.optional(z.enum(ticketMine)),
  /** `overdue`: open, and the time to resolve it is up. */
  due: z.optional(z.enum(['overdue'])),
  /** Part of the number, the title, the details or the reporter's name. */
  q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  sort: z._default(z.enum(ticketSorts), 'newest'),
});
export type TicketQuery = z.infer<typeof ticketQuery>;
