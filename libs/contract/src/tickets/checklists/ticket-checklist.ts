import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { checkItem } from './check-item.ts';
import { mostTicketChecks } from './check-words.ts';

/** A checklist as it is written. Tickets get copies: those that have one stay as they are when it changes. */
export const ticketChecklistDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  items: z.array(checkItem).check(z.minLength(1), z.maxLength(mostTicketChecks)),
  /** An archived one is not offered any more. */
  state: z.enum(['active', 'archived']),
  /** The categories whose tickets begin with it; each category has one at most, the last one said. */
  categoryIds: z.array(id).check(z.maxLength(60)),
});
export type TicketChecklistDraft = z.infer<typeof ticketChecklistDraft>;

/** A checklist of an organisation. */
export const ticketChecklist = z.extend(ticketChecklistDraft, { id, version: z.int() });
export type TicketChecklist = z.infer<typeof ticketChecklist>;

/** A checklist that can be put on a ticket. */
export const ticketChecklistOffer = z.object({ id, name: z.string(), items: z.int() });
export type TicketChecklistOffer = z.infer<typeof ticketChecklistOffer>;
