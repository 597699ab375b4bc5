import { catalogueBounds, type ProductImportColumn } from '@imah/contract/catalogue/words';
import type { RowFault } from '@imah/server-buildings/import';
import type { KnownCatalogue, KnownProduct, KnownVariant } from './known-products.ts';
import type { NamedProduct } from './product-row.ts';

/** A variant that rows of a product speak of. */
export interface NamedVariant {
  /** Null: it is made. */
  readonly known: KnownVariant | null;
  readonly name: string;
  readonly sku: string;
}

type Fault = RowFault<ProductImportColumn>;

/** What of a file was read before the row. */
interface Read {
  readonly stands: KnownProduct | null;
  /** The variants of the product that rows before it speak of, by SKU. */
  readonly earlier: ReadonlyMap<string, NamedVariant>;
  /** SKUs of products, and those of variants with that of their product, of rows before it. */
  readonly products: { readonly has: (sku: string) => boolean };
  readonly productOf: ReadonlyMap<string, string>;
}

/** The variant that a row speaks of, or what is wrong with it; null where it speaks of the product itself. */
export function variantOf(
  { sku: productSku, variant: name, variantSku: sku }: NamedProduct,
  known: KnownCatalogue,
  { stands, earlier, products, productOf }: Read,
): NamedVariant | Fault | null {
  if (sku === null) return null;
  const owner = known.productOf.get(sku) ?? productOf.get(sku) ?? productSku;
  if (known.bySku.has(sku) || products.has(sku) || sku === productSku || owner !== productSku)
    return { column: 'variantSku', fault: 'sku-taken' };
  const before = stands?.variants.find((one) => one.sku === sku) ?? null;
  const said = earlier.get(sku);
  if (said !== undefined)
    return name === null || name === said.name ? said : { column: 'variant', fault: 'sku-differs' };
  const called = name ?? before?.name;
  if (called === undefined) return { column: 'variant', fault: 'missing' };
  // Neither that of another now, nor what another is called by the file: two do not change their names by it.
  const others = [...(stands?.variants ?? []), ...earlier.values()].filter((one) => one.sku !== sku);
  if (others.some((one) => one.name.toLowerCase() === called.toLowerCase()))
    return { column: 'variant', fault: 'variant-twice' };
  const fresh = [...earlier.values()].filter((one) => one.known === null).length;
  const count = (stands?.variants.length ?? 0) + fresh;
  if (before === null && count >= catalogueBounds.variantsOfProduct)
    return { column: 'variantSku', fault: 'too-many-variants' };
  return { known: before, name: called, sku };
}
