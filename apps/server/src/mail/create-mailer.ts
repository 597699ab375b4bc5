import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createFileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** SMTP where the configuration names a server, else files in the data folder. */
export function createMailer(config: Config, now: () => number): Mailer {
  const from = senderOf(config.publicUrl);
  return config.smtpUrl === null
    ? createFileMailer(mailFolder(config), from, now)
    : createSmtpMailer(config.smtpUrl, from);
}

export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'mail');
}

/** The installation's own domain where it has a name; `.invalid` is one that nobody can own. */
export function senderOf(publicUrl: string | null): string {
  return `Imah <noreply@${publicUrl === null ? 'imah.invalid' : new URL(publicUrl).hostname}>`;
}
