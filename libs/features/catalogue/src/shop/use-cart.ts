import type { ShopProduct } from '@imah/contract/catalogue';
import { orderBounds } from '@imah/contract/catalogue/words';
import { useState } from 'react';

/** How much of a product, or of a variant of it, is wanted, in its units. */
export interface CartLine {
  readonly product: Pick<ShopProduct, 'id' | 'name' | 'kind' | 'unit' | 'pictures'>;
  /** Null where the product has none. */
  readonly variant: Pick<ShopProduct['variants'][number], 'id' | 'name'> | null;
  readonly quantity: number;
}

/** What of a line says which it is. */
export type CartThing = Pick<CartLine, 'product' | 'variant'>;

/** Names a line among all of the cart. */
export const keyOf = ({ product, variant }: CartThing): string => `${product.id} ${variant?.id ?? ''}`;

/** The most of one product in a cart. */
export const mostOfOne = 999;

/** What somebody has chosen and not ordered yet; it lasts as long as the page. */
export interface Cart {
  readonly lines: readonly CartLine[];
  readonly quantityOf: (thing: CartThing) => number;
  /** Whether another product finds room. */
  readonly room: 'left' | 'none';
  readonly add: (thing: CartThing) => void;
  /** 0 takes it out. */
  readonly set: (thing: CartThing, quantity: number) => void;
  readonly clear: () => void;
}

export function useCart(): Cart {
  const [lines, setLines] = useState<readonly CartLine[]>([]);
  const find = (thing: CartThing) => lines.find((line) => keyOf(line) === keyOf(thing));
  const quantityOf = (thing: CartThing) => find(thing)?.quantity ?? 0;
  const changed = (thing: CartThing, quantity: number) =>
    lines.map((line) => (keyOf(line) === keyOf(thing) ? { ...line, quantity } : line));
  return {
    lines,
    quantityOf,
    room: lines.length < orderBounds.lines ? 'left' : 'none',
    add: ({ product, variant }) => {
      const thing = { product, variant };
      const quantity = Math.min(quantityOf(thing) + 1, mostOfOne);
      setLines(find(thing) === undefined ? [...lines, { ...thing, quantity }] : changed(thing, quantity));
    },
    set: (thing, quantity) =>
      setLines(changed(thing, Math.min(quantity, mostOfOne)).filter((line) => line.quantity > 0)),
    clear: () => setLines([]),
  };
}
