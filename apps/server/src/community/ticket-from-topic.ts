import { decideRows } from '@imah/contract/access';
import type { Ticket } from '@imah/contract/tickets';
import { type Kysely, sql } from 'kysely';
import { writeAudit } from '../access/audit.ts';
import type { CommandPorts } from '../command/run-command.ts';
import type { Database } from '../database/schema.ts';
import { HttpProblem, notFound } from '../http/errors.ts';
import { createTicket } from '../tickets/create-ticket.ts';
import { withRules } from '../tickets/settings/follow-rules.ts';
import { publishTopicEvent } from './notify-of-topic.ts';
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
export async function ticketFromTopic(context: CommandPorts, asking: Posting, postId: string | null): Promise<Ticket> {
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
  await context.db.transaction().execute(async (trx) => {
    await (
      postId === null
        ? sql`UPDATE topic SET ticket_id = ${ticket.id}, version = version + 1 WHERE org_id = ${orgId} AND id = ${topicId}`
        : sql`UPDATE topic_post SET ticket_id = ${ticket.id}, version = version + 1 WHERE org_id = ${orgId} AND id = ${postId}`
    ).execute(trx);
    const by = { kind: 'user', id: actor.userId } as const;
    const entry = { action: 'ticket', entity: 'topic', entityId: topicId, after: { ticketId: ticket.id, postId } };
    await writeAudit(trx, { orgId, buildingId, actor: by, requestId, ...entry }, now);
  });
  await publishTopicEvent(context, { topicId, version: source.version });
  return ticket;
}

async function readSource(db: Kysely<Database>, { orgId, topicId }: Posting, postId: string | null): Promise<Source> {
  const { rows } = await sql<Source>`
    SELECT t.building_id AS "buildingId", t.number, t.title, t.version,
      CASE WHEN p.id IS NULL THEN t.body ELSE p.body END AS text, u.name AS author,
      CASE WHEN p.id IS NULL THEN t.ticket_id ELSE p.ticket_id END AS "ticketId"
    FROM topic t
    LEFT JOIN topic_post p ON p.org_id = t.org_id AND p.topic_id = t.id AND p.id = ${postId}::uuid AND p.deleted_at IS NULL
    LEFT JOIN app_user u ON u.id = CASE WHEN p.id IS NULL THEN t.author_id ELSE p.author_id END
    WHERE t.org_id = ${orgId} AND t.id = ${topicId} AND (${postId}::uuid IS NULL OR p.id IS NOT NULL)`.execute(db);
  const [source] = rows;
  if (source === undefined) throw notFound();
  return source;
}
