import type { Config } from '../config/config.ts';

/**
 * An address of this installation for a mail. Never the Host header of a request: whoever asks for the mail could
 * have it point to another site.
 */
export function publicLink(config: Pick<Config, 'publicUrl' | 'host' | 'port'>, path: string): string {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return `${config.publicUrl ?? `http://${host}:${config.port}`}${path}`;
}
