import type { ChargeTax } from '@imah/contract/billing/words';
import type { ProductImportColumn, ProductKind, ProductState } from '@imah/contract/catalogue/words';
import type { FaultyRow } from '@imah/server-buildings/import';

/** A product as its row says it; what its table has no column for, or leaves empty, is null and stays as it is. */
export interface NamedProduct {
  readonly sku: string;
  readonly name: string | null;
  readonly kind: ProductKind | null;
  readonly unit: string | null;
  /** From the top to its own; none for a product without a category. */
  readonly category: readonly string[] | null;
  readonly tax: ChargeTax | null;
  readonly description: string | null;
  readonly state: ProductState | null;
  /** The variant that the row speaks of; both null: of the product itself. */
  readonly variant: string | null;
  readonly variantSku: string | null;
  readonly building: string | null;
  readonly price: number | null;
  readonly from: string | null;
}

/** A row of the input: what was read, or what is wrong. */
export interface ProductRow extends FaultyRow<ProductImportColumn> {
  readonly named: NamedProduct | null;
}
