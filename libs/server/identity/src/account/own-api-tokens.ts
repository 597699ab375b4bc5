import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { type Handler, type Handlers, invalidField } from '@imah/server-platform/http';
import { createApiTokenText, hashToken } from '@imah/server-platform/sessions';

const dayMs = 86_400_000;
/** More than anyone keeps an eye on. */
const most = 50;

export function apiTokenHandlers(
  context: ServerContext,
): Pick<Handlers, 'listApiTokens' | 'createApiToken' | 'revokeApiToken'> {
  return {
    listApiTokens: listApiTokens(context),
    createApiToken: createApiToken(context),
    revokeApiToken: async ({ actor, params }) => {
      await sql`DELETE FROM api_token WHERE id = ${params.tokenId} AND user_id = ${actor.userId}`.execute(context.db);
      return undefined;
    },
  };
}

interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: string[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

/** One that has expired stays in the list until it is taken away: the person sees why a program stopped. */
function listApiTokens(context: ServerContext): Handler<'listApiTokens'> {
  return async ({ actor }) => {
    const rows = await context.db
      .selectFrom('api_token')
      .select([
        'id',
        'name',
        'prefix',
        'scopes',
        'created_at as createdAt',
        'expires_at as expiresAt',
        'last_used_at as lastUsedAt',
      ])
      .where('user_id', '=', actor.userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return { data: rows.map(toAnswer), meta: { nextCursor: null } };
  };
}

function createApiToken(context: ServerContext): Handler<'createApiToken'> {
  return async ({ actor, body }) => {
    const { token, prefix } = createApiTokenText();
    const at = new Date(context.now());
    const expiresAt = new Date(at.getTime() + body.expiresInDays * dayMs);
    const { rows } = await sql<TokenRow>`
      INSERT INTO api_token (id, user_id, name, prefix, token_hash, scopes, created_at, expires_at)
      SELECT ${randomUUIDv7()}::uuid, ${actor.userId}::uuid, ${body.name}, ${prefix}, ${hashToken(token)}::bytea,
        ${[...new Set(body.scopes)]}::text[], ${at}::timestamptz, ${expiresAt}::timestamptz
      WHERE (SELECT count(*) FROM api_token WHERE user_id = ${actor.userId}) < ${most}
      RETURNING id, name, prefix, scopes, created_at AS "createdAt", expires_at AS "expiresAt", last_used_at AS "lastUsedAt"`.execute(
      context.db,
    );
    const [row] = rows;
    if (row === undefined) throw invalidField('name', 'too-many', most);
    return { data: { token, apiToken: toAnswer(row) } };
  };
}

function toAnswer({ createdAt, expiresAt, lastUsedAt, ...row }: TokenRow) {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
