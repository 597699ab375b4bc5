import { describe, expect, it } from 'vitest';
import type { CategoryRow } from '../categories/category-tree.ts';
import { findBuilding, findCategory, isPathOf, pathOf } from './find-words.ts';
import type { KnownCatalogue, KnownProduct } from './known-products.ts';
import { planProducts } from './plan-products.ts';
import type { NamedProduct } from './product-row.ts';

const category = (
  id: string,
  name: string,
  parentId: string | null = null,
  more: Partial<CategoryRow> = {},
): CategoryRow => ({
  id,
  name,
  parentId,
  position: 0,
  state: 'active',
  version: 1,
  ...more,
});
const categories = [
  category('drinks', 'Minuman'),
  category('water', 'Air', 'drinks'),
  category('food', 'Makanan'),
  category('sauce', 'Air', 'food'),
  category('tea', 'Teh', 'drinks'),
  category('old', 'Lama', null, { state: 'archived' }),
];
const buildings = [
  { id: 'a', name: 'Menara A', code: 'MNA' },
  { id: 'b', name: 'Menara B', code: 'MNB' },
  { id: 'c', name: 'menara b', code: 'MNC' },
];
const stored: KnownProduct = {
  id: 'gallon',
  stored: {
    sku: 'AIR-19',
    name: 'Air galon',
    kind: 'goods',
    unit: 'galon',
    tax: 'none',
    description: 'Segar',
    categoryId: 'water',
    state: 'active',
    version: 4,
  },
  prices: [{ id: 'p', buildingId: null, amount: 18_000, from: '2026-01-01', to: null }],
};
const known: KnownCatalogue = {
  today: '2026-11-20',
  takenSkus: new Set(['GALON-B']),
  bySku: new Map([['AIR-19', stored]]),
  categories,
  buildings,
};
const named = (more: Partial<NamedProduct>): NamedProduct => ({
  sku: 'AIR-19',
  name: null,
  kind: null,
  unit: null,
  category: null,
  tax: null,
  description: null,
  state: null,
  building: null,
  price: null,
  from: null,
  ...more,
});
const plan = (...rows: Partial<NamedProduct>[]) =>
  planProducts(
    rows.map((more, index) => ({ row: index + 2, cells: [], faults: [], named: named(more) })),
    known,
  );
const faultsOf = (...rows: Partial<NamedProduct>[]) =>
  plan(...rows).faulty.flatMap(({ row, faults }) => faults.map(({ column, fault }) => [row, column, fault]));

