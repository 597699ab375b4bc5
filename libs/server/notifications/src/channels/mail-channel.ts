import type { Config } from '@imah/server-platform/config';
import { mailFaultOf } from '@imah/server-platform/mail';
import { writeMail } from '../mail-notifications.ts';
import { replyTargetOf, threadOf } from '../mail-replies/mail-thread.ts';
import { issueReplyToken, replyAddressOf } from '../mail-replies/reply-address.ts';
import type { ChannelAdapter } from './channel-adapter.ts';

/** One letter for all that is due, by the mailer of the installation. */
export const mailChannel: ChannelAdapter = {
  send: async ({ config, db, mailer, now }, addressee, deliveries) => {
    const replies = config.mailReplies;
    const target = replies === null ? null : replyTargetOf(deliveries);
    const answered = replies === null || target === null ? null : { address: replies.address, target };
    const mail = writeMail(config, addressee, deliveries, answered === null ? 'unread' : answered.target.writes);
    if (mail === null) return 'skipped';
    const thread = threadOf(deliveries, domainOf(config));
    await mailer.send({
      ...mail,
      ...(thread === undefined ? {} : { thread }),
      ...(answered === null
        ? {}
        : { replyTo: replyAddressOf(answered.address, await issueReplyToken(db, answered.target, now())) }),
    });
    return 'sent';
  },
  faultOf: (error) => ({ ...mailFaultOf(error) }),
};

/** By which the installation's mails are known; `.invalid` is one that nobody can own. */
function domainOf({ mailReplies, publicUrl }: Pick<Config, 'mailReplies' | 'publicUrl'>): string {
  return mailReplies?.address.domain ?? (publicUrl === null ? 'imah.invalid' : new URL(publicUrl).hostname);
}
