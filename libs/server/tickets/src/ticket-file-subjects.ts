import type { PolicyTarget } from '@imah/contract/access';
import { mayReadTicketNotes } from '@imah/contract/tickets/words';
import type { Kysely } from 'kysely';
import { resolveTarget } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import type { FileSubject } from '@imah/server-platform/files';
import type { Actor } from '@imah/server-platform/http';
import { findAccessFacts } from './ticket-repository.ts';

/** Who may fetch the files of a ticket and of what is written and signed on it. */
export const ticketFileSubjects = {
  ticket: { read: 'ticket.view', resolve: (db, id) => resolveTarget(db, 'ticket', id) },
  ticketReply: {
    read: 'ticketComment.view',
    resolve: async (db, id) => {
      const reply = await db.selectFrom('ticket_reply').select('ticket_id').where('id', '=', id).executeTakeFirst();
      return reply === undefined ? null : resolveTarget(db, 'ticket', reply.ticket_id);
    },
  },
  ticketNote: {
    read: 'ticketComment.view',
    resolve: async (db, id, actor) => {
      const note = await db.selectFrom('ticket_note').select('ticket_id').where('id', '=', id).executeTakeFirst();
      return note === undefined ? null : resolveStaffTicket(db, note.ticket_id, actor);
    },
  },
  ticketCheck: {
    read: 'ticketComment.view',
    // Its files belong to the set of the item, whose id no client makes.
    resolve: async (db, id, actor) => {
      const check = await db
        .selectFrom('ticket_check')
        .select('ticket_id')
        .where('photo_set_id', '=', id)
        .executeTakeFirst();
      return check === undefined ? null : resolveStaffTicket(db, check.ticket_id, actor);
    },
  },
  ticketSignature: {
    read: 'ticket.view',
    resolve: async (db, id) => {
      const signed = await db
        .selectFrom('ticket_signature')
        .select('ticket_id')
        .where('id', '=', id)
        .executeTakeFirst();
      return signed === undefined ? null : resolveTarget(db, 'ticket', signed.ticket_id);
    },
  },
} satisfies Readonly<Record<string, FileSubject>>;

/** A ticket as its staff know it; the right alone does not say whether it comes from work or from living there. */
async function resolveStaffTicket(db: Kysely<Database>, ticketId: string, actor: Actor): Promise<PolicyTarget | null> {
  const access = await findAccessFacts(db, ticketId);
  if (access === null || !mayReadTicketNotes(actor, access)) return null;
  return resolveTarget(db, 'ticketWork', ticketId);
}
