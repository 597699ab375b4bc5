import { randomUUIDv7 } from 'node:crypto';
import type { MeteredTariff, Tariff, TariffDraft } from '@imah/contract/billing';
import { type ChargeBasis, type ChargeKind, chargeKinds, isMetered } from '@imah/contract/billing/words';
import { sql, type Kysely } from 'kysely';
import { type CommandPorts, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';

interface Place {
  readonly orgId: string;
  readonly buildingId: string;
}

interface TariffRow extends Pick<Tariff, 'id' | 'payer' | 'tax' | 'from' | 'to'> {
  readonly kind: ChargeKind;
  readonly basis: ChargeBasis;
  readonly rateE4: number | null;
  readonly tiers: MeteredTariff['tiers'] | null;
  readonly fixedFee: number;
  readonly minCharge: number;
  readonly localTaxPpm: number;
}

/** All tariffs of a building, the newest first. */
export async function listTariffs(db: Kysely<Database>, { orgId, buildingId }: Place): Promise<Tariff[]> {
  const { rows } = await sql<TariffRow>`
    SELECT id, kind, basis, payer, tax, rate_e4 AS "rateE4", tiers, fixed_fee AS "fixedFee", min_charge AS "minCharge",
      local_tax_ppm AS "localTaxPpm", to_char(lower(period), 'YYYY-MM') AS "from", to_char(upper(period), 'YYYY-MM') AS "to"
    FROM tariff WHERE org_id = ${orgId} AND building_id = ${buildingId}
    ORDER BY lower(period) DESC, kind DESC`.execute(db);
  return rows.flatMap(tariffOf);
}

/** The tariffs that hold in a month, in the order of their kinds. */
export async function tariffsOfMonth(db: Kysely<Database>, place: Place, period: string): Promise<Tariff[]> {
  const holding = (await listTariffs(db, place)).filter(
    ({ from, to }) => from <= period && (to === null || period < to),
  );
  return holding.toSorted((one, other) => chargeKinds.indexOf(one.kind) - chargeKinds.indexOf(other.kind));
}

function tariffOf({ id, kind, basis, payer, tax, from, to, rateE4, tiers, ...fees }: TariffRow): Tariff[] {
  const version = { id, payer, tax, from, to };
  // The database keeps the two apart.
  if (basis === 'meter') return isMetered(kind) && tiers !== null ? [{ ...version, kind, basis, tiers, ...fees }] : [];
  return isMetered(kind) || rateE4 === null ? [] : [{ ...version, kind, basis, rateE4 }];
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
      const { kind, basis, payer, tax } = draft;
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
          ...columnsOf(draft),
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

function columnsOf(draft: TariffDraft) {
  if (draft.basis !== 'meter') return { rate_e4: draft.rateE4 };
  const { tiers, fixedFee, minCharge, localTaxPpm } = draft;
  return {
    tiers: JSON.stringify(tiers),
    fixed_fee: fixedFee,
    min_charge: minCharge,
    local_tax_ppm: localTaxPpm,
  };
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
