import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { isLoopbackHost } from '../system/runtime-config.ts';

/** Whether a request was sent to a name of this installation. */
export type KnowsHost = (request: Pick<IncomingMessage, 'headers'>) => boolean;

/**
 * A page elsewhere can let its own name lead to this computer, and then counts as our origin: by the name it asked for it
 * is told apart. With the demonstration, whose passwords everybody knows, only this computer's own names are answered;
 * with a public address its name, and those of the other addresses that the operator has named. This computer's own
 * names are always answered: nobody else can have them, and checks of health and proxies on this machine use them.
 * Without a public address the names are not known, so every one is answered.
 */
export function createKnownHosts(
  config: Pick<Config, 'publicUrl' | 'publicApiBase' | 'publicMqttUrl' | 'publicFallbackApiBase'>,
  demo: 'demo' | 'no-demo',
): KnowsHost {
  if (demo === 'no-demo' && config.publicUrl === null) return () => true;
  const addresses = [config.publicUrl, config.publicApiBase, config.publicMqttUrl, config.publicFallbackApiBase];
  const named = demo === 'demo' ? [] : addresses.flatMap((address) => (address === null ? [] : [hostOf(address)]));
  const known = new Set(named);
  return ({ headers: { host } }) => host !== undefined && (isLoopbackHost(host) || known.has(host.toLowerCase()));
}

/** As a browser sends it: without the port that goes without saying. */
function hostOf(address: string): string {
  return new URL(address.replace(/^ws/, 'http')).host;
}
