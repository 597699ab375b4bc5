import { randomUUIDv7 } from 'node:crypto';
import type { BillingReview, BillingRun } from '@imah/contract/billing';
import { fromRupiah, periodBounds, type Stay, sumOf } from '@imah/ledger';
import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { type RatedLine, type RatedTariff, type RatedUnit, rateUnit } from './rate-unit.ts';
import type { RunKey } from './run-row.ts';

interface StayRow {
  readonly unitId: string;
  readonly personId: string;
  readonly isPayer: boolean;
  readonly isOwner: boolean;
  readonly from: string;
  readonly to: string | null;
}

interface UnitRow {
  readonly id: string;
  readonly code: string;
  readonly areaMilli: number;
}

/**
 * Reckons all bills of a run anew, in one transaction: a server that dies meanwhile leaves those that were there. The same
 * tariffs, units and stays come to the same lines.
 */
export async function calculateRun(trx: Transaction<Database>, key: RunKey, run: BillingRun): Promise<void> {
  const { orgId, buildingId, runId } = key;
  const { period } = run;
  await trx.deleteFrom('bill').where('org_id', '=', orgId).where('run_id', '=', runId).execute();
  const [units, stays, tariffs] = [
    await readUnits(trx, key),
    await readStays(trx, key, period),
    await readTariffs(trx, key, period),
  ];
  const gaps: BillingReview['gaps'] = [];
  const bills: object[] = [];
  const lines: object[] = [];
  for (const { id: unitId, code, areaMilli } of units) {
    const unit = unitOf(areaMilli, stays.get(unitId) ?? []);
    const rated = rateUnit(period, unit, tariffs);
    if (rated.daysWithoutPayer > 0) gaps.push({ unitCode: code, gap: 'no-payer', days: rated.daysWithoutPayer });
    if (rated.lacksArea) gaps.push({ unitCode: code, gap: 'no-area', days: 0 });
    for (const [personId, own] of Map.groupBy(rated.lines, (line) => line.personId)) {
      const id = randomUUIDv7();
      const total = fromRupiah(sumOf(own.flatMap(({ amount, tax }) => [amount, tax])));
      bills.push({ id, unit_id: unitId, person_id: personId, unit_code: code, total });
      lines.push(
        ...own.map((line, index) => ({ bill_id: id, unit_id: unitId, position: index + 1, ...columnsOf(line) })),
      );
    }
  }
  await sql`
    INSERT INTO bill (org_id, id, run_id, building_id, unit_id, person_id, building_name, unit_code, person_name, total)
    SELECT ${orgId}, n.id, ${runId}, ${buildingId}, n.unit_id, n.person_id, ${run.buildingName}, n.unit_code, p.name, n.total
    FROM jsonb_to_recordset(${JSON.stringify(bills)}::jsonb)
      AS n (id uuid, unit_id uuid, person_id uuid, unit_code text, total bigint)
    JOIN person p ON p.org_id = ${orgId} AND p.id = n.person_id`.execute(trx);
  await sql`
    INSERT INTO bill_line (org_id, bill_id, position, unit_id, kind, tariff_id, tariff_from, basis, rate_e4, qty_milli,
      days_billed, days_of_month, full_amount, amount, tax_profile, tax_base, tax)
    SELECT ${orgId}, n.bill_id, n.position, n.unit_id, n.kind, n.tariff_id, n.tariff_from, n.basis, n.rate_e4, n.qty_milli,
      n.days_billed, n.days_of_month, n.full_amount, n.amount, n.tax_profile, n.tax_base, n.tax
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      AS n (bill_id uuid, position smallint, unit_id uuid, kind text, tariff_id uuid, tariff_from date, basis text,
        rate_e4 bigint, qty_milli bigint, days_billed daterange, days_of_month smallint, full_amount bigint, amount bigint,
        tax_profile text, tax_base bigint, tax bigint)`.execute(trx);
  await trx
    .updateTable('billing_run')
    .set({ gaps: JSON.stringify(gaps) })
    .where('org_id', '=', orgId)
    .where('id', '=', runId)
    .execute();
}

function columnsOf({ tariff, from, to, qtyMilli, daysOfMonth, fullAmount, amount, taxBase, tax }: RatedLine) {
  return {
    kind: tariff.kind,
    tariff_id: tariff.id,
    tariff_from: tariff.from,
    basis: tariff.basis,
    rate_e4: Number(tariff.rateE4),
    qty_milli: Number(qtyMilli),
    days_billed: `[${from},${to})`,
    days_of_month: daysOfMonth,
    full_amount: fromRupiah(fullAmount),
    amount: fromRupiah(amount),
    tax_profile: tariff.tax,
    tax_base: fromRupiah(taxBase),
    tax: fromRupiah(tax),
  };
}

function unitOf(areaMilli: number, stays: readonly StayRow[]): RatedUnit {
  const stayOf = ({ personId, from, to }: StayRow): Stay<string> => ({ payer: personId, from, to });
  return {
    areaMilli: BigInt(areaMilli),
    payers: stays.filter(({ isPayer }) => isPayer).map(stayOf),
    owners: stays.filter(({ isOwner }) => isOwner).map(stayOf),
  };
}

/** What is nobody's own is not billed. */
async function readUnits(trx: Transaction<Database>, { orgId, buildingId }: RunKey): Promise<UnitRow[]> {
  return trx
    .selectFrom('unit')
    .select(['id', 'code', 'area_milli_m2 as areaMilli'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('deleted_at', 'is', null)
    .where('kind', '<>', 'common')
    .orderBy('code')
    .orderBy('id')
    .execute();
}

async function readStays(trx: Transaction<Database>, { orgId, buildingId }: RunKey, period: string) {
  const { from, to } = periodBounds(period);
  const { rows } = await sql<StayRow>`
    SELECT o.unit_id AS "unitId", o.person_id AS "personId", o.is_billing_party AS "isPayer", o.role = 'owner' AS "isOwner",
      coalesce(lower(o.period), '0001-01-01')::text AS "from", upper(o.period)::text AS "to"
    FROM occupancy o JOIN unit u ON u.org_id = o.org_id AND u.id = o.unit_id
    WHERE o.org_id = ${orgId} AND u.building_id = ${buildingId} AND o.period && daterange(${from}::date, ${to}::date)
    ORDER BY lower(o.period), o.share_ppm DESC NULLS LAST, o.id`.execute(trx);
  return Map.groupBy(rows, ({ unitId }) => unitId);
}

async function readTariffs(
  trx: Transaction<Database>,
  { orgId, buildingId }: RunKey,
  period: string,
): Promise<RatedTariff[]> {
  const { rows } = await sql<Omit<RatedTariff, 'rateE4'> & { rateE4: number }>`
    SELECT id, kind, basis, payer, tax, rate_e4 AS "rateE4", lower(period)::text AS "from" FROM tariff
    WHERE org_id = ${orgId} AND building_id = ${buildingId} AND period @> ${periodBounds(period).from}::date
    ORDER BY array_position(ARRAY['service-charge', 'sinking-fund', 'fixed'], kind)`.execute(trx);
  return rows.map((row) => ({ ...row, rateE4: BigInt(row.rateE4) }));
}
