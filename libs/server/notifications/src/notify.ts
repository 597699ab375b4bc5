import { type NotificationKind, notificationKinds } from '@imah/contract/notifications/words';
import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { NewNotification, Recipients } from './new-notification.ts';

/**
 * The one entry point through which people are told of something. Written in the transaction of the change
 * it tells of, so that neither happens without the other, in the order of the calls; sent after it, to whoever it then concerns, but to nobody who did
 * it themselves. `now` in milliseconds since 1970 UTC.
 */
export async function notify<K extends NotificationKind>(
  trx: Transaction<Database>,
  notification: NewNotification<K>,
  now: number,
): Promise<void> {
  const { kind, actorId, place, urgency, channels, dedupeKey, data, href } = notification;
  if (notification.recipients.kind === 'granted' && place === undefined)
    throw new Error(`${kind} names no place to hold a permission in`);
  const recipients = othersThan(actorId, notification.recipients);
  if (recipients.kind === 'people' && recipients.userIds.length === 0) return;
  await sql`
    INSERT INTO notification_outbox (id, org_id, building_id, kind, urgency, channels, recipients, dedupe_key, data, href, at)
    VALUES (uuidv7(), ${place?.orgId ?? null}, ${place?.buildingId ?? null}, ${kind},
      ${urgency ?? notificationKinds[kind].urgency}, ${channels === undefined ? null : [...channels]}::text[], ${JSON.stringify(recipients)}::jsonb, ${dedupeKey},
      ${JSON.stringify(data)}::jsonb, ${href ?? null}, ${new Date(now)})`.execute(trx);
}

/** Nobody is told of what they did themselves. */
function othersThan(actorId: string | null, recipients: Recipients): Recipients {
  if (recipients.kind === 'people')
    return { kind: 'people', userIds: [...new Set(recipients.userIds)].filter((userId) => userId !== actorId) };
  if (actorId === null) return recipients;
  return { ...recipients, except: [...new Set([...(recipients.except ?? []), actorId])] };
}
