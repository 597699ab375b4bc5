import { decideRows } from '@imah/contract/access';
import { createTicket, type StoredTicket } from '@imah/server-tickets';
import type { Kysely } from 'kysely';
import { type CommandPorts, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { withRules } from '@imah/server-tickets/settings';
import { topicEvents } from './notify-of-topic.ts';
import type { Posting } from './write-posts.ts';

interface Source {
  readonly buildingId: string | null;
  readonly number: string;
  readonly title: string;
  readonly text: string;
  readonly author: string | null;
  readonly ticketId: string | null;
  readonly version: number;
}

/**
 * Makes a ticket of a topic or of one of its posts, by the rights and the limits of tickets; each leads to the other.
 * @throws {HttpProblem} 403, 404, 409 when there is one already, or no building where it would be worked on
 */
export async function ticketFromTopic(
  context: CommandPorts,
  asking: Posting,
  postId: string | null,
): Promise<StoredTicket> {
  const { orgId, topicId, actor, requestId, now } = asking;
  const source = await readSource(context.db, asking, postId);
  const { buildingId } = source;
  if (source.ticketId !== null || buildingId === null) throw new HttpProblem(409, 'BENTROK');
  const rows = decideRows(actor, 'ticket.create', { orgId, buildingId });
  if (rows !== 'all' && rows !== 'own') throw new HttpProblem(403, 'TIDAK_BERWENANG');
  const draft = {
    kind: 'complaint' as const,
    title: source.title,
    details: `${source.text.slice(0, 4700)}\n\n${source.author ?? ''}, ${source.number}: /imah/topic/${topicId}`.trim(),
    priority: 'medium' as const,
    source: 'app' as const,
    audience: 'resident' as const,
    fileIds: [],
  };
  const edit = { orgId, buildingId, actor, rows, requestId, now };
  const ticket = await withRules(context, createTicket(context, edit, draft));
  await runCommand<void, void>(context, asking, {
    lock: async () => {},
    write: async (trx) => {
      const link = { ticket_id: ticket.id };
      await trx
        .updateTable(postId === null ? 'topic' : 'topic_post')
        .set((eb) => ({ ...link, version: eb('version', '+', 1) }))
        .where('org_id', '=', orgId)
        .where('id', '=', postId ?? topicId)
        .execute();
      const after = { ticketId: ticket.id, postId };
      return {
        result: undefined,
        audit: { action: 'ticket', entity: 'topic', entityId: topicId, buildingId, after },
        effects: await topicEvents(trx, { topicId, version: source.version }, now),
      };
    },
  });
  return ticket;
}

async function readSource(db: Kysely<Database>, { orgId, topicId }: Posting, postId: string | null): Promise<Source> {
  const topic = await db
    .selectFrom('topic as t')
    .leftJoin('app_user as u', 'u.id', 't.author_id')
    .select(['t.building_id as buildingId', 't.number', 't.title', 't.version'])
    .select(['t.body as text', 'u.name as author', 't.ticket_id as ticketId'])
    .where('t.org_id', '=', orgId)
    .where('t.id', '=', topicId)
    .executeTakeFirst();
  if (topic === undefined) throw notFound();
  if (postId === null) return topic;
  const post = await db
    .selectFrom('topic_post as p')
    .leftJoin('app_user as u', 'u.id', 'p.author_id')
    .select(['p.body as text', 'u.name as author', 'p.ticket_id as ticketId'])
    .where('p.org_id', '=', orgId)
    .where('p.topic_id', '=', topicId)
    .where('p.id', '=', postId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  if (post === undefined) throw notFound();
  return { ...topic, ...post };
}
