import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GatewayError, reasonOf } from './gateway-error.ts';
import { phrases } from './phrases.ts';
import type { Settings } from './settings.ts';

/** How the gateway shows who it is, and whom it believes. */
export interface Secrets {
  readonly password: string;
  /** Certificates to trust instead of the system's. */
  readonly ca: Buffer | null;
}

/** From the settings, and from the files that they name, beside `base`. @throws {GatewayError} */
export function readSecrets({ password, passwordFile, ca }: Settings['imah'], base: string): Secrets {
  return {
    password: password ?? passwordIn(resolve(base, passwordFile ?? '')),
    ca: ca === undefined ? null : bytesOf(resolve(base, ca)),
  };
}

function passwordIn(file: string): string {
  const text = bytesOf(file).toString('utf8').trim();
  if (text === '') throw new GatewayError(reasonOf('missing-setting', file, 'imah.password', phrases.password));
  return text;
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new GatewayError(reasonOf('file-unreadable', file, error instanceof Error ? error.message : String(error)));
  }
}
