import { randomUUIDv7 } from 'node:crypto';
import type { Tariff, TariffDraft } from '@imah/contract/billing';
import { sql, type Kysely } from 'kysely';
import { type CommandPorts, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';

interface Place {
  readonly orgId: string;
  readonly buildingId: string;
}

/** All tariffs of a building, the newest first. */
export async function listTariffs(db: Kysely<Database>, { orgId, buildingId }: Place): Promise<Tariff[]> {
  const { rows } = await sql<Tariff>`
    SELECT id, kind, basis, payer, tax, rate_e4 AS "rateE4", to_char(lower(period), 'YYYY-MM') AS "from",
      to_char(upper(period), 'YYYY-MM') AS "to"
    FROM tariff WHERE org_id = ${orgId} AND building_id = ${buildingId}
    ORDER BY lower(period) DESC, kind DESC`.execute(db);
  return rows;
}

/** Sets a tariff from a month on; the version before it ends there. @throws {HttpProblem} 404, 409 where one begins then or later */
export function createTariff(ports: CommandPorts, edit: PersonalEdit & Place, draft: TariffDraft): Promise<Tariff> {
  const { orgId, buildingId, now } = edit;
  const from = `${draft.from}-01`;
  return runCommand<void, Tariff>(ports, edit, {
    lock: (trx) => lockBuilding(trx, edit),
    validate: async (trx) => {
      const { rows } = await sql`
        SELECT 1 FROM tariff WHERE org_id = ${orgId} AND building_id = ${buildingId} AND kind = ${draft.kind}
          AND lower(period) >= ${from}::date LIMIT 1`.execute(trx);
      if (rows.length > 0) throw new HttpProblem(409, 'TARIF_BERTUMPUK');
    },
    write: async (trx) => {
      await sql`
        UPDATE tariff SET period = daterange(lower(period), ${from}::date)
        WHERE org_id = ${orgId} AND building_id = ${buildingId} AND kind = ${draft.kind} AND upper_inf(period)`.execute(
        trx,
      );
      const id = randomUUIDv7();
      const { kind, basis, payer, tax, rateE4 } = draft;
      await trx
        .insertInto('tariff')
        .values({
          org_id: orgId,
          id,
          building_id: buildingId,
          kind,
          basis,
          payer,
          tax,
          rate_e4: rateE4,
          period: `[${from},)`,
          created_at: new Date(now),
        })
        .execute();
      return {
        result: { ...draft, id, to: null },
        audit: { action: 'create', entity: 'tariff', entityId: id, buildingId, after: draft },
      };
    },
  });
}

/** Runs and tariffs of a building are made one after the other. @throws {HttpProblem} 404 */
export async function lockBuilding(db: Kysely<Database>, { orgId, buildingId }: Place): Promise<void> {
  const found = await db
    .selectFrom('building')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw notFound();
}
