import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { DeliveryPorts } from '../channels/channel-adapter.ts';
import { ChannelFault } from '../channels/channel-fault.ts';
import { retryMinutes } from '../due-deliveries.ts';
import { sendTemplate } from '../whatsapp/cloud-api.ts';
import type { OccupantTemplateName } from '../whatsapp/templates.ts';

interface DueMessage {
  readonly id: string;
  readonly messageId: string;
  readonly template: OccupantTemplateName;
  readonly parameters: readonly string[];
  readonly attempts: number;
  /** Null: they take none any more, or have an account by now. */
  readonly phone: string | null;
}

const batch = 50;
const leaseMs = 10 * 60_000;

/** Sends what occupants without an account are told and is due. Returns how many were taken. */
export async function sendToOccupants(ports: Pick<DeliveryPorts, 'config' | 'db' | 'log' | 'now'>): Promise<number> {
  const { config, db, log, now } = ports;
  const claimed = await claim(db, now());
  let down: ChannelFault | null = null;
  for (const message of claimed) {
    if (config.whatsapp === null || message.phone === null) {
      await end(db, message, 'skipped', null, now());
      continue;
    }
    if (down !== null) {
      await postpone(db, message, down, now());
      continue;
    }
    const { template, parameters, phone, messageId } = message;
    try {
      // What an occupant without an account speaks is not known.
      await sendTemplate(config.whatsapp, phone, messageId, { template, locale: 'id', parameters });
      await end(db, message, 'sent', null, now());
    } catch (error) {
      if (!(error instanceof ChannelFault)) throw error;
      log.warn({ channel: 'whatsapp', reason: error.message }, 'an occupant could not be told');
      if (error.reach === 'nobody-now') down = error;
      if (error.reach === 'never') await end(db, message, 'failed', error.message, now());
      else await postpone(db, message, error, now());
    }
  }
  return claimed.length;
}

/** Takes what is due; each attempt has an id of its own, which tells this process apart from another. */
async function claim(db: Kysely<Database>, now: number): Promise<DueMessage[]> {
  const turn = Array.from({ length: batch }, () => randomUUIDv7());
  const { rows } = await sql<DueMessage>`
    WITH due AS (
      SELECT id, row_number() OVER (ORDER BY due_at, id) AS place FROM (
        SELECT id, due_at FROM occupant_message WHERE status = 'queued' AND due_at <= ${new Date(now)}
        ORDER BY due_at, id LIMIT ${batch} FOR UPDATE SKIP LOCKED) taken
    ), claimed AS (
      UPDATE occupant_message m SET attempts = attempts + 1, due_at = ${new Date(now + leaseMs)},
        message_id = (${turn}::uuid[])[due.place]
      FROM due WHERE m.id = due.id
      RETURNING m.id, m.message_id, m.org_id, m.person_id, m.template, m.parameters, m.attempts
    )
    SELECT m.id, m.message_id AS "messageId", m.template, m.parameters, m.attempts,
      CASE WHEN p.user_id IS NULL AND c.state = 'agreed' AND c.phone = p.phone THEN p.phone END AS phone
    FROM claimed m JOIN person p ON p.org_id = m.org_id AND p.id = m.person_id
    LEFT JOIN whatsapp_consent c ON c.org_id = m.org_id AND c.person_id = m.person_id
    ORDER BY m.id`.execute(db);
  return rows;
}

async function end(
  db: Kysely<Database>,
  { id, messageId }: DueMessage,
  status: 'sent' | 'skipped' | 'failed',
  reason: string | null,
  now: number,
): Promise<void> {
  await sql`
    UPDATE occupant_message SET status = ${status}, error = ${reason}, finished_at = ${new Date(now)}
    WHERE id = ${id} AND message_id = ${messageId} AND status = 'queued'`.execute(db);
}

async function postpone(
  db: Kysely<Database>,
  message: DueMessage,
  { message: reason }: ChannelFault,
  now: number,
): Promise<void> {
  const minutes = retryMinutes[message.attempts - 1];
  if (minutes === undefined) return end(db, message, 'failed', reason, now);
  await sql`
    UPDATE occupant_message SET error = ${reason}, due_at = ${new Date(now + minutes * 60_000)}
    WHERE id = ${message.id} AND message_id = ${message.messageId} AND status = 'queued'`.execute(db);
}

const keptMs = 90 * 86_400_000;

/** Forgets what occupants were told long ago. */
export async function purgeOccupantMessages(db: Kysely<Database>, now: number): Promise<void> {
  await sql`DELETE FROM occupant_message WHERE created_at < ${new Date(now - keptMs)}`.execute(db);
}
