import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { sealText, unsealText } from '@imah/server-platform/sessions';

const secretName = 'identity-number-key';

/** Seals an identity number with the installation's key. */
export function seal(db: Kysely<Database>, text: string): Promise<Buffer> {
  return sealText(db, secretName, text);
}

/** @throws when the sealed text was changed, or sealed with another key */
export function unseal(db: Kysely<Database>, sealed: Buffer): Promise<string> {
  return unsealText(db, secretName, sealed);
}

/** What shows of a number: `3174********0001`. */
export function hintOf(number: string): string {
  return number.slice(0, 4) + '*'.repeat(number.length - 8) + number.slice(-4);
}
