import { randomUUID } from 'node:crypto';
import type { Locale } from '@imah/contract/core/words';
import { type TicketCommentDraft, ticketEndpoints } from '@imah/contract/tickets';
import { mayReadTicketNotes } from '@imah/contract/tickets/words';
import type { ReplyTarget } from '@imah/server-notifications';
import type { ServerContext } from '@imah/server-platform';
import { loadActor } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import { type Actor, authorize, notFound } from '@imah/server-platform/http';
import type { Kysely } from 'kysely';
import { addNote, addReply } from '../ticket-comments.ts';
import { getTicket } from '../ticket-repository.ts';

/** The account that a mail went to, with its rights of now, and what its answer is about. */
export interface Writer {
  readonly actor: Actor;
  readonly target: ReplyTarget;
}

/** Null for an account that is locked or gone. */
export async function findWriter(db: Kysely<Database>, target: ReplyTarget, now: number): Promise<Writer | null> {
  const rights = await loadActor(db, target.userId, now);
  const account = await db
    .selectFrom('app_user')
    .select(['email', 'email_verified_at', 'name', 'locale'])
    .where('id', '=', target.userId)
    .executeTakeFirst();
  if (rights === null || account === undefined) return null;
  const { email, name } = account;
  // A column of text with a check.
  const locale = account.locale as Locale;
  const emailVerified = account.email_verified_at !== null;
  // There is no session: what asks for one (a confirmation, seeing as a group) is not reached by an answer.
  const actor: Actor = { ...rights, email, emailVerified, name, locale, sessionId: '', sessionToken: '', viewAs: null };
  return { actor, target };
}

/** The call by which a page would write the same. Each step throws an {HttpProblem} as the call would. */
export function answerAs(context: ServerContext, { actor, target }: Writer) {
  const { ticketId, writes } = target;
  const { access } = ticketEndpoints[writes === 'reply' ? 'addTicketReply' : 'addTicketNote'];
  const authorized = async (): Promise<string> => {
    const { target: found } = await authorize(context, access, actor, { ticketId });
    if (found === null) throw notFound();
    const { orgId } = found;
    if (writes === 'note') {
      const ticket = await getTicket(context.db, { orgId, ticketId }, context.now());
      if (!mayReadTicketNotes(actor, ticket.access)) throw notFound();
    }
    return orgId;
  };
  return {
    authorize: authorized,
    write: async (draft: TicketCommentDraft) => {
      const orgId = await authorized();
      const edit = { orgId, ticketId, actor, requestId: randomUUID(), now: context.now(), via: 'email' as const };
      return writes === 'reply' ? addReply(context, edit, draft) : addNote(context, edit, { ...draft, mentionIds: [] });
    },
  };
}
