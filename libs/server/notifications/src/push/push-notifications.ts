import { type Kysely, sql } from 'kysely';
import type { Config } from '@imah/server-platform/config';
import type { Database } from '@imah/server-platform/database/schema';
import type { DueDelivery } from '../due-deliveries.ts';
import type { Addressee } from '../person-wishes.ts';
import { renderNotification, textsOf } from '../texts/render.ts';
import { pushContact, type PushMessage, sendPush } from './send-push.ts';
import { vapidKeys } from './vapid-keys.ts';

/** More than these at one moment are told as a number. */
const mostAtOnce = 3;

/**
 * Sends what a person is told of at this moment to each of their browsers. `skipped` when there is
 * none. Browsers that are gone are forgotten.
 * @throws {Error} when no browser could be reached and one of them may be reached later
 */
export async function pushToPerson(
  { db, config }: { readonly db: Kysely<Database>; readonly config: Config },
  addressee: Addressee,
  deliveries: readonly DueDelivery[],
): Promise<'sent' | 'skipped'> {
  const devices = await db
    .selectFrom('push_device')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('user_id', '=', addressee.userId)
    .execute();
  const messages = messagesOf(addressee, deliveries);
  if (devices.length === 0 || messages.length === 0) return 'skipped';
  const keys = await vapidKeys(db);
  const urgency = deliveries.some((delivery) => delivery.urgency === 'critical') ? 'high' : 'normal';
  const outcomes = await Promise.allSettled(
    devices.map(async (device) => {
      for (const message of messages) {
        if ((await sendPush(device, message, urgency, keys, pushContact(config))) === 'sent') continue;
        await sql`DELETE FROM push_device WHERE id = ${device.id}`.execute(db);
        return 'gone';
      }
      return 'sent';
    }),
  );
  if (outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value === 'sent')) return 'sent';
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return 'skipped';
}

function messagesOf({ locale, timeZone }: Addressee, deliveries: readonly DueDelivery[]): PushMessage[] {
  if (deliveries.length > mostAtOnce)
    return [{ ...textsOf(locale).push.several(deliveries.length), href: '/imah', tag: 'several' }];
  return deliveries.flatMap((delivery) => {
    const text = renderNotification(delivery, locale, timeZone);
    if (text === null) return [];
    return [{ title: text.title, body: text.body, href: delivery.href ?? '/imah', tag: delivery.notificationId }];
  });
}
