import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { dayAfter } from '../today-of.ts';

/** What a product costs from a day to a day; `to` null: until another follows. */
export interface PriceSpan {
  readonly id: string;
  readonly amount: number;
  readonly from: string;
  readonly to: string | null;
}

/** What it takes to say a price. */
export interface PriceSteps {
  /** Prices that are made: the one that was said, and what goes on after it. */
  readonly made: readonly Omit<PriceSpan, 'id'>[];
  /** The price before it, and its last day from now on. */
  readonly ended: { readonly id: string; readonly to: string } | null;
}

/**
 * How a price comes between those that are said already: the one that holds when it begins ends the day before, and goes on
 * after it where it would have. Null where another begins while it would hold.
 */
export function planPrice(known: readonly PriceSpan[], said: Omit<PriceSpan, 'id'>): PriceSteps | null {
  const { from, to } = said;
  const overlaps = (one: PriceSpan) => (to === null || one.from <= to) && (one.to === null || one.to >= from);
  const [before, ...others] = known.filter(overlaps);
  if (before === undefined) return { made: [said], ended: null };
  if (others.length > 0 || before.from >= from) return null;
  const goesOn = to !== null && (before.to === null || before.to > to);
  return {
    made: [said, ...(goesOn ? [{ amount: before.amount, from: dayAfter(to, 1), to: before.to }] : [])],
    ended: { id: before.id, to: dayAfter(from, -1) },
  };
}

/** Prices of a product, or of a variant of it, in one building, or in all that have none of their own. */
export interface PricePlace {
  readonly orgId: string;
  readonly productId: string;
  readonly variantId: string | null;
  readonly buildingId: string | null;
}

export function readSpans(
  trx: Transaction<Database>,
  { orgId, productId, variantId, buildingId }: PricePlace,
): Promise<PriceSpan[]> {
  return trx
    .selectFrom('product_price')
    .select(['id', 'amount', 'from_on as from', 'to_on as to'])
    .where('org_id', '=', orgId)
    .where('product_id', '=', productId)
    .where((eb) => (variantId === null ? eb('variant_id', 'is', null) : eb('variant_id', '=', variantId)))
    .where((eb) => (buildingId === null ? eb('building_id', 'is', null) : eb('building_id', '=', buildingId)))
    .orderBy('from_on')
    .execute();
}

/** Writes the steps; answers the ids of the prices that were made. */
export async function writePrice(
  trx: Transaction<Database>,
  { orgId, productId, variantId, buildingId }: PricePlace,
  { made, ended }: PriceSteps,
  now: number,
): Promise<string[]> {
  if (ended !== null) await endPrice(trx, orgId, ended.id, ended.to);
  const rows = made.map(({ amount, from, to }) => ({
    org_id: orgId,
    id: randomUUIDv7(),
    product_id: productId,
    variant_id: variantId,
    building_id: buildingId,
    amount,
    from_on: from,
    to_on: to,
    created_at: new Date(now),
  }));
  await trx.insertInto('product_price').values(rows).execute();
  return rows.map(({ id }) => id);
}

export async function endPrice(
  trx: Transaction<Database>,
  orgId: string,
  priceId: string,
  to: string | null,
): Promise<void> {
  await trx
    .updateTable('product_price')
    .set({ to_on: to })
    .where('org_id', '=', orgId)
    .where('id', '=', priceId)
    .execute();
}
