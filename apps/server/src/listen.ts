import { createServer } from 'node:net';
import { StartupError } from '@imah/server-platform/config';
import { errorCode } from '@imah/server-platform/system';

export interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * The port to listen on: `port`, or a free one for 0. Asked before the database starts, so that a
 * port in use is told at once.
 * @throws {StartupError} `port-in-use`, `cannot-listen`
 */
export async function findPort({ host, port }: Address, variable: string): Promise<number> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve));
  } catch (error) {
    throw listenFault(error, { host, port }, variable);
  }
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** The sentence for a listener that failed; anything else comes back as it is. */
export function listenFault(error: unknown, { host, port }: Address, variable: string): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return new StartupError('port-in-use', variable, port);
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartupError('cannot-listen', host, port, code);
  return error;
}

/** An address that a browser on this computer can open. */
export function urlOf({ host, port }: Address): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
