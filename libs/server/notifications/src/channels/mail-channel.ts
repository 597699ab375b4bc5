import { mailFaultOf } from '@imah/server-platform/mail';
import { writeMail } from '../mail-notifications.ts';
import type { ChannelAdapter } from './channel-adapter.ts';

/** One letter for all that is due, by the mailer of the installation. */
export const mailChannel: ChannelAdapter = {
  send: async ({ config, mailer }, addressee, deliveries) => {
    const mail = writeMail(config, addressee, deliveries);
    if (mail === null) return 'skipped';
    await mailer.send(mail);
    return 'sent';
  },
  faultOf: (error) => ({ ...mailFaultOf(error) }),
};
