import { repeat } from '@imah/server-platform/jobs';
import type { DeliveryPorts } from './channels/channel-adapter.ts';
import { deliverDue } from './deliver.ts';
import { fanOut } from './fan-out.ts';
import { purgeReplyAddresses } from './mail-replies/reply-address.ts';
import { purgeNotifications } from './purge-notifications.ts';
import { purgeOccupantMessages, sendToOccupants } from './occupants/send-to-occupants.ts';
import { purgeReplies } from './whatsapp/take-reply.ts';

export interface NotificationService {
  /** Does at once what otherwise waits for its timer: tells of all that was written, and delivers what is due. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const everyMs = 500;
const purgeEveryMs = 3_600_000;

/** Tells people of what has been written for them, in every process on the same database. */
export function startNotifications(ports: DeliveryPorts): NotificationService {
  const { db, log, now } = ports;

  async function settled(): Promise<void> {
    while ((await fanOut(ports)) > 0);
    while ((await deliverDue(ports)) > 0);
    while ((await sendToOccupants(ports)) > 0);
  }

  async function purge(): Promise<void> {
    await purgeNotifications(db, now());
    await purgeReplyAddresses(db, now());
    await purgeReplies(db, now());
    await purgeOccupantMessages(db, now());
  }

  const timers = [repeat(everyMs, settled, log), repeat(purgeEveryMs, purge, log)];
  return {
    settled,
    stop: async () => {
      await Promise.all(timers.map((stop) => stop()));
    },
  };
}
