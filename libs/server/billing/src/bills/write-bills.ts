import type { BillingRun } from '@imah/contract/billing';
import { fromRupiah } from '@imah/ledger';
import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { PendingCharge } from '../charges/pending-charges.ts';
import type { RatedLine } from './rate-unit.ts';
import type { RunKey } from './run-key.ts';

/** A bill to be written, with its lines in order. */
export interface BillDraft {
  readonly id: string;
  readonly unitId: string;
  readonly unitCode: string;
  readonly personId: string;
  readonly total: number;
  readonly lines: readonly RatedLine[];
  /** What is asked for once, below the lines. */
  readonly charges: readonly PendingCharge[];
}

/** Writes bills of a run, in two statements however many they are. */
export async function writeBills(
  trx: Transaction<Database>,
  { orgId, buildingId, runId }: RunKey,
  { buildingName }: BillingRun,
  drafts: readonly BillDraft[],
): Promise<void> {
  const bills = drafts.map(({ id, unitId, unitCode, personId, total }) => ({
    id,
    unit_id: unitId,
    unit_code: unitCode,
    person_id: personId,
    total,
  }));
  const lines = drafts.flatMap((draft) =>
    [...draft.lines.map(columnsOf), ...draft.charges.map(columnsOfCharge)].map((columns, index) => ({
      bill_id: draft.id,
      unit_id: draft.unitId,
      position: index + 1,
      ...columns,
    })),
  );
  await sql`
    INSERT INTO bill (org_id, id, run_id, building_id, unit_id, person_id, building_name, unit_code, person_name, total)
    SELECT ${orgId}, n.id, ${runId}, ${buildingId}, n.unit_id, n.person_id, ${buildingName}, n.unit_code, p.name, n.total
    FROM jsonb_to_recordset(${JSON.stringify(bills)}::jsonb)
      AS n (id uuid, unit_id uuid, person_id uuid, unit_code text, total bigint)
    JOIN person p ON p.org_id = ${orgId} AND p.id = n.person_id`.execute(trx);
  await sql`
    INSERT INTO bill_line (org_id, bill_id, position, unit_id, kind, tariff_id, tariff_from, basis, rate_e4, qty_milli,
      days_billed, days_of_month, full_amount, amount, tax_profile, tax_base, tax, local_tax_ppm, local_tax,
      usage_to, usage_since, usage_asked_milli, usage)
    SELECT ${orgId}, n.bill_id, n.position, n.unit_id, n.kind, n.tariff_id, n.tariff_from, n.basis, n.rate_e4, n.qty_milli,
      n.days_billed, n.days_of_month, n.full_amount, n.amount, n.tax_profile, n.tax_base, n.tax, n.local_tax_ppm, n.local_tax,
      n.usage_to, n.usage_since, n.usage_asked_milli, n.usage
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      AS n (bill_id uuid, position smallint, unit_id uuid, kind text, tariff_id uuid, tariff_from date, basis text,
        rate_e4 bigint, qty_milli bigint, days_billed daterange, days_of_month smallint, full_amount bigint, amount bigint,
        tax_profile text, tax_base bigint, tax bigint, local_tax_ppm integer, local_tax bigint, usage_to date, usage_since date,
        usage_asked_milli bigint, usage jsonb)`.execute(trx);
}

function columnsOf({ tariff, from, to, usage, chain, ...line }: RatedLine) {
  const { qtyMilli, daysOfMonth, fullAmount, amount, taxBase, tax, localTax } = line;
  return {
    kind: tariff.kind,
    tariff_id: tariff.id,
    tariff_from: `${tariff.from}-01`,
    basis: tariff.basis,
    rate_e4: tariff.basis === 'meter' ? null : tariff.rateE4,
    qty_milli: Number(qtyMilli),
    days_billed: `[${from},${to})`,
    days_of_month: daysOfMonth,
    full_amount: fromRupiah(fullAmount),
    amount: fromRupiah(amount),
    tax_profile: tariff.tax,
    tax_base: fromRupiah(taxBase),
    tax: fromRupiah(tax),
    local_tax_ppm: tariff.basis === 'meter' ? tariff.localTaxPpm : 0,
    local_tax: fromRupiah(localTax),
    usage_to: usage?.to ?? null,
    usage_since: chain?.since ?? null,
    usage_asked_milli: chain?.askedMilli ?? null,
    usage,
  };
}

/** The charge stands where others have their tariff: its line is known by it. */
function columnsOfCharge({ id, qtyMilli, list, amount, taxProfile, taxBase, tax, madeOn }: PendingCharge) {
  return {
    kind: 'product',
    tariff_id: id,
    tariff_from: madeOn,
    basis: 'product',
    rate_e4: null,
    qty_milli: qtyMilli,
    days_billed: `[${madeOn},${madeOn}]`,
    days_of_month: 1,
    full_amount: list,
    amount,
    tax_profile: taxProfile,
    tax_base: taxBase,
    tax,
    local_tax_ppm: 0,
    local_tax: 0,
    usage_to: null,
    usage_since: null,
    usage_asked_milli: null,
    usage: null,
  };
}
