import { notificationTopic } from '@imah/contract/mqtt/words';
import type { NotificationPacket } from '@imah/contract/notifications';
import type { ServerContext } from '@imah/server-platform';
import { mailFaultOf } from '@imah/server-platform/mail';
import { claimDue, type DueDelivery, postpone, settle } from './due-deliveries.ts';
import { writeMail } from './mail-notifications.ts';
import { type Addressee, readAddressees } from './person-wishes.ts';
import { pushToPerson } from './push/push-notifications.ts';
import { countUnread } from './read-inbox.ts';

export type DeliveryPorts = Pick<ServerContext, 'config' | 'db' | 'domains' | 'live' | 'log' | 'mailer' | 'now'>;

const batch = 200;

/** Makes the deliveries whose time has come. Returns how many were taken. */
export async function deliverDue(ports: DeliveryPorts): Promise<number> {
  const claimed = await claimDue(ports.db, ports.now(), batch);
  const addressees = new Map(
    (await readAddressees(ports.db, [...new Set(claimed.map(({ userId }) => userId))])).map((each) => [
      each.userId,
      each,
    ]),
  );
  for (const [userId, own] of Map.groupBy(claimed, (delivery) => delivery.userId)) {
    const addressee = addressees.get(userId);
    if (addressee === undefined) {
      await settle(ports.db, own, 'skipped', ports.now());
      continue;
    }
    for (const group of groupsOf(own)) await deliver(ports, addressee, group);
  }
  return claimed.length;
}

/** What leaves together: each critical mail or push by itself, the rest of a channel as one. */
function groupsOf(deliveries: readonly DueDelivery[]): DueDelivery[][] {
  const key = ({ channel, urgency, notificationId }: DueDelivery) =>
    urgency === 'critical' && channel !== 'in-app' ? `${channel}/${notificationId}` : channel;
  return [...Map.groupBy(deliveries, key).values()];
}

async function deliver(ports: DeliveryPorts, addressee: Addressee, group: readonly DueDelivery[]): Promise<void> {
  const { db, log, now } = ports;
  // What was read meanwhile need not be told again; what concerns the account's safety is all the same.
  const isOver = (each: DueDelivery) => each.isRead && each.urgency !== 'critical' && each.channel !== 'in-app';
  await settle(db, group.filter(isOver), 'skipped', now());
  const news = group.filter((each) => !isOver(each));
  const [first] = news;
  if (first === undefined) return;
  try {
    await settle(db, news, await send(ports, addressee, first.channel, news), now());
  } catch (error) {
    const { channel } = first;
    const fault = channel === 'email' ? mailFaultOf(error) : { err: error };
    log.warn({ channel, ...fault }, 'a notification could not be delivered');
    await postpone(db, news, error, now());
  }
}

async function send(
  ports: DeliveryPorts,
  addressee: Addressee,
  channel: DueDelivery['channel'],
  deliveries: readonly DueDelivery[],
): Promise<'sent' | 'skipped'> {
  switch (channel) {
    case 'in-app':
      await publishToOpenPages(ports, addressee.userId, deliveries);
      return 'sent';
    case 'push':
      return pushToPerson(ports, addressee, deliveries);
    case 'email': {
      const mail = writeMail(ports.config, addressee, deliveries);
      if (mail === null) return 'skipped';
      await ports.mailer.send(mail);
      return 'sent';
    }
  }
}

async function publishToOpenPages(
  { db, live }: DeliveryPorts,
  userId: string,
  deliveries: readonly DueDelivery[],
): Promise<void> {
  const [only] = deliveries;
  const isOne = deliveries.length === 1 && only !== undefined;
  const isCritical = deliveries.some(({ urgency }) => urgency === 'critical');
  await live.publish(notificationTopic(userId), {
    op: 'told',
    id: isOne ? only.notificationId : null,
    urgency: isCritical ? 'critical' : (only?.urgency ?? null),
    unread: await countUnread(db, userId),
  } satisfies NotificationPacket);
}
