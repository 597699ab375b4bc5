import { randomUUIDv7 } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { createOrganization, loadActor } from '@imah/server-platform/access';
import { createBuilding, findBuilding } from '@imah/server-buildings';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { recordingOf, runCommand } from '@imah/server-platform/command';
import { type Handler, HttpProblem } from '@imah/server-platform/http';

interface Boarded {
  readonly organization: Awaited<ReturnType<typeof createOrganization>>;
  readonly buildingId: string;
}

/** S-45. Who boards owns the organisation they make. Who owns one already is refused; who only works in one is not. */
export function boarding(context: ServerContext): Handler<'boarding'> {
  return async ({ actor, body, request }) => {
    const now = context.now();
    const edit = { orgId: randomUUIDv7(), actor, requestId: request.id, now };
    const { userId: ownerId, locale } = actor;
    const { organization, buildingId } = await runCommand<void, Boarded>(context, edit, {
      lock: (trx) => lockAccount(trx, ownerId),
      authorize: (trx) => requireNoOrganization(trx, ownerId),
      write: async (trx) => {
        const { parts, outcomeOf } = recordingOf(edit);
        const made = await createOrganization(trx, parts, { ...body.organization, ownerId, locale });
        const firstId = await createBuilding(trx, parts, { ...body.building, locale });
        parts.refreshAccess([ownerId]);
        return outcomeOf({ organization: made, buildingId: firstId });
      },
    });

    const owner = await loadActor(context.db, actor.userId, now);
    const building = owner === null ? null : await findBuilding(context.db, owner, buildingId);
    if (building === null) throw new Error(`building ${buildingId} vanished after it was made`);
    return { data: { organization, building } };
  };
}

/** Two calls at once must not make two organisations: the account is held until the first is done. */
async function lockAccount(trx: Transaction<Database>, userId: string): Promise<void> {
  await sql`SELECT 1 FROM app_user WHERE id = ${userId} FOR NO KEY UPDATE`.execute(trx);
}

async function requireNoOrganization(trx: Transaction<Database>, userId: string): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM membership m
    JOIN membership_group mg ON mg.org_id = m.org_id AND mg.membership_id = m.id
    JOIN member_group g ON g.org_id = mg.org_id AND g.id = mg.group_id
    WHERE m.user_id = ${userId} AND g.default_key = 'owner' LIMIT 1`.execute(trx);
  if (rows.length > 0) throw new HttpProblem(409, 'SUDAH_PUNYA_ORGANISASI');
}
