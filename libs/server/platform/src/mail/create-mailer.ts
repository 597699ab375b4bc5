import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createFileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';

/** SMTP where the configuration names a server, else files in the data folder. */
export async function createMailer(config: Config, now: () => number): Promise<Mailer> {
  const from = senderOf(config.publicUrl);
  if (config.smtpUrl === null) return createFileMailer(mailFolder(config), from, now);
  // Loaded where it is used: the client takes memory that an installation without a mail server need not give.
  const { createSmtpMailer } = await import('./smtp-mailer.ts');
  return createSmtpMailer(config.smtpUrl, from);
}

export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'mail');
}

/** The installation's own domain where it has a name; `.invalid` is one that nobody can own. */
export function senderOf(publicUrl: string | null): string {
  return `Imah <noreply@${publicUrl === null ? 'imah.invalid' : new URL(publicUrl).hostname}>`;
}
