import { orderBounds } from '@imah/contract/catalogue/words';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mostOfOne, useCart } from './use-cart.ts';

afterEach(cleanup);

const thing = (id: string, name: string, unit: string, variant: { id: string; name: string } | null = null) => ({
  product: { id, name, kind: 'goods' as const, unit, pictures: [] },
  variant,
});
const gallon = thing('galon', 'Galon air', 'galon');
const gas = thing('gas', 'Gas 12 kg', 'tabung');
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
    expect([result.current.quantityOf(gallon), result.current.quantityOf(thing('elpiji', 'Elpiji', 'tabung'))]).toEqual(
      [2, 0],
    );
  });

  it('loses what nothing is wanted of, and less than nothing as well', () => {
    const { after } = open();
    after((cart) => cart.add(gallon));
    after((cart) => cart.add(gas));

    expect(after((cart) => cart.set(gallon, 0))).toEqual([['gas', 1]]);
    expect(after((cart) => cart.set(gas, -3))).toEqual([]);
  });

  it('holds of one product no more than may be ordered, set or added', () => {
    const { after } = open();
    after((cart) => cart.add(gallon));

    expect(after((cart) => cart.set(gallon, mostOfOne + 1))).toEqual([['galon', mostOfOne]]);
    expect(after((cart) => cart.add(gallon))).toEqual([['galon', mostOfOne]]);
  });

  it('holds each variant of a product on a line of its own', () => {
    const { result, after } = open();
    const [small, large] = ['kecil', 'besar'].map((id) => thing('kaos', 'Kaos', 'buah', { id, name: id }));
    if (small === undefined || large === undefined) throw new Error('two sizes');
    after((cart) => cart.add(small));
    after((cart) => cart.add(large));
    after((cart) => cart.add(large));

    expect(result.current.lines.map(({ variant, quantity }) => [variant?.id, quantity])).toEqual([
      ['kecil', 1],
      ['besar', 2],
    ]);
    after((cart) => cart.set(large, 0));
    expect(result.current.lines.map(({ variant }) => variant?.id)).toEqual(['kecil']);
  });

  it('is not changed by a product that is not in it', () => {
    const { after } = open();
    after((cart) => cart.add(gallon));

    expect(after((cart) => cart.set(gas, 5))).toEqual([['galon', 1]]);
  });

  it('has no room for another product once it holds as many as an order may, and has again when it is emptied', () => {
    const { result, after } = open();
    const rooms = Array.from({ length: orderBounds.lines }, (_, index) => {
      after((cart) => cart.add(thing(`produk-${index}`, 'Produk', 'buah')));
      return result.current.room;
    });

    expect([rooms.at(-2), rooms.at(-1)]).toEqual(['left', 'none']);
    expect(after((cart) => cart.clear())).toEqual([]);
    expect(result.current.room).toBe('left');
  });
});
