import type { NotificationChannel } from '@imah/contract/notifications/words';
import type { ChannelAdapter } from './channel-adapter.ts';
import { inAppChannel } from './in-app-channel.ts';
import { mailChannel } from './mail-channel.ts';
import { pushChannel } from './push-channel.ts';
import { whatsAppChannel } from './whatsapp-channel.ts';

/** The adapter of every channel that people can choose. */
export const channelAdapters: Readonly<Record<NotificationChannel, ChannelAdapter>> = {
  'in-app': inAppChannel,
  email: mailChannel,
  push: pushChannel,
  whatsapp: whatsAppChannel,
};
