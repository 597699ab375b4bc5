import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { instant } from '../../core/instant.ts';
import { ticketStates } from '../ticket-words.ts';

/**
 * A ticket that may be of the same thing. Of what somebody else reported a resident learns that it is known, where and
 * how far it is; never who said so, nor their words.
 */
export const similarTicket = z.object({
  id,
  /** `known`: the person may open it. `told`: only what stands here is for them. */
  reach: z.enum(['known', 'told']),
  number: z.nullable(z.string()),
  title: z.nullable(z.string()),
  category: z.nullable(z.object({ id, key: z.nullable(z.string()), name: z.string() })),
  unitCode: z.nullable(z.string()),
  /** A name of the building's own for where it is, when it is no unit. */
  place: z.nullable(z.string()),
  state: z.enum(ticketStates),
  createdAt: instant,
  /** How many have it too. */
  alsoCount: z.int(),
  /** Whether the person is one of them. */
  also: z.enum(['yes', 'no']),
});
export type SimilarTicket = z.infer<typeof similarTicket>;

/** What is typed so far. With `also` the tickets that the person has joined, those that ended within 30 days too. */
export const similarQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(140))),
  categoryId: z.optional(id),
  unitId: z.optional(id),
  also: z.optional(z.literal('yes')),
});
export type SimilarQuery = z.infer<typeof similarQuery>;

/** Somebody who has what a ticket is about. */
export const ticketFollower = z.object({ id, name: z.string(), joinedAt: instant });
export type TicketFollower = z.infer<typeof ticketFollower>;
