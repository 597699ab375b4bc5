import {
  type ProductKind,
  productKinds,
  type ProductLack,
  productLacks,
  type ProductState,
  productStates,
} from '@imah/contract/catalogue/words';
import { useSearchParams } from 'react-router-dom';

/** What the list shows, and which product is open, as the address says it. */
export interface ProductFilters {
  readonly state: ProductState | null;
  readonly kind: ProductKind | null;
  readonly categoryId: string | null;
  readonly lacks: ProductLack | null;
  /** An id, or `new`. */
  readonly opened: string | null;
}

/** What of the filters stands in the address, by the names that people read there. */
const names = { state: 'status', kind: 'jenis', categoryId: 'kategori', lacks: 'kurang', opened: 'produk' } as const;

/** The filters of the list, which stand in its address; links keep what they do not change. */
export function useProductFilters(): ProductFilters & {
  readonly change: (changed: Partial<ProductFilters>) => void;
  readonly hrefOf: (changed: Partial<ProductFilters>) => string;
} {
  const [address, setAddress] = useSearchParams();
  const paramsOf = (changed: Partial<ProductFilters>) => {
    const next = new URLSearchParams(address);
    for (const [key, value] of Object.entries(changed)) {
      const name = names[key as keyof typeof names];
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  return {
    state: productStates.find((state) => state === address.get(names.state)) ?? null,
    kind: productKinds.find((kind) => kind === address.get(names.kind)) ?? null,
    categoryId: address.get(names.categoryId),
    lacks: productLacks.find((lack) => lack === address.get(names.lacks)) ?? null,
    opened: address.get(names.opened),
    change: (changed) => setAddress(paramsOf(changed), { replace: true }),
    hrefOf: (changed) => `/imah/products/products?${paramsOf(changed).toString()}`,
  };
}
