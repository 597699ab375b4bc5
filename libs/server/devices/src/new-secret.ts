import { randomBytes } from 'node:crypto';

// Without letters and digits that look alike (Crockford), for whoever has to type it.
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * A user name and its secret. Short enough for the fields of small devices (Tasmota takes 32 characters); 130 bits are not
 * guessed.
 */
export function newSecret(): { readonly username: string; readonly secret: string } {
  return { username: `imah-${writable(16)}`, secret: writable(26) };
}

/** Characters of five random bits each. */
function writable(length: number): string {
  return [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
}
