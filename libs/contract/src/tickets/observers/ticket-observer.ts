import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { instant } from '../../core/instant.ts';

/** Somebody of the staff who hears of every public step of a ticket without working on it. */
export const ticketObserver = z.object({ id, name: z.string(), since: instant });
export type TicketObserver = z.infer<typeof ticketObserver>;

/** Somebody who sees a ticket as staff and does not follow it. */
export const ticketObserverCandidate = z.object({ id, name: z.string() });
export type TicketObserverCandidate = z.infer<typeof ticketObserverCandidate>;
