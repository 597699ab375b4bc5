import * as z from 'zod/mini';
import { ticketActs, ticketTalks } from './ticket-abilities.ts';
import { ticketMovers } from './ticket-words.ts';

/** What who reads a list may do with a ticket of it in any state, as far as a list offers it. */
export const rowAbilities = z.object({ movesAs: z.array(z.enum(ticketMovers)), acts: z.array(z.enum(ticketActs)) });

/** What who reads a ticket may do with it in any state; `openAbilities` says what of it is open in the one it is in. */
export const shownAbilities = z.extend(rowAbilities, {
  side: z.enum(['staff', 'resident']),
  reads: z.enum(['replies', 'replies-and-notes']),
  writes: z.enum(ticketTalks),
});
