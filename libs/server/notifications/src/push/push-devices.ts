import { createHash, randomUUIDv7 } from 'node:crypto';
import type { PushDevice, PushSubscriptionDraft } from '@imah/contract/notifications';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { browserName } from '../browser-name.ts';

/** A person who adds browsers without end loses the oldest. */
const mostDevices = 20;

/** Lets a browser take pushes for a person. One that took them for somebody else takes them for this person alone. */
export async function addPushDevice(
  db: Kysely<Database>,
  userId: string,
  { endpoint, keys }: PushSubscriptionDraft,
  userAgent: string | undefined,
  now: number,
): Promise<PushDevice> {
  const takes = { user_id: userId, p256dh: keys.p256dh, auth: keys.auth, user_agent: userAgent ?? null };
  const row = await db
    .insertInto('push_device')
    .values({ id: randomUUIDv7(), endpoint, created_at: new Date(now), ...takes })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(takes))
    .returning(['id', 'created_at as createdAt'])
    .executeTakeFirstOrThrow();
  await sql`
    DELETE FROM push_device WHERE id IN (
      SELECT id FROM push_device WHERE user_id = ${userId} ORDER BY created_at DESC, id DESC OFFSET ${mostDevices})`.execute(
    db,
  );
  return {
    id: row.id,
    name: browserName(userAgent),
    createdAt: row.createdAt.toISOString(),
    endpointHash: createHash('sha256').update(endpoint).digest('hex'),
  };
}

/** Sends a browser of the person no more pushes. */
export async function removePushDevice(db: Kysely<Database>, userId: string, id: string): Promise<void> {
  await sql`DELETE FROM push_device WHERE user_id = ${userId} AND id = ${id}`.execute(db);
}
