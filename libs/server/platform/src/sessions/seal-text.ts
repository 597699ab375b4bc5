import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { installationKey } from './installation-key.ts';

/** Seals a text with the key of this installation that has the name (AES-256-GCM): nonce, tag, text. */
export async function sealText(db: Kysely<Database>, keyName: string, text: string): Promise<Buffer> {
  return sealWith(await installationKey(db, keyName), text);
}

/** @throws when the sealed text was changed, or sealed with another key */
export async function unsealText(db: Kysely<Database>, keyName: string, sealed: Buffer): Promise<string> {
  return unsealWith(await installationKey(db, keyName), sealed);
}

/** As `sealText`, with a key that was read before. */
export function sealWith(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** As `unsealText`, with a key that was read before. */
export function unsealWith(key: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}
