import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Sends through the server of `url` (`smtp://user:password@host:587`), over a few kept connections. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, pool: true, maxConnections: 2, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    { from },
  );
  return {
    send: async ({ to, subject, text, html, replyTo, thread, automatic = 'generated' }) => {
      await transport.sendMail({
        to,
        subject,
        text,
        // Programs that answer by themselves leave it alone (RFC 3834).
        headers: { 'Auto-Submitted': `auto-${automatic}` },
        ...(html === undefined ? {} : { html }),
        ...(replyTo === undefined ? {} : { replyTo }),
        ...(thread === undefined
          ? {}
          : {
              messageId: thread.messageId,
              references: [...thread.references],
              ...(thread.references.length === 0 ? {} : { inReplyTo: thread.references.at(-1) }),
            }),
      });
    },
    close: async () => transport.close(),
  };
}
