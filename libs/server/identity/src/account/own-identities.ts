import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { type Handler, type Handlers, HttpProblem } from '@imah/server-platform/http';

export function identityLinkHandlers(context: ServerContext): Pick<Handlers, 'listIdentities' | 'unlinkIdentity'> {
  return { listIdentities: listIdentities(context), unlinkIdentity: unlinkIdentity(context) };
}

function listIdentities(context: ServerContext): Handler<'listIdentities'> {
  return async ({ actor }) => {
    const rows = await context.db
      .selectFrom('linked_identity as l')
      .innerJoin('app_user as u', 'u.id', 'l.user_id')
      .select(['l.id', 'l.provider', 'l.email', 'l.linked_at as linkedAt', 'l.last_used_at as lastUsedAt'])
      .select(sql<boolean>`u.password_hash IS NOT NULL`.as('hasPassword'))
      .where('l.user_id', '=', actor.userId)
      .orderBy('l.linked_at')
      .orderBy('l.id')
      .execute();
    const data = rows.map(({ linkedAt, lastUsedAt, hasPassword, ...row }) => ({
      ...row,
      isLastWayIn: !hasPassword && rows.length === 1,
      linkedAt: linkedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
    return { data, meta: { nextCursor: null } };
  };
}

/** The account's row is held meanwhile: of two last ways in, unlinked at once, one stays. */
function unlinkIdentity(context: ServerContext): Handler<'unlinkIdentity'> {
  return async ({ actor, params }) => {
    await context.db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('app_user')
        .select([sql<boolean>`password_hash IS NOT NULL`.as('hasPassword')])
        .where('id', '=', actor.userId)
        .forUpdate()
        .execute();
      const { rows: gone } = await sql`
        DELETE FROM linked_identity WHERE id = ${params.identityId} AND user_id = ${actor.userId} RETURNING 1`.execute(
        trx,
      );
      const { rows: left } = await sql`SELECT 1 FROM linked_identity WHERE user_id = ${actor.userId} LIMIT 1`.execute(
        trx,
      );
      if (gone.length > 0 && left.length === 0 && rows[0]?.hasPassword !== true)
        throw new HttpProblem(409, 'JALAN_MASUK_TERAKHIR');
    });
    return undefined;
  };
}
