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
  variants: [{ id: 'besar', name: 'Besar', sku: 'GALON-B', position: 1 }],
  prices: [{ id: 'p', variantId: null, buildingId: null, amount: 18_000, from: '2026-01-01', to: null }],
};
const known: KnownCatalogue = {
  today: '2026-11-20',
  productOf: new Map([['GALON-B', 'AIR-19']]),
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
  variant: null,
  variantSku: null,
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

describe('variants in an import', () => {
  const variantsOf = (...rows: Partial<NamedProduct>[]) =>
    plan(...rows).good.map(({ variants, becomes }) => [
      becomes,
      variants.map(({ known: before, name, sku }) => [before?.id ?? null, name, sku]),
    ]);

  it('are made, called otherwise, or stand so already', () => {
    expect(
      variantsOf({ variant: 'Kecil', variantSku: 'GALON-K' }, { variant: 'Jumbo', variantSku: 'GALON-B' }),
    ).toEqual([
      [
        'changed',
        [
          [null, 'Kecil', 'GALON-K'],
          ['besar', 'Jumbo', 'GALON-B'],
        ],
      ],
    ]);
    expect(variantsOf({ variantSku: 'GALON-B' })).toEqual([['same', []]]);
  });

  it('have prices beside that of the product, each in each building once', () => {
    const { good } = plan(
      { price: 18_000 },
      { variantSku: 'GALON-B', price: 30_000 },
      { variant: 'Kecil', variantSku: 'GALON-K', price: 9_000 },
    );
    expect(good.map(({ prices }) => prices.map(({ variantSku, amount }) => [variantSku, amount]))).toEqual([
      [
        ['GALON-B', 30_000],
        ['GALON-K', 9_000],
      ],
    ]);
    expect(faultsOf({ variantSku: 'GALON-B', price: 1 }, { variantSku: 'GALON-B', price: 2 })).toEqual([
      [3, 'sku', 'sku-twice'],
    ]);
  });

  it.each([
    ['of another product', [{ sku: 'B', name: 'Beras', variant: 'Besar', variantSku: 'GALON-B' }], 2, 'sku-taken'],
    ['that is a product', [{ variant: 'Besar', variantSku: 'AIR-19' }], 2, 'sku-taken'],
    [
      'that an earlier row gave to another product',
      [
        { variant: 'Kecil', variantSku: 'K' },
        { sku: 'B', name: 'Beras', variant: 'Kecil', variantSku: 'K' },
      ],
      3,
      'sku-taken',
    ],
  ] as const)('with a SKU %s are faulty', (_what, rows, row, fault) => {
    expect(faultsOf(...rows)).toEqual([[row, 'variantSku', fault]]);
  });

  it.each([
    ['no name for a new one', [{ variantSku: 'GALON-K' }], 2, 'missing'],
    ['the name of another', [{ variant: 'BESAR', variantSku: 'GALON-K' }], 2, 'variant-twice'],
    [
      'two names for one SKU',
      [
        { variant: 'Kecil', variantSku: 'K' },
        { variant: 'Mini', variantSku: 'K' },
      ],
      3,
      'sku-differs',
    ],
  ] as const)('with %s are faulty', (_what, rows, row, fault) => {
    expect(faultsOf(...rows)).toEqual([[row, 'variant', fault]]);
  });

  it('are at most fifty of a product', () => {
    const rows = Array.from({ length: 50 }, (_, nth) => ({ variant: `Ukuran ${nth}`, variantSku: `UK-${nth}` }));

    expect(faultsOf(...rows)).toEqual([[51, 'variantSku', 'too-many-variants']]);
  });

  it('keep their SKUs from products of the same file and of the catalogue', () => {
    expect(faultsOf({ sku: 'GALON-B', name: 'Galon' })).toEqual([[2, 'sku', 'sku-taken']]);
    expect(faultsOf({ variant: 'Kecil', variantSku: 'K' }, { sku: 'K', name: 'Kopi' })).toEqual([
      [3, 'sku', 'sku-taken'],
    ]);
  });
});
