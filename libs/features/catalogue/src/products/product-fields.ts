import type { ProductChange, ProductDetail, ProductDraft } from '@imah/contract/catalogue';

/** What people write of a product. */
export type ProductFields = Required<ProductDraft>;

export const emptyProduct: ProductFields = {
  sku: '',
  name: '',
  kind: 'goods',
  unit: '',
  tax: 'none',
  description: '',
  categoryId: null,
  state: 'active',
};

export const fieldsOf = ({
  sku,
  name,
  kind,
  unit,
  tax,
  description,
  categoryId,
  state,
}: ProductDetail): ProductFields => ({ sku, name, kind, unit, tax, description, categoryId, state });

/** What was written otherwise; what somebody else wrote elsewhere in the meantime stays. */
export function changesOf(before: ProductFields, after: ProductFields): ProductChange {
  const changed = Object.entries(after).filter(([field, value]) => Reflect.get(before, field) !== value);
  return Object.fromEntries(changed);
}
