import { createHash } from 'node:crypto';
import type { NotificationSettings, NotificationSettingsDraft, PushDevice } from '@imah/contract/notifications';
import { notificationChannels, notificationKindKeys, notificationKinds } from '@imah/contract/notifications/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Config } from '@imah/server-platform/config';
import type { Database } from '@imah/server-platform/database/schema';
import { type Addressee, channelState, readAddressees } from './person-wishes.ts';
import { browserName } from './browser-name.ts';
import { vapidKeys } from './push/vapid-keys.ts';

/** How a person is told of what; null for an account that is not active. */
export async function readSettings(
  db: Kysely<Database>,
  userId: string,
  { whatsapp }: Pick<Config, 'whatsapp'>,
): Promise<NotificationSettings | null> {
  const [person] = await readAddressees(db, [userId]);
  if (person === undefined) return null;
  const { timeZone, quietHours, digest, digestMinute, mutedBuildingIds } = person;
  return {
    timeZone,
    quietHours,
    digest,
    digestMinute,
    mutedBuildingIds: [...mutedBuildingIds],
    kinds: notificationKindKeys.map((kind) => {
      const { label, topic, urgency } = notificationKinds[kind];
      return { kind, label, topic, urgency, channels: channelsOf(person, kind) };
    }),
    pushKey: (await vapidKeys(db)).publicKey,
    pushDevices: await readPushDevices(db, userId),
    whatsapp: whatsapp === null ? 'unavailable' : person.phone === null ? 'no-number' : 'ready',
  };
}

/** Keeps what the person has said. What follows the kind anyway is not kept, so that it goes on following it. */
export async function changeSettings(
  trx: Transaction<Database>,
  userId: string,
  draft: NotificationSettingsDraft,
): Promise<void> {
  await sql`INSERT INTO notification_setting (user_id) VALUES (${userId}) ON CONFLICT (user_id) DO NOTHING`.execute(
    trx,
  );
  const { timeZone, quietHours, digest, digestMinute, mutedBuildingIds, choices = [] } = draft;
  await sql`
    UPDATE notification_setting SET
      time_zone = coalesce(${timeZone ?? null}, time_zone),
      quiet = coalesce(${quietHours === undefined ? null : quietHours === null ? 'never' : 'hours'}, quiet),
      quiet_from_minute = coalesce(${quietHours?.fromMinute ?? null}::integer, quiet_from_minute),
      quiet_to_minute = coalesce(${quietHours?.toMinute ?? null}::integer, quiet_to_minute),
      digest = coalesce(${digest ?? null}, digest),
      digest_minute = coalesce(${digestMinute ?? null}::integer, digest_minute),
      muted_building_ids = coalesce(${mutedBuildingIds ?? null}::uuid[], muted_building_ids)
    WHERE user_id = ${userId}`.execute(trx);
  for (const { kind, channel, on } of choices) {
    const follows = notificationKinds[kind].channels.some((each) => each === channel) === on;
    await (
      follows
        ? sql`DELETE FROM notification_choice WHERE user_id = ${userId} AND kind = ${kind} AND channel = ${channel}`
        : sql`
        INSERT INTO notification_choice (user_id, kind, channel, enabled) VALUES (${userId}, ${kind}, ${channel}, ${on})
        ON CONFLICT (user_id, kind, channel) DO UPDATE SET enabled = excluded.enabled`
    ).execute(trx);
  }
}

function channelsOf(person: Addressee, kind: (typeof notificationKindKeys)[number]) {
  const states = notificationChannels.map((channel) => [channel, channelState(person, kind, channel)] as const);
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(states) as NotificationSettings['kinds'][number]['channels'];
}

/** The browsers that take pushes for a person, newest first. */
async function readPushDevices(db: Kysely<Database>, userId: string): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom('push_device')
    .select(['id', 'endpoint', 'user_agent as userAgent', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, endpoint, userAgent, createdAt }) => ({
    id,
    name: browserName(userAgent),
    createdAt: createdAt.toISOString(),
    endpointHash: createHash('sha256').update(endpoint).digest('hex'),
  }));
}
