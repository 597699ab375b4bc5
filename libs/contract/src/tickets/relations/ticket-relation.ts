import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { ticketPriorities, ticketRelationKinds, ticketStates } from '../ticket-words.ts';

/** How another ticket belongs to this one, as seen from this one. */
export const ticketRelation = z.object({
  kind: z.enum(ticketRelationKinds),
  /** `from`: this ticket is the one that blocks, duplicates or was split; `to`: the other one is. */
  direction: z.enum(['from', 'to']),
  ticket: z.object({
    id,
    number: z.string(),
    title: z.string(),
    state: z.enum(ticketStates),
    priority: z.enum(ticketPriorities),
  }),
});
export type TicketRelation = z.infer<typeof ticketRelation>;

/** Relates this ticket to another of the same building: this one blocks it, duplicates it, or it was split off this one. */
export const ticketRelationDraft = z.object({ kind: z.enum(ticketRelationKinds), targetId: id });
export type TicketRelationDraft = z.infer<typeof ticketRelationDraft>;
