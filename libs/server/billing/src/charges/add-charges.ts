import { randomUUIDv7 } from 'node:crypto';
import type { ChargeTax } from '@imah/contract/billing/words';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** What came about, and by what, so that the next bill of a unit asks for it. */
interface ChargeSource {
  readonly orgId: string;
  readonly buildingId: string;
  readonly unitId: string;
  readonly personId: string;
  /** What it is of, and the number that people know that by. */
  readonly source: { readonly type: 'order'; readonly id: string; readonly number: string };
  /** The day in the building. */
  readonly madeOn: string;
}

/** One line that a bill will have. Whole rupiah. */
interface NewCharge {
  readonly name: string;
  readonly qtyMilli: number;
  readonly unit: string;
  readonly list: number;
  readonly amount: number;
  readonly taxProfile: ChargeTax;
  readonly taxBase: number;
  readonly tax: number;
}

/** Has the next bill of a unit ask for something, once. What costs nothing is asked for by nobody. */
export async function addCharges(
  trx: Transaction<Database>,
  { orgId, buildingId, unitId, personId, source, madeOn }: ChargeSource,
  charges: readonly NewCharge[],
  now: number,
): Promise<void> {
  const asked = charges.filter(({ amount, tax }) => amount + tax > 0);
  if (asked.length === 0) return;
  await trx
    .insertInto('bill_charge')
    .values(
      asked.map((charge, index) => ({
        org_id: orgId,
        id: randomUUIDv7(),
        building_id: buildingId,
        unit_id: unitId,
        person_id: personId,
        name: charge.name,
        qty_milli: charge.qtyMilli,
        unit: charge.unit,
        list: charge.list,
        amount: charge.amount,
        tax_profile: charge.taxProfile,
        tax_base: charge.taxBase,
        tax: charge.tax,
        source_type: source.type,
        source_id: source.id,
        source_number: source.number,
        position: index + 1,
        made_on: madeOn,
        made_at: new Date(now),
      })),
    )
    .execute();
}
