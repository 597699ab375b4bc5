import type { Permission, PolicyTarget } from '@imah/contract/access';
import type { FileSubjectKind } from '@imah/contract/files/words';
import { mayReadTicketNotes } from '@imah/contract/tickets/words';
import type { Kysely } from 'kysely';
import { resolveTarget } from '../access/resolve-target.ts';
import { findVisibleTopic } from '../community/topic-scope.ts';
import type { Database } from '../database/schema.ts';
import type { Actor } from '../http/handler.ts';
import { findAccessFacts } from '../tickets/ticket-repository.ts';

/** What a domain says about the records that its files belong to. */
export interface FileSubject {
  /** Who may read the record may fetch its files. */
  readonly read: Permission;
  /**
   * What the policy is asked about. Null when there is no such record, and where the domain hides it from `actor` by a
   * rule of its own that no permission speaks of.
   */
  readonly resolve: (
    db: Kysely<Database>,
    subjectId: string,
    actor: Actor,
    now: number,
  ) => Promise<PolicyTarget | null>;
}

/** One entry for each kind of the contract; a missing one does not compile. */
export const fileSubjects: Readonly<Record<FileSubjectKind, FileSubject>> = {
  building: { read: 'building.view', resolve: (db, id) => resolveTarget(db, 'building', id) },
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
  // Who sees a topic, its audience says: no permission speaks of it.
  topic: { read: 'building.view', resolve: resolveTopic },
  topicPost: {
    read: 'building.view',
    resolve: async (db, id, actor, now) => {
      const post = await db
        .selectFrom('topic_post')
        .select('topic_id')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return post === undefined ? null : resolveTopic(db, post.topic_id, actor, now);
    },
  },
};

async function resolveTopic(
  db: Kysely<Database>,
  topicId: string,
  actor: Actor,
  now: number,
): Promise<PolicyTarget | null> {
  const topic = await findVisibleTopic(db, actor, topicId, now);
  return topic === null ? null : { orgId: topic.orgId, buildingId: topic.buildingId ?? undefined };
}

/** A ticket as its staff know it; the right alone does not say whether it comes from work or from living there. */
async function resolveStaffTicket(db: Kysely<Database>, ticketId: string, actor: Actor): Promise<PolicyTarget | null> {
  const standing = await findAccessFacts(db, ticketId);
  if (standing === null || !mayReadTicketNotes(actor, standing)) return null;
  return resolveTarget(db, 'ticketWork', ticketId);
}
