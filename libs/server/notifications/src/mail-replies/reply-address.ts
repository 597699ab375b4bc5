import { createHash, createHmac } from 'node:crypto';
import type { ReplyAddress } from '@imah/server-platform/config';
import type { Database } from '@imah/server-platform/database/schema';
import { installationKey } from '@imah/server-platform/sessions';
import { type Kysely, sql } from 'kysely';

/** What an answer to a mail becomes, and whose it is. */
export interface ReplyTarget {
  readonly userId: string;
  readonly orgId: string;
  readonly ticketId: string;
  /** A mail about what only staff read is answered by what only staff read. */
  readonly writes: 'reply' | 'note';
}

/** How long a mail can be answered; the next mail about the ticket begins it anew. */
export const replyDays = 60;
const dayMs = 86_400_000;
/** What a forgotten address says of itself, so that its sender is told that it has expired. */
const keptMs = 180 * dayMs;

/**
 * The token of a person and a ticket: 160 bits that only this installation can work out, in letters that no mail server
 * changes. Every mail about the ticket has the same, and lets it live on.
 */
export async function issueReplyToken(db: Kysely<Database>, target: ReplyTarget, now: number): Promise<string> {
  const { userId, orgId, ticketId, writes } = target;
  const key = await installationKey(db, 'mail-replies');
  const token = base32(createHmac('sha256', key).update(`${userId}/${ticketId}/${writes}`).digest().subarray(0, 20));
  await sql`
    INSERT INTO mail_reply_address (token_hash, user_id, org_id, ticket_id, writes, expires_at)
    VALUES (${hashOf(token)}, ${userId}, ${orgId}, ${ticketId}, ${writes}, ${new Date(now + replyDays * dayMs)})
    ON CONFLICT (token_hash) DO UPDATE SET expires_at = excluded.expires_at`.execute(db);
  return token;
}

/** Whose token it is; null for none of ours. */
export async function findReplyTarget(
  db: Kysely<Database>,
  token: string,
  now: number,
): Promise<(ReplyTarget & { readonly state: 'open' | 'expired' }) | null> {
  const row = await db
    .selectFrom('mail_reply_address')
    .select(['user_id', 'org_id', 'ticket_id', 'writes', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (row === undefined) return null;
  const state = row.expires_at.getTime() > now ? 'open' : 'expired';
  const writes = row.writes === 'note' ? 'note' : 'reply';
  return { userId: row.user_id, orgId: row.org_id, ticketId: row.ticket_id, writes, state };
}

/** Forgets addresses that expired long ago. */
export async function purgeReplyAddresses(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('mail_reply_address')
    .where('expires_at', '<', new Date(now - keptMs))
    .execute();
}

/** `balas+token@gedung.example` */
export function replyAddressOf({ name, domain }: ReplyAddress, token: string): string {
  return `${name}+${token}@${domain}`;
}

/** The tokens among addresses that a mail was sent to, each once. */
export function replyTokensIn({ name, domain }: ReplyAddress, addresses: readonly string[]): string[] {
  const [head, tail] = [`${name}+`.toLowerCase(), `@${domain}`];
  const own = addresses
    .map((address) => address.trim().toLowerCase())
    .filter((address) => address.startsWith(head) && address.endsWith(tail))
    .map((address) => address.slice(head.length, -tail.length));
  return [...new Set(own)].filter((token) => /^[a-z2-7]{32}$/.test(token));
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** 20 bytes as 32 letters: mail servers take upper and lower case for the same. */
function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join('');
}
