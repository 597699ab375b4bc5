import type { NotificationChannel } from '@imah/contract/notifications/words';
import type { DeliveryPorts } from './channels/channel-adapter.ts';
import { channelAdapters } from './channels/channel-adapters.ts';
import { ChannelFault } from './channels/channel-fault.ts';
import { claimDue, type DueDelivery, postpone, settle } from './due-deliveries.ts';
import { type Addressee, readAddressees } from './person-wishes.ts';

const batch = 200;

type Down = Map<NotificationChannel, ChannelFault>;

/** Makes the deliveries whose time has come. Returns how many were taken. */
export async function deliverDue(ports: DeliveryPorts): Promise<number> {
  const claimed = await claimDue(ports.db, ports.now(), batch);
  const addressees = new Map(
    (await readAddressees(ports.db, [...new Set(claimed.map(({ userId }) => userId))])).map((each) => [
      each.userId,
      each,
    ]),
  );
  // A service that takes nothing now is asked once in a turn: the others do not wait for it too.
  const down: Down = new Map();
  for (const [userId, own] of Map.groupBy(claimed, (delivery) => delivery.userId)) {
    const addressee = addressees.get(userId);
    if (addressee === undefined) {
      await settle(ports.db, own, 'skipped', ports.now());
      continue;
    }
    for (const group of groupsOf(own)) await deliver(ports, addressee, group, down);
  }
  return claimed.length;
}

/** What leaves together: each critical mail or push by itself, the rest of a channel as one. */
function groupsOf(deliveries: readonly DueDelivery[]): DueDelivery[][] {
  const key = ({ channel, urgency, notificationId }: DueDelivery) =>
    urgency === 'critical' && channel !== 'in-app' ? `${channel}/${notificationId}` : channel;
  return [...Map.groupBy(deliveries, key).values()];
}

async function deliver(
  ports: DeliveryPorts,
  addressee: Addressee,
  group: readonly DueDelivery[],
  down: Down,
): Promise<void> {
  const { db, log, now } = ports;
  // What was read meanwhile need not be told again; what concerns the account's safety is all the same.
  const isOver = (each: DueDelivery) => each.isRead && each.urgency !== 'critical' && each.channel !== 'in-app';
  await settle(db, group.filter(isOver), 'skipped', now());
  const news = group.filter((each) => !isOver(each));
  const [first] = news;
  if (first === undefined) return;
  const { channel } = first;
  const isDown = down.get(channel);
  if (isDown !== undefined) return postpone(db, news, isDown, now());
  const { send, faultOf } = channelAdapters[channel];
  try {
    await settle(db, news, await send(ports, addressee, news), now());
  } catch (error) {
    log.warn({ channel, ...faultOf(error) }, 'a notification could not be delivered');
    if (error instanceof ChannelFault && error.reach === 'never') {
      await settle(db, news, 'failed', now(), error.message);
      return;
    }
    if (error instanceof ChannelFault && error.reach === 'nobody-now') down.set(channel, error);
    await postpone(db, news, error, now());
  }
}
