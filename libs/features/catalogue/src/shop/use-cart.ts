import type { ShopProduct } from '@imah/contract/catalogue';
import { orderBounds } from '@imah/contract/catalogue/words';
import { useState } from 'react';

/** How much of a product is wanted, in its units. */
interface CartLine {
  readonly product: Pick<ShopProduct, 'id' | 'name' | 'kind' | 'unit' | 'pictures'>;
  readonly quantity: number;
}

/** The most of one product in a cart. */
export const mostOfOne = 999;

/** What somebody has chosen and not ordered yet; it lasts as long as the page. */
export interface Cart {
  readonly lines: readonly CartLine[];
  readonly quantityOf: (productId: string) => number;
  /** Whether another product finds room. */
  readonly room: 'left' | 'none';
  readonly add: (product: CartLine['product']) => void;
  /** 0 takes it out. */
  readonly set: (productId: string, quantity: number) => void;
  readonly clear: () => void;
}

export function useCart(): Cart {
  const [lines, setLines] = useState<readonly CartLine[]>([]);
  const quantityOf = (productId: string) => lines.find(({ product }) => product.id === productId)?.quantity ?? 0;
  return {
    lines,
    quantityOf,
    room: lines.length < orderBounds.lines ? 'left' : 'none',
    add: (product) => {
      const quantity = Math.min(quantityOf(product.id) + 1, mostOfOne);
      const isIn = lines.some((line) => line.product.id === product.id);
      setLines(
        isIn
          ? lines.map((line) => (line.product.id === product.id ? { ...line, quantity } : line))
          : [...lines, { product, quantity }],
      );
    },
    set: (productId, quantity) =>
      setLines(
        lines
          .map((line) => (line.product.id === productId ? { ...line, quantity: Math.min(quantity, mostOfOne) } : line))
          .filter((line) => line.quantity > 0),
      ),
    clear: () => setLines([]),
  };
}
