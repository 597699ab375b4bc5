import { orderBounds } from '@imah/contract/catalogue/words';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mostOfOne, useCart } from './use-cart.ts';

afterEach(cleanup);

const gallon = { id: 'galon', name: 'Galon air', kind: 'goods' as const, unit: 'galon', pictures: [] };
const gas = { id: 'gas', name: 'Gas 12 kg', kind: 'goods' as const, unit: 'tabung', pictures: [] };
/** A cart, and what stands in it after something was done. */
function open() {
  const { result } = renderHook(() => useCart());
  const after = (change: (cart: typeof result.current) => void) => {
    act(() => change(result.current));
    return result.current.lines.map(({ product, quantity }) => [product.id, quantity]);
  };
  return { result, after };
}

describe('a cart', () => {
  it('holds each product once, in the order in which they were put in', () => {
    const { result, after } = open();
    after((cart) => cart.add(gallon));
    after((cart) => cart.add(gas));

    expect(after((cart) => cart.add(gallon))).toEqual([
      ['galon', 2],
      ['gas', 1],
    ]);
    expect([result.current.quantityOf('galon'), result.current.quantityOf('elpiji')]).toEqual([2, 0]);
  });

  it('loses what nothing is wanted of, and less than nothing as well', () => {
    const { after } = open();
    after((cart) => cart.add(gallon));
    after((cart) => cart.add(gas));

    expect(after((cart) => cart.set('galon', 0))).toEqual([['gas', 1]]);
    expect(after((cart) => cart.set('gas', -3))).toEqual([]);
  });

  it('holds of one product no more than may be ordered, set or added', () => {
    const { after } = open();
    after((cart) => cart.add(gallon));

    expect(after((cart) => cart.set('galon', mostOfOne + 1))).toEqual([['galon', mostOfOne]]);
    expect(after((cart) => cart.add(gallon))).toEqual([['galon', mostOfOne]]);
  });

  it('is not changed by a product that is not in it', () => {
    const { after } = open();
    after((cart) => cart.add(gallon));

    expect(after((cart) => cart.set('gas', 5))).toEqual([['galon', 1]]);
  });

  it('has no room for another product once it holds as many as an order may, and has again when it is emptied', () => {
    const { result, after } = open();
    const rooms = Array.from({ length: orderBounds.lines }, (_, index) => {
      after((cart) => cart.add({ ...gallon, id: `produk-${index}` }));
      return result.current.room;
    });

    expect([rooms.at(-2), rooms.at(-1)]).toEqual(['left', 'none']);
    expect(after((cart) => cart.clear())).toEqual([]);
    expect(result.current.room).toBe('left');
  });
});