describe('what an import would do', () => {
  it('leaves what is not said, and says of what stands so already that it is the same', () => {
    expect(plan({ name: 'Air galon', price: 18_000, from: '2026-05-01' }).good).toMatchObject([
      { becomes: 'same', prices: [], after: { description: 'Segar', categoryId: 'water', unit: 'galon' } },
    ]);
  });

  it('changes a product where a field differs, or where only its price does', () => {
    expect(plan({ name: 'Air 19 liter' }).good).toMatchObject([
      { becomes: 'changed', after: { name: 'Air 19 liter' } },
    ]);
    expect(plan({ price: 20_000 }).good).toMatchObject([
      {
        becomes: 'changed',
        prices: [
          {
            buildingId: null,
            amount: 20_000,
            steps: { made: [{ amount: 20_000, from: '2026-11-20', to: null }], ended: { id: 'p', to: '2026-11-19' } },
          },
        ],
      },
    ]);
  });

  it('makes a product with what products usually are', () => {
    expect(
      plan({ sku: 'B', name: 'Beras' }, { sku: 'C', name: 'Cuci', kind: 'service' }).good.map(({ after }) => after),
    ).toEqual([
      {
        sku: 'B',
        name: 'Beras',
        kind: 'goods',
        unit: 'buah',
        tax: 'none',
        description: '',
        categoryId: null,
        state: 'draft',
      },
      {
        sku: 'C',
        name: 'Cuci',
        kind: 'service',
        unit: 'kali',
        tax: 'none',
        description: '',
        categoryId: null,
        state: 'draft',
      },
    ]);
  });

  it('takes several rows of a SKU as its prices in several buildings', () => {
    const { good, faulty } = plan({ price: 20_000 }, { price: 17_000, building: 'Menara A' });

    expect([good.length, faulty]).toEqual([1, []]);
    expect(good[0]?.prices.map(({ buildingId, amount }) => [buildingId, amount])).toEqual([
      [null, 20_000],
      ['a', 17_000],
    ]);
  });

  it.each([
    ['a building twice', [{ price: 1 }, { price: 2 }], [[3, 'sku', 'sku-twice']]],
    [
      'a building by its name and its code',
      [
        { price: 1, building: 'Menara A' },
        { price: 2, building: 'mna' },
      ],
      [[3, 'sku', 'sku-twice']],
    ],
    [
      'other data in another row',
      [{ name: 'A' }, { name: 'B', building: 'MNA', price: 1 }],
      [[3, 'sku', 'sku-differs']],
    ],
    ['a new product without a name', [{ sku: 'X' }], [[2, 'name', 'missing']]],
    ['a category that is not there', [{ category: ['Obat'] }], [[2, 'category', 'unknown-category']]],
    ['a category out of use', [{ category: ['Lama'] }], [[2, 'category', 'unknown-category']]],
    ['a building that two are called', [{ building: 'Menara B', price: 1 }], [[2, 'building', 'unknown-building']]],
    ['a price before one that is said', [{ price: 1, from: '2025-12-01' }], [[2, 'from', 'price-follows']]],
  ])('refuses %s', (_what, rows, faults) => {
    expect(faultsOf(...rows)).toEqual(faults);
  });
});

it('a product that is in a category out of use stays in it when its row says so, and no other comes there', () => {
  const old = { ...stored, stored: { ...stored.stored, sku: 'LAMA-1', categoryId: 'old', state: 'archived' as const } };
  const rows = ['LAMA-1', 'AIR-19'].map((sku, index) => ({
    row: index + 2,
    cells: [],
    faults: [],
    named: named({ sku, category: ['lama'] }),
  }));
  const { good, faulty } = planProducts(rows, { ...known, bySku: new Map([...known.bySku, ['LAMA-1', old]]) });

  expect(good.map(({ after, becomes }) => [after.sku, after.categoryId, becomes])).toEqual([['LAMA-1', 'old', 'same']]);
  expect(faulty.map(({ row, faults }) => [row, faults])).toEqual([
    [3, [{ column: 'category', fault: 'unknown-category' }]],
  ]);
});

describe('words of a row', () => {
  it.each([
    [['Minuman', 'Air'], 'water'],
    [['makanan', ' AIR '], 'sauce'],
    [['Teh'], 'tea'],
    [['Air'], undefined],
    [['Minuman', 'Kopi'], undefined],
    [['Lama'], undefined],
  ])('%j are the category %j: a path from the top, or a name that stands once', (path, id) => {
    expect(findCategory(categories, path)).toBe(id);
  });

  it.each([
    ['Menara A', 'a'],
    ['  menara   a ', 'a'],
    ['mnb', 'b'],
    ['Menara B', undefined],
    ['Menara Z', undefined],
  ])('%j is the building %j, by its name or its code', (word, id) => {
    expect(findBuilding(buildings, word)).toBe(id);
  });

  it('are the path of one category alone, however they are written; none is that of no category', () => {
    expect(isPathOf(categories, 'water', ['MINUMAN', ' air'])).toBe(true);
    expect(isPathOf(categories, 'sauce', ['Minuman', 'Air'])).toBe(false);
    expect(isPathOf(categories, null, [])).toBe(false);
  });

  it('of a category are written from the top', () => {
    expect([pathOf(categories, 'water'), pathOf(categories, null)]).toEqual([['Minuman', 'Air'], []]);
  });
});
