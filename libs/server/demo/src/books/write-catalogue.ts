import {
  createCategory,
  createPrice,
  createProduct,
  createPromotion,
  placeOrder,
  requirePlace,
} from '@imah/server-catalogue';
import type { CataloguePlan } from '../plan/catalogue-melati.ts';
import type { BooksPlace, BooksPorts } from './books-place.ts';

const hourMs = 3_600_000;
/** Prices have held for a while, and the order came this morning. */
const offeredSince = 90 * 24 * hourMs;
const orderedSince = 3 * hourMs;

/** Writes what a building offers and one order of it, by the commands that people have, each as on its day. */
export async function writeCatalogue(
  ports: BooksPorts,
  place: BooksPlace,
  plan: CataloguePlan,
  { buyer, now }: { readonly buyer: BooksPlace['actor']; readonly now: number },
): Promise<void> {
  const { orgId, timeZone, actor, units } = place;
  const edit = { orgId, actor, requestId: 'demo', now: now - offeredSince };
  const from = Temporal.Instant.fromEpochMilliseconds(edit.now).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const categories = new Map<string, string>();
  for (const name of plan.categories)
    categories.set(name, (await createCategory(ports, edit, { name, parentId: null })).id);
  const products = new Map<string, { readonly id: string; readonly price: number }>();
  for (const { category, price, ...draft } of plan.products) {
    const categoryId = categories.get(category) ?? null;
    const plain = { pictures: [], variants: [] };
    const { id } = await createProduct(ports, edit, { ...draft, ...plain, categoryId, tax: 'none', state: 'active' });
    await createPrice(
      ports,
      { ...edit, productId: id },
      { buildingId: null, variantId: null, amount: price, from, to: null },
    );
    products.set(draft.sku, { id, price });
  }
  const { category, name, code, value, cap } = plan.promotion;
  const nothing = { freeUnits: null, min: null, quota: null, perPersonQuota: null, to: null };
  const categoryIds = [categories.get(category)].filter((id) => id !== undefined);
  const promotion = {
    ...nothing,
    name,
    code,
    value,
    cap,
    from,
    categoryIds,
    kind: 'percent',
    stackable: false,
  } as const;
  await createPromotion(ports, edit, { ...promotion, productIds: [], state: 'active' });

  const { unit, sku, count } = plan.order;
  const unitId = units.get(unit)?.id;
  const product = products.get(sku);
  if (unitId === undefined || product === undefined) return;
  const ordering = await requirePlace(ports.db, buyer, unitId);
  const order = { orgId, actor: buyer, requestId: 'demo', now: now - orderedSince, place: ordering };
  await placeOrder(ports, order, {
    unitId,
    lines: [{ productId: product.id, variantId: null, qtyMilli: count * 1_000 }],
    code: null,
    payment: 'next-bill',
    method: null,
    bank: null,
    note: null,
    shownTotal: product.price * count,
  });
  // Nobody is told of what they find when they first look.
  await ports.db
    .deleteFrom('notification_outbox')
    .where('org_id', '=', orgId)
    .where('kind', '=', 'order-moved')
    .execute();
}
