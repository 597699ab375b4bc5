import type { TicketEvent } from '@imah/contract/tickets';
import type { TicketEventKind } from '@imah/contract/tickets/words';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/schema.ts';
import { HttpProblem } from '../http/errors.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';

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
  const { rows } = await sql<{ mine: boolean }>`
    SELECT actor_id IS NOT DISTINCT FROM ${change.actorId}::uuid AND ${change.like ?? sql`true`} AS mine
    FROM ticket_event
    WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND kind = ${change.kind} AND data ->> 'stepId' = ${change.id}`.execute(
    trx,
  );
  if (rows[0]?.mine === false) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
  return rows.length > 0;
}

const position = z.object({ seq: z.int32() });

/** What happened to a ticket, newest first. @throws {HttpProblem} 422 at `cursor` */
export async function readTicketEvents(
  db: Kysely<Database>,
  { orgId, ticketId }: TicketKey,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ data: TicketEvent[]; meta: { nextCursor: string | null } }> {
  const after = readCursor(position, cursor);
  const { rows } = await sql<TicketEvent & { at: Date }>`
    SELECT e.seq, e.kind, e.at, CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', u.name) END AS actor,
      e.data ->> 'from' AS from, e.data ->> 'to' AS to, e.data ->> 'reason' AS reason, e.data ->> 'note' AS note,
      e.data ->> 'waitingReason' AS "waitingReason", e.data ->> 'until' AS until, coalesce(e.data -> 'fields', '[]') AS fields,
      CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'name', a.name) END AS assignee
    FROM ticket_event e LEFT JOIN app_user u ON u.id = e.actor_id
    LEFT JOIN app_user a ON a.id = (e.data ->> 'assigneeId')::uuid
    WHERE e.org_id = ${orgId} AND e.ticket_id = ${ticketId} AND ${after === null ? sql`true` : sql`e.seq < ${after.seq}`}
    ORDER BY e.seq DESC LIMIT ${limit + 1}`.execute(db);
  const data = rows.slice(0, limit).map((row) => ({ ...row, at: row.at.toISOString() }));
  const last = rows.length > limit ? data.at(-1) : undefined;
  return { data, meta: { nextCursor: last === undefined ? null : writeCursor({ seq: last.seq }) } };
}
