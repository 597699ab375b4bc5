import { sql, type Transaction } from 'kysely';
import { createOrganization } from '../access/create-organization.ts';
import { createBuilding } from '../buildings/create-building.ts';
import { readBuilding } from '../buildings/read-buildings.ts';
import type { ServerContext } from '../context.ts';
import { loadActor } from '../access/load-actor.ts';
import type { Database } from '../database/schema.ts';
import { HttpProblem } from '../http/errors.ts';
import type { Handler } from '../http/handler.ts';

/** S-45. Who boards owns the organisation they make. Who owns one already is refused; who only works in one is not. */
export function boarding(context: ServerContext): Handler<'boarding'> {
  return async ({ actor, body, request }) => {
    const now = context.now();
    const { organization, target } = await context.db.transaction().execute(async (trx) => {
      await requireNoOrganization(trx, actor.userId);
      const made = await createOrganization(
        trx,
        { ...body.organization, ownerId: actor.userId, locale: actor.locale, requestId: request.id },
        now,
      );
      const by = { kind: 'user', id: actor.userId } as const;
      const buildingId = await createBuilding(
        trx,
        { ...body.building, orgId: made.id, locale: actor.locale, by, requestId: request.id },
        now,
      );
      return { organization: made, target: { orgId: made.id, buildingId } };
    });
    await context.live.refreshGrants(actor.userId);

    const owner = await loadActor(context.db, actor.userId, now);
    const building = owner === null ? null : await readBuilding(context.db, owner, target.buildingId);
    if (building === null) throw new Error(`building ${target.buildingId} vanished after it was made`);
    return { data: { organization, building } };
  };
}

/** Two calls at once must not make two organisations: the account is held until the first is done. */
async function requireNoOrganization(trx: Transaction<Database>, userId: string): Promise<void> {
  await sql`SELECT 1 FROM app_user WHERE id = ${userId} FOR NO KEY UPDATE`.execute(trx);
  const { rows } = await sql`
    SELECT 1 FROM membership m
    JOIN membership_group mg ON mg.org_id = m.org_id AND mg.membership_id = m.id
    JOIN member_group g ON g.org_id = mg.org_id AND g.id = mg.group_id
    WHERE m.user_id = ${userId} AND g.default_key = 'owner' LIMIT 1`.execute(trx);
  if (rows.length > 0) throw new HttpProblem(409, 'SUDAH_PUNYA_ORGANISASI');
}
