import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GatewayError, reasonOf } from '../config/gateway-error.ts';

/**
 * Makes the folder, and holds it for this process alone, however that may end: two that write into one queue would tear it.
 * Resolves with how it is let go. @throws {GatewayError} where another holds it, or it cannot be written
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const address = addressOf(made(folder));
  const server = createServer((socket) => socket.destroy());
  server.unref();
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(address, () => {
        server.off('error', reject);
        resolve();
      });
    });
  try {
    await listen();
  } catch {
    if (await answers(address)) throw new GatewayError(reasonOf('folder-in-use', folder));
    // Who held it was killed, and has left its socket behind.
    if (!address.startsWith('\0')) rmSync(address, { force: true });
    await listen();
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** The folder, by the one name that it has whichever way leads to it. */
function made(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return realpathSync(folder);
  } catch (error) {
    throw unwritable(folder, error);
  }
}

export const unwritable = (folder: string, error: unknown): GatewayError =>
  new GatewayError(reasonOf('folder-unwritable', folder, error instanceof Error ? error.message : String(error)));

/** A path of a socket may have 100 characters, which a folder's easily has. */
function addressOf(folder: string): string {
  const name = `imah-gateway-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  switch (process.platform) {
    // A name without a file: a service has a folder of its own for what is temporary, and would not be seen from a terminal.
    case 'linux':
      return `\0${name}`;
    case 'win32':
      return `\\\\.\\pipe\\${name}`;
    default:
      return join(tmpdir(), `${name}.sock`);
  }
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
