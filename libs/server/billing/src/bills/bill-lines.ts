import type { BillLine, LateFeeLine, LineUsage, MeteredLine, ProductLine } from '@imah/contract/billing';
import { isMetered, type LineBasis, type LineKind } from '@imah/contract/billing/words';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { readChargeLines } from '../charges/charge-lines.ts';
import { readFeeLines } from '../late-fees/fee-lines.ts';

type Common = Pick<
  BillLine,
  'qtyMilli' | 'tariffFrom' | 'from' | 'to' | 'days' | 'daysOfMonth' | 'fullAmount' | 'amount' | 'tax' | 'amountBefore'
>;

interface LineRow extends Common, Pick<MeteredLine, 'localTax' | 'qtyBefore'> {
  readonly position: number;
  readonly kind: LineKind;
  readonly basis: LineBasis;
  readonly rateE4: number | null;
  readonly usage: LineUsage | null;
  readonly memo: string | null;
}

/** The lines of a bill in order, beside what its payer was asked for the same in the month before. */
export async function readLines(db: Kysely<Database>, billId: string): Promise<BillLine[]> {
  const { rows } = await sql<LineRow>`
    SELECT l.position, l.kind, l.basis, l.qty_milli AS "qtyMilli", l.rate_e4 AS "rateE4", to_char(l.tariff_from, 'YYYY-MM') AS "tariffFrom",
      lower(l.days_billed)::text AS "from", upper(l.days_billed)::text AS "to",
      upper(l.days_billed) - lower(l.days_billed) AS days, l.days_of_month AS "daysOfMonth",
      l.full_amount AS "fullAmount", l.amount,
      CASE WHEN l.tax_profile <> 'none' THEN
        jsonb_build_object('profile', l.tax_profile, 'base', l.tax_base, 'amount', l.tax) END AS tax,
      CASE WHEN l.local_tax_ppm > 0 THEN jsonb_build_object('ppm', l.local_tax_ppm, 'amount', l.local_tax) END AS "localTax",
      l.usage, l.memo, before.amount AS "amountBefore", before.qty AS "qtyBefore"
    FROM bill_line l JOIN bill o ON o.org_id = l.org_id AND o.id = l.bill_id
    JOIN billing_run r ON r.org_id = o.org_id AND r.id = o.run_id
    CROSS JOIN LATERAL (SELECT sum(b.amount)::bigint AS amount, max(b.qty_milli) AS qty FROM bill_line b
      JOIN bill bo ON bo.org_id = b.org_id AND bo.id = b.bill_id AND bo.person_id = o.person_id
      JOIN billing_run p ON p.org_id = bo.org_id AND p.id = bo.run_id AND p.state = 'issued'
      WHERE b.org_id = l.org_id AND b.unit_id = l.unit_id AND b.kind = l.kind
        AND p.period = to_char((r.period || '-01')::date - interval '1 month', 'YYYY-MM')) before
    WHERE l.bill_id = ${billId} ORDER BY l.position`.execute(db);
  const fees = rows.some(({ kind }) => kind === 'late-fee') ? await readFeeLines(db, billId) : new Map<number, never>();
  const products = rows.some(({ kind }) => kind === 'product')
    ? await readChargeLines(db, billId)
    : new Map<number, never>();
  return rows.flatMap((row) => lineOf(row, { fee: fees.get(row.position), product: products.get(row.position) }));
}

function lineOf(
  { position: _position, kind, basis, rateE4, usage, memo, localTax, qtyBefore, ...same }: LineRow,
  {
    fee,
    product,
  }: { readonly fee?: LateFeeLine['fee'] | undefined; readonly product?: ProductLine['product'] | undefined },
): BillLine[] {
  if (kind === 'late-fee' || basis === 'late-fee')
    return fee === undefined ? [] : [{ ...same, kind: 'late-fee', basis: 'late-fee', amountBefore: null, fee }];
  if (kind === 'opening' || basis === 'opening')
    return [{ ...same, kind: 'opening', basis: 'opening', amountBefore: null, memo }];
  if (kind === 'product' || basis === 'product')
    return product === undefined ? [] : [{ ...same, kind: 'product', basis: 'product', amountBefore: null, product }];
  // The database keeps the two apart.
  if (basis === 'meter')
    return isMetered(kind) && usage !== null ? [{ ...same, kind, basis, usage, localTax, qtyBefore }] : [];
  return isMetered(kind) || rateE4 === null ? [] : [{ ...same, kind, basis, rateE4 }];
}
