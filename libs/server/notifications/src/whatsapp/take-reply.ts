import { type Kysely, sql, type Transaction } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { stopConsent } from '../occupants/stop-consent.ts';
import type { Reply } from './webhook-news.ts';

/** Meta tries for a week to deliver what it could not; what is older was kept by somebody. */
const triedMs = 7 * 86_400_000;
const stops: ReadonlySet<string> = new Set(['stop', 'berhenti']);

/** Whether the whole of a reply asks for no more messages. */
export function asksToStop(text: string): boolean {
  if (text.length > 40) return false;
  return stops.has(text.toLowerCase().replaceAll(/[^a-z]/g, ''));
}

/** Ends all WhatsApp messages to the number of a reply that asks for it; the same reply once more does nothing. */
export async function takeReply(ports: CommandPorts, reply: Reply, now: number): Promise<void> {
  const { db } = ports;
  if (!asksToStop(reply.text) || reply.at < now - triedMs) return;
  await stopConsent(ports, reply, now);
  await db.transaction().execute(async (trx) => {
    if (!(await isFirst(trx, reply, now))) return;
    await sql`
      DELETE FROM notification_choice WHERE channel = 'whatsapp'
        AND user_id IN (SELECT id FROM app_user WHERE phone = ${reply.phone})`.execute(trx);
    await sql`
      UPDATE notification_delivery SET status = 'skipped', finished_at = ${new Date(now)}
      WHERE channel = 'whatsapp' AND status = 'queued'
        AND user_id IN (SELECT id FROM app_user WHERE phone = ${reply.phone})`.execute(trx);
  });
}

async function isFirst(trx: Transaction<Database>, { id }: Reply, now: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO whatsapp_reply (id, at) VALUES (${id}, ${new Date(now)}) ON CONFLICT (id) DO NOTHING`.execute(trx);
  return numAffectedRows > 0n;
}

/** Forgets replies that are too old to be sent once more. */
export async function purgeReplies(db: Kysely<Database>, now: number): Promise<void> {
  await sql`DELETE FROM whatsapp_reply WHERE at < ${new Date(now - 2 * triedMs)}`.execute(db);
}
