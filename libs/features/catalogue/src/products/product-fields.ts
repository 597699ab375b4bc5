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
  pictures: [],
  variants: [],
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
  pictures,
  variants,
}: ProductDetail): ProductFields => ({
  sku,
  name,
  kind,
  unit,
  tax,
  description,
  categoryId,
  state,
  pictures,
  variants,
});

/** What was written otherwise; what somebody else wrote elsewhere in the meantime stays. */
export function changesOf(before: ProductFields, after: ProductFields): ProductChange {
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(Reflect.get(before, field)) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed);
}
