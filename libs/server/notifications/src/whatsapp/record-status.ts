import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { retryMinutes } from '../due-deliveries.ts';
import { faultText } from './cloud-api.ts';
import { reachOfCode } from './fault-of-code.ts';
import type { MessageStatus } from './webhook-news.ts';

/** A state is followed only by those after it: statuses come in any order, and more than once. */
const before = {
  sent: ['queued'],
  delivered: ['queued', 'sent'],
  read: ['queued', 'sent', 'delivered'],
} as const;

/** Where messages stand that are waiting for what Meta says of them. */
const tables = ['notification_delivery', 'occupant_message'] as const;

/** Writes down what Meta says of a message; said again it changes nothing. */
export async function recordStatus(db: Kysely<Database>, status: MessageStatus, now: number): Promise<void> {
  for (const table of tables) await recordIn(db, table, status, now);
}

async function recordIn(
  db: Kysely<Database>,
  table: (typeof tables)[number],
  { messageId, state, fault }: MessageStatus,
  now: number,
): Promise<void> {
  if (state !== 'failed') {
    await sql`
      UPDATE ${sql.table(table)} SET status = ${state}, finished_at = coalesce(finished_at, ${new Date(now)}), error = NULL
      WHERE message_id = ${messageId} AND status = ANY(${[...before[state]]}::text[])`.execute(db);
    return;
  }
  const error = fault === null ? 'WhatsApp' : faultText(fault.code, fault.title);
  const pauses = fault === null || reachOfCode(fault.code) === 'never' ? [] : [...retryMinutes];
  // What may be sent later waits as after a refusal at once; its id is that of the next attempt.
  await sql`
    UPDATE ${sql.table(table)} SET error = ${error}, message_id = NULL,
      status = CASE WHEN attempts <= ${pauses.length} THEN 'queued' ELSE 'failed' END,
      due_at = CASE WHEN attempts <= ${pauses.length}
        THEN ${new Date(now)}::timestamptz + make_interval(mins => (${pauses}::integer[])[attempts]) ELSE due_at END,
      finished_at = CASE WHEN attempts <= ${pauses.length} THEN NULL ELSE ${new Date(now)}::timestamptz END
    WHERE message_id = ${messageId} AND status IN ('queued', 'sent')`.execute(db);
}
