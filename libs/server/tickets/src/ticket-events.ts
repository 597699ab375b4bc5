import type { TicketEvent } from '@imah/contract/tickets';
import type { TicketEventKind } from '@imah/contract/tickets/words';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, readCursor, writeCursor } from '@imah/server-platform/http';

type Data = Partial<Omit<TicketEvent, 'seq' | 'kind' | 'at' | 'actor' | 'assignee'>> & {
  readonly assigneeId?: string | null;
  /** The id that the client made for the change. */
  readonly stepId?: string | null;
};

/** A ticket by its organisation and id. */
export interface TicketKey {
  readonly orgId: string;
  readonly ticketId: string;
}

/** Writes down what happened to a ticket, in the transaction of the change. */
export async function writeTicketEvent(
  trx: Transaction<Database>,
  { orgId, ticketId }: TicketKey,
  event: { readonly kind: TicketEventKind; readonly actorId: string | null; readonly data?: Data },
  now: number,
): Promise<void> {
  await sql`
    WITH numbered AS (
      UPDATE ticket SET event_seq = event_seq + 1 WHERE org_id = ${orgId} AND id = ${ticketId} RETURNING event_seq)
    INSERT INTO ticket_event (org_id, ticket_id, seq, kind, at, actor_id, data)
    SELECT ${orgId}, ${ticketId}, event_seq, ${event.kind}, ${new Date(now)}, ${event.actorId},
      ${JSON.stringify(event.data ?? {})}::jsonb FROM numbered`.execute(trx);
}

/** Who did the newest thing of that kind to a ticket; null for the clock, a rule, or whoever has no account. */
export async function findDoer(
  trx: Transaction<Database>,
  { orgId, ticketId }: TicketKey,
  kind: TicketEventKind,
): Promise<string | null> {
  const newest = await trx
    .selectFrom('ticket_event')
    .select('actor_id as actorId')
    .where('org_id', '=', orgId)
    .where('ticket_id', '=', ticketId)
    .where('kind', '=', kind)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.actorId ?? null;
}

/**
 * Whether this very change was made before; `like` says what else it must have been.
 * @throws {HttpProblem} 409 when its id is another's
 */
export async function wasWritten(
  trx: Transaction<Database>,
  { orgId, ticketId }: TicketKey,
  change: {
    readonly kind: TicketEventKind;
    readonly id: string | undefined;
    readonly actorId: string | null;
    readonly like?: RawBuilder<boolean>;
  },
): Promise<boolean> {
  if (change.id === undefined) return false;
  const written = await trx
    .selectFrom('ticket_event')
    .select('actor_id')
    .select((change.like ?? sql<boolean>`true`).as('isLike'))
    .where('org_id', '=', orgId)
    .where('ticket_id', '=', ticketId)
    .where('kind', '=', change.kind)
    .where(sql`data ->> 'stepId'`, '=', change.id)
    .executeTakeFirst();
  if (written === undefined) return false;
  if (written.actor_id !== change.actorId || !written.isLike) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
  return true;
}

const position = z.object({ seq: z.int32() });

/** What happened to a ticket, newest first. @throws {HttpProblem} 422 at `cursor` */
export async function readTicketEvents(
  db: Kysely<Database>,
  { orgId, ticketId }: TicketKey,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ data: TicketEvent[]; meta: { nextCursor: string | null } }> {
  const after = readCursor(position, cursor);
  const { rows } = await sql<EventRow>`
    SELECT e.seq, e.kind, e.at, e.data, u.id AS "actorId", u.name AS "actorName", a.id AS "assigneeId", a.name AS "assigneeName"
    FROM ticket_event e LEFT JOIN app_user u ON u.id = e.actor_id
    LEFT JOIN app_user a ON a.id = (e.data ->> 'assigneeId')::uuid
    WHERE e.org_id = ${orgId} AND e.ticket_id = ${ticketId} AND ${after === null ? sql`true` : sql`e.seq < ${after.seq}`}
    ORDER BY e.seq DESC LIMIT ${limit + 1}`.execute(db);
  const data = rows.slice(0, limit).map(toEvent);
  const last = rows.length > limit ? data.at(-1) : undefined;
  return { data, meta: { nextCursor: last === undefined ? null : writeCursor({ seq: last.seq }) } };
}

interface EventRow {
  readonly seq: number;
  readonly kind: TicketEventKind;
  readonly at: Date;
  readonly data: Data;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
}

function toEvent({ seq, kind, at, data, actorId, actorName, assigneeId, assigneeName }: EventRow): TicketEvent {
  const {
    from = null,
    to = null,
    reason = null,
    note = null,
    waitingReason = null,
    until = null,
    begin = null,
    fields = [],
  } = data;
  const actor = actorId === null ? null : { id: actorId, name: actorName ?? '' };
  const assignee = assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' };
  return {
    seq,
    kind,
    at: at.toISOString(),
    actor,
    from,
    to,
    reason,
    note,
    waitingReason,
    until,
    begin,
    fields,
    assignee,
  };
}
