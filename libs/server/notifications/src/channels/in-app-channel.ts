import { notificationTopic } from '@imah/contract/mqtt/words';
import type { NotificationPacket } from '@imah/contract/notifications';
import { countUnread } from '../read-inbox.ts';
import type { ChannelAdapter } from './channel-adapter.ts';

/** Open pages hear how many stand unread; the inbox itself is in the database. */
export const inAppChannel: ChannelAdapter = {
  send: async ({ db, live, now }, { userId }, deliveries) => {
    const [only] = deliveries;
    const isOne = deliveries.length === 1 && only !== undefined;
    const isCritical = deliveries.some(({ urgency }) => urgency === 'critical');
    await live.publish(notificationTopic(userId), {
      op: 'told',
      id: isOne ? only.notificationId : null,
      urgency: isCritical ? 'critical' : (only?.urgency ?? null),
      unread: await countUnread(db, userId, now()),
    } satisfies NotificationPacket);
    return 'sent';
  },
  faultOf: (error) => ({ err: error }),
};
