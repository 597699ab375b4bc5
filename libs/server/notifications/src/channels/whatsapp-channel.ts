import { nameMessage } from '../due-deliveries.ts';
import { sendTemplate } from '../whatsapp/cloud-api.ts';
import { writeMessage } from '../whatsapp/write-message.ts';
import type { ChannelAdapter } from './channel-adapter.ts';
import { ChannelFault } from './channel-fault.ts';

/** One template message for all that is due, to the number that the person gave. */
export const whatsAppChannel: ChannelAdapter = {
  send: async ({ config, db }, addressee, deliveries) => {
    if (config.whatsapp === null || addressee.phone === null) return 'skipped';
    const message = writeMessage(config, addressee, deliveries);
    if (message === null) return 'skipped';
    await sendTemplate(config.whatsapp, addressee.phone, await nameMessage(db, deliveries), message);
    return 'sent';
  },
  faultOf: (error) => (error instanceof ChannelFault ? { reason: error.message } : { err: error }),
};
