import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { mostMentions } from './ticket-words.ts';
import { ticketCommentDraft } from './ticket.ts';

/** What the staff tell each other. Of those named in it, only who may read it is notified; the others are left out. */
export const ticketNoteDraft = z.extend(ticketCommentDraft, {
  mentionIds: z._default(z.array(id).check(z.maxLength(mostMentions)), []),
});
export type TicketNoteDraft = z.infer<typeof ticketNoteDraft>;

/** Somebody who reads the notes of a ticket, and can be named in one. */
export const ticketPerson = z.object({ id, name: z.string() });
export type TicketPerson = z.infer<typeof ticketPerson>;
