import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Sends through the server of `url` (`smtp://user:password@host:587`), over a few kept connections. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, pool: true, maxConnections: 2, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    { from },
  );
  return {
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({ to, subject, text, ...(html === undefined ? {} : { html }) });
    },
    close: async () => transport.close(),
  };
}
