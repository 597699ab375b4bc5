import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { installationKey } from '@imah/server-platform/sessions';

const secretName = 'identity-number-key';

/** Seals an identity number with the installation's key (AES-256-GCM): nonce, tag, text. */
export async function seal(db: Kysely<Database>, text: string): Promise<Buffer> {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await installationKey(db, secretName), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws when the sealed text was changed, or sealed with another key */
export async function unseal(db: Kysely<Database>, sealed: Buffer): Promise<string> {
  const decipher = createDecipheriv('aes-256-gcm', await installationKey(db, secretName), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}

/** What shows of a number: `3174********0001`. */
export function hintOf(number: string): string {
  return number.slice(0, 4) + '*'.repeat(number.length - 8) + number.slice(-4);
}
