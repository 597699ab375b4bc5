import type { OrderPreview } from '@imah/contract/catalogue';
import { isOffered, type OrderCodeState, priceLine } from '@imah/contract/catalogue/words';
import { fromRupiah, ppnOf, toRupiah } from '@imah/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import { readCategories, withAbove } from '../categories/category-tree.ts';
import { selectPromotions } from '../promotions/promotion-row.ts';
import { nameOfLine, readUses, selectOffers } from './read-offers.ts';
import type { OrderingPlace } from './shop-places.ts';

/** What is wanted, with which code. */
interface WantedOrder {
  readonly lines: readonly {
    readonly productId: string;
    readonly variantId: string | null;
    readonly qtyMilli: number;
  }[];
  readonly code: string | null;
}

/** An order with what it costs. Whole rupiah. */
export type PricedOrder = Awaited<ReturnType<typeof priceOrder>>;

/**
 * What an order costs on a day. With `hold`, promotions with a quota that it could use stay as they are until the transaction ends:
 * who orders at the same moment waits, and then sees what is left.
 * @throws {HttpProblem} 422 at a line whose product is not on offer
 */
export async function priceOrder(
  db: Kysely<Database>,
  place: OrderingPlace,
  { lines, code: written }: WantedOrder,
  { on, hold }: { readonly on: string; readonly hold: 'quotas' | 'nothing' },
) {
  const { orgId } = place;
  const code = written === null ? null : written.trim().toUpperCase();
  const ids = lines.map(({ productId }) => productId);
  const offers = new Map(
    (await selectOffers(db, place, on).where('p.id', 'in', ids).execute()).map((offer) => [keyOf(offer), offer]),
  );
  const categories = await readCategories(db, orgId);
  if (hold === 'quotas') await holdQuotas(db, orgId, { code, on });
  const promotions = await selectPromotions(db, orgId).where('state', '=', 'active').execute();
  const use = { on, code, usedByPerson: await readUses(db, place) };
  const known = new Map(promotions.map((promotion) => [promotion.id, promotion]));
  const priced = lines.map(({ productId, variantId, qtyMilli }, index) => {
    const offer = offers.get(keyOf({ id: productId, variantId }));
    if (offer === undefined) throw invalidField(`lines.${index}.productId`, 'not-an-option');
    const { unitPrice, tax: taxProfile, kind, unit } = offer;
    const line = { productId, categoryIds: withAbove(categories, offer.categoryId), unitPrice, qtyMilli };
    const { list, total, applied } = priceLine(
      line,
      promotions.filter((promotion) => isOffered(promotion, line, use)),
    );
    const tax = ppnOf(taxProfile, toRupiah(total));
    return {
      productId,
      variantId,
      sku: offer.variantSku ?? offer.sku,
      name: nameOfLine(offer.name, offer.variantName),
      kind,
      unit,
      qtyMilli,
      unitPrice,
      list,
      amount: total,
      taxProfile,
      taxBase: fromRupiah(tax?.base ?? 0n),
      tax: fromRupiah(tax?.tax ?? 0n),
      applied: applied.map((one) => ({ ...one, name: known.get(one.id)?.name ?? '' })),
    };
  });
  const promotionIds = [...new Set(priced.flatMap(({ applied }) => applied.map(({ id }) => id)))].toSorted();
  const sumOf = (amountOf: (line: (typeof priced)[number]) => number) =>
    priced.reduce((sum, line) => sum + amountOf(line), 0);
  const list = sumOf((line) => line.list);
  const tax = sumOf((line) => line.tax);
  const discount = list - sumOf(({ amount }) => amount);
  const state: OrderCodeState =
    code === null ? 'none' : promotionIds.some((id) => known.get(id)?.code === code) ? 'used' : 'not-used';
  return { lines: priced, promotionIds, code: state, list, discount, tax, total: list - discount + tax };
}

const keyOf = ({ id, variantId }: { readonly id: string; readonly variantId: string | null }) => `${id} ${variantId}`;

/** Locks what of the promotions holds only so often that could hold with the code that was written. */
async function holdQuotas(
  db: Kysely<Database>,
  orgId: string,
  { code, on }: { readonly code: string | null; readonly on: string },
): Promise<void> {
  await lockQuotas(db, orgId)
    .where('state', '=', 'active')
    .where('from_on', '<=', on)
    .where((where) =>
      where.and([
        where.or([where('to_on', 'is', null), where('to_on', '>=', on)]),
        where.or([where('code', 'is', null), where('code', '=', code ?? '')]),
      ]),
    )
    .execute();
}

/** Promotions that hold only so often, locked in one order. */
export function lockQuotas(db: Kysely<Database>, orgId: string) {
  return db
    .selectFrom('promotion')
    .select('id')
    .where('org_id', '=', orgId)
    .where((where) => where.or([where('quota', 'is not', null), where('per_person_quota', 'is not', null)]))
    .orderBy('id')
    .forUpdate();
}

/** An order's price as whoever would place it reads it. */
export function previewOf({ lines, code, list, discount, tax, total }: PricedOrder, available: number): OrderPreview {
  return {
    lines: lines.map(({ sku: _sku, taxProfile: _profile, taxBase: _base, ...line }) => line),
    code,
    list,
    discount,
    tax,
    total,
    available,
  };
}
