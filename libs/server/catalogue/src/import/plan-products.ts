import type { ProductImportColumn } from '@imah/contract/catalogue/words';
import type { RowFault } from '@imah/server-buildings/import';
import type { StoredProduct } from '../products/product-row.ts';
import { planPrice, type PriceSteps } from '../products/write-price.ts';
import { findBuilding, findCategory, isPathOf } from './find-words.ts';
import type { KnownCatalogue, KnownProduct } from './known-products.ts';
import { type NamedVariant, variantOf } from './plan-variants.ts';
import type { NamedProduct, ProductRow } from './product-row.ts';

type Fault = RowFault<ProductImportColumn>;

/** A price that is said with a product. */
interface PlannedPrice {
  /** Null: of every variant that has none of its own. */
  readonly variantSku: string | null;
  readonly buildingId: string | null;
  readonly amount: number;
  readonly steps: PriceSteps;
}

/** What becomes of one SKU. */
export interface PlannedProduct {
  readonly known: KnownProduct | null;
  readonly after: Omit<StoredProduct, 'version'>;
  readonly becomes: 'created' | 'changed' | 'same';
  /** Those that are made or called otherwise. */
  readonly variants: readonly NamedVariant[];
  readonly prices: readonly PlannedPrice[];
}

/** What an import would do. */
export interface ProductPlan {
  readonly good: readonly PlannedProduct[];
  readonly faulty: readonly ProductRow[];
}

interface Begun {
  readonly first: NamedProduct;
  readonly after: PlannedProduct['after'];
  readonly prices: PlannedPrice[];
  readonly variants: Map<string, NamedVariant>;
  /** Of which variants in which buildings prices are said. */
  readonly places: Set<string>;
}

/** Finds what each row names, and what it changes. Several rows of a SKU say its prices in several buildings. */
export function planProducts(rows: readonly ProductRow[], known: KnownCatalogue): ProductPlan {
  const begun = new Map<string, Begun>();
  const productOf = new Map<string, string>();
  const faulty: ProductRow[] = [];
  for (const row of rows) {
    const faults = row.named === null ? row.faults : take(row.named, known, { begun, productOf });
    if (faults.length > 0) faulty.push({ ...row, faults });
  }
  return {
    good: [...begun].map(([sku, one]) => planned(known.bySku.get(sku) ?? null, one)),
    faulty,
  };
}

/** Takes a row into what is begun of its SKU, or says what is wrong with it. */
function take(
  named: NamedProduct,
  known: KnownCatalogue,
  { begun, productOf }: { readonly begun: Map<string, Begun>; readonly productOf: Map<string, string> },
): readonly Fault[] {
  const stands = known.bySku.get(named.sku) ?? null;
  if (known.productOf.has(named.sku) || productOf.has(named.sku)) return [{ column: 'sku', fault: 'sku-taken' }];
  const earlier = begun.get(named.sku);
  if (earlier !== undefined && saidOfProduct(earlier.first) !== saidOfProduct(named))
    return [{ column: 'sku', fault: 'sku-differs' }];
  const categoryId = named.category === null ? null : categoryOf(named.category, known, stands);
  const buildingId = named.building === null ? null : findBuilding(known.buildings, named.building);
  const variant = variantOf(named, known, {
    stands,
    earlier: earlier?.variants ?? new Map<string, NamedVariant>(),
    products: begun,
    productOf,
  });
  if (variant !== null && 'fault' in variant) return [variant];
  const faults: Fault[] = [];
  if (stands === null && named.name === null) faults.push({ column: 'name', fault: 'missing' });
  if (categoryId === undefined) faults.push({ column: 'category', fault: 'unknown-category' });
  if (buildingId === undefined) faults.push({ column: 'building', fault: 'unknown-building' });
  const place = `${variant?.sku ?? ''} ${buildingId ?? ''}`;
  if (buildingId !== undefined && earlier?.places.has(place) === true)
    faults.push({ column: 'sku', fault: 'sku-twice' });
  const price = buildingId === undefined ? null : priceOf(named, { variant, buildingId }, stands, known.today);
  if (price === 'price-follows') faults.push({ column: 'from', fault: price });
  if (faults.length > 0 || buildingId === undefined || price === 'price-follows') return faults;
  const one = earlier ?? {
    first: named,
    after: afterOf(named, categoryId ?? null, stands),
    prices: [],
    variants: new Map<string, NamedVariant>(),
    places: new Set<string>(),
  };
  one.places.add(place);
  if (variant !== null) {
    one.variants.set(variant.sku, variant);
    productOf.set(variant.sku, named.sku);
  }
  if (price !== null) one.prices.push(price);
  begun.set(named.sku, one);
  return [];
}

/** The one that it is in already may be out of use: a file of all products names that as well. */
function categoryOf(path: readonly string[], { categories }: KnownCatalogue, stands: KnownProduct | null) {
  const own = stands?.stored.categoryId ?? null;
  return isPathOf(categories, own, path) ? own : findCategory(categories, path);
}

/** What a row says of the product itself. */
function saidOfProduct({
  variant: _variant,
  variantSku: _sku,
  building: _building,
  price: _price,
  from: _from,
  ...product
}: NamedProduct): string {
  return JSON.stringify(product);
}

function afterOf(
  { sku, name, kind, unit, category, tax, description, state }: NamedProduct,
  categoryId: string | null,
  known: KnownProduct | null,
): PlannedProduct['after'] {
  const fresh = { name: '', kind: 'goods', tax: 'none', description: '', categoryId: null, state: 'draft' } as const;
  const before = known?.stored ?? { ...fresh, unit: (kind ?? 'goods') === 'goods' ? 'buah' : 'kali' };
  return {
    sku,
    name: name ?? before.name,
    kind: kind ?? before.kind,
    unit: unit ?? before.unit,
    tax: tax ?? before.tax,
    description: description ?? before.description,
    categoryId: category === null ? before.categoryId : categoryId,
    state: state ?? before.state,
  };
}

/** Null where nothing is said of a price, or what is said holds already. */
function priceOf(
  { price: amount, from: said }: NamedProduct,
  { variant, buildingId }: { readonly variant: NamedVariant | null; readonly buildingId: string | null },
  known: KnownProduct | null,
  today: string,
): PlannedPrice | 'price-follows' | null {
  if (amount === null) return null;
  const from = said ?? today;
  // Of a variant that is made nothing is said yet.
  const variantId = variant === null ? null : (variant.known?.id ?? '');
  const spans = (known?.prices ?? []).filter((one) => one.buildingId === buildingId && one.variantId === variantId);
  const holding = spans.find((one) => one.from <= from && (one.to === null || from <= one.to));
  if (holding?.amount === amount) return null;
  const steps = planPrice(spans, { amount, from, to: null });
  return steps === null ? 'price-follows' : { variantSku: variant?.sku ?? null, buildingId, amount, steps };
}

function planned(known: KnownProduct | null, { after, prices, variants: named }: Begun): PlannedProduct {
  const isChanged =
    known !== null && JSON.stringify({ ...after, version: known.stored.version }) !== JSON.stringify(known.stored);
  const variants = [...named.values()].filter((one) => one.known?.name !== one.name);
  const isSame = !isChanged && prices.length === 0 && variants.length === 0;
  return { known, after, variants, prices, becomes: known === null ? 'created' : isSame ? 'same' : 'changed' };
}
