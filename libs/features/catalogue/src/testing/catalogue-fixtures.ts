import type { FakeAnswers } from '@imah/api-client/testing';
import type {
  CatalogueOverview,
  ProductCategory,
  ProductDetail,
  ProductImportRecord,
  ProductImportReport,
  Promotion,
} from '@imah/contract/catalogue';
import type { Whoami } from '@imah/contract/identity';
import { answerOf, listOf, minutesAgo, tower, whoamiOfOwner } from '@imah/testing';

const idOf = (nth: number) => `01935e4f-7c1a-7b2c-8d3e-0000000c${String(nth).padStart(4, '0')}`;

/** Somebody who reads the catalogue and changes nothing of it. */
export const reader: Whoami = {
  ...whoamiOfOwner,
  memberships: whoamiOfOwner.memberships.map((one) => ({ ...one, grants: ['product.view', 'promotion.view'] })),
};

const categoryOf = (nth: number, name: string, more: Partial<ProductCategory> = {}): ProductCategory => ({
  id: idOf(nth),
  name,
  parentId: null,
  index: 0,
  depth: 0,
  state: 'active',
  products: 0,
  version: 1,
  ...more,
});

export const drinks = categoryOf(1, 'Minuman');
export const water = categoryOf(2, 'Air minum', { parentId: drinks.id, depth: 1, products: 2 });
export const repairs = categoryOf(3, 'Perbaikan', { index: 1, products: 1 });
export const oldCategory = categoryOf(4, 'Musiman', { index: 2, state: 'archived' });
export const categories = [drinks, water, repairs, oldCategory];

export const gallon: ProductDetail = {
  id: idOf(11),
  sku: 'AIR-19',
  name: 'Air minum galon 19 liter',
  kind: 'goods',
  unit: 'galon',
  tax: 'none',
  description: 'Diantar ke pintu unit pada hari kerja.',
  categoryId: water.id,
  categoryName: water.name,
  state: 'active',
  price: 20_000,
  buildingPrices: 1,
  variantCount: 0,
  variants: [],
  picture: { fileId: idOf(51), alt: 'Galon biru di depan pintu' },
  pictures: [
    { fileId: idOf(51), alt: 'Galon biru di depan pintu' },
    { fileId: idOf(52), alt: '' },
  ],
  version: 3,
  prices: [
    {
      id: idOf(31),
      buildingId: null,
      buildingName: null,
      variantId: null,
      variantName: null,
      amount: 22_000,
      from: '2099-01-01',
      to: null,
    },
    {
      id: idOf(32),
      buildingId: tower.id,
      buildingName: tower.name,
      variantId: null,
      variantName: null,
      amount: 18_000,
      from: '2026-01-01',
      to: null,
    },
    {
      id: idOf(33),
      buildingId: null,
      buildingName: null,
      variantId: null,
      variantName: null,
      amount: 20_000,
      from: '2026-01-01',
      to: '2098-12-31',
    },
    {
      id: idOf(34),
      buildingId: null,
      buildingName: null,
      variantId: null,
      variantName: null,
      amount: 17_500,
      from: '2025-01-01',
      to: '2025-12-31',
    },
  ],
};
const cleaning: ProductDetail = {
  ...gallon,
  id: idOf(12),
  sku: 'AC-CUCI',
  name: 'Cuci AC split, termasuk tambah freon dan pemeriksaan kebocoran',
  kind: 'service',
  unit: 'unit',
  tax: 'ppn-full',
  description: '',
  categoryId: repairs.id,
  categoryName: repairs.name,
  price: null,
  buildingPrices: 1,
  variantCount: 0,
  variants: [],
  picture: null,
  pictures: [],
  prices: [],
  version: 1,
};
export const draft: ProductDetail = {
  ...cleaning,
  id: idOf(13),
  sku: 'BARU-1',
  name: 'Sewa troli',
  state: 'draft',
  categoryId: null,
  categoryName: null,
  buildingPrices: 0,
};
/** A product in two sizes and one that is not sold any more. */
export const shirt: ProductDetail = {
  ...gallon,
  id: idOf(14),
  sku: 'KAOS',
  name: 'Kaos warga',
  unit: 'buah',
  variantCount: 2,
  variants: [
    { id: idOf(61), name: 'Kecil', sku: 'KAOS-S', state: 'active' },
    { id: idOf(62), name: 'Besar', sku: 'KAOS-L', state: 'active' },
    { id: idOf(63), name: 'Anak', sku: 'KAOS-A', state: 'archived' },
  ],
  prices: gallon.prices.map((price, nth) =>
    nth === 1 ? { ...price, variantId: idOf(62), variantName: 'Besar' } : price,
  ),
};
export const products = [gallon, cleaning, draft];

export const running: Promotion = {
  id: idOf(21),
  name: 'Hemat akhir tahun',
  code: 'HEMAT',
  kind: 'percent',
  value: 1_250,
  freeUnits: null,
  cap: 25_000,
  min: 50_000,
  from: '2026-11-01',
  to: '2026-12-31',
  quota: 100,
  used: 37,
  perPersonQuota: 1,
  productIds: [],
  categoryIds: [drinks.id],
  stackable: true,
  state: 'active',
  phase: 'running',
  version: 2,
};
export const freeUnits: Promotion = {
  ...running,
  id: idOf(22),
  name: 'Beli dua gratis satu',
  code: null,
  kind: 'free-units',
  value: 2,
  freeUnits: 1,
  cap: null,
  min: null,
  from: '2099-01-01',
  to: null,
  quota: null,
  used: 0,
  perPersonQuota: null,
  productIds: [gallon.id],
  categoryIds: [],
  stackable: false,
  phase: 'coming',
};
export const amountOff: Promotion = {
  ...freeUnits,
  id: idOf(23),
  name: 'Potongan pembukaan',
  kind: 'amount',
  value: 5_000,
  freeUnits: null,
  productIds: [],
  state: 'archived',
  phase: 'archived',
};
export const promotions = [running, freeUnits, amountOff];

export const overview: CatalogueOverview = {
  draft: 3,
  active: 42,
  archived: 5,
  categories: 7,
  withoutPrice: 2,
  withoutCategory: 0,
  endingPrices: 4,
  promotions: { running: 2, coming: 1, usedUp: 0 },
};
export const emptyOverview: CatalogueOverview = {
  draft: 0,
  active: 0,
  archived: 0,
  categories: 0,
  withoutPrice: 0,
  withoutCategory: 0,
  endingPrices: 0,
  promotions: { running: 0, coming: 0, usedUp: 0 },
};

export const report: ProductImportReport = {
  applied: false,
  rows: 3,
  created: 1,
  changed: 1,
  same: 0,
  prices: 1,
  faults: [{ row: 4, column: 'price', message: 'Harga harus rupiah bulat dari 0 sampai 1.000.000.000' }],
  faultyRows: 1,
  ignoredHeadings: ['Catatan'],
  preview: [
    { sku: 'AIR-19', name: 'Air minum galon', becomes: 'changed', price: null },
    { sku: 'TEH-1', name: 'Teh botol', becomes: 'created', price: 6_000 },
  ],
  errorFile: 'sku,kesalahan\r\n',
  importId: null,
};
export const record: ProductImportRecord = {
  id: idOf(41),
  at: minutesAgo(5),
  byName: 'Ratna Dewi',
  created: 12,
  changed: 3,
  prices: 14,
  undoneAt: null,
};
const undone: ProductImportRecord = { ...record, id: idOf(42), byName: null, undoneAt: minutesAgo(2) };

/** What the server answers with a catalogue in it. */
export const catalogueAnswers: FakeAnswers = {
  listBuildings: listOf([tower]),
  getCatalogueOverview: answerOf(overview),
  listProductCategories: answerOf(categories),
  listProducts: listOf(products),
  getProduct: answerOf(gallon),
  listPromotions: answerOf(promotions),
  tryPrice: answerOf({
    price: {
      unitPrice: 18_000,
      of: 'building' as const,
      list: 54_000,
      total: 47_250,
      applied: [{ id: running.id, name: running.name, discount: 6_750 }],
    },
  }),
  listProductImports: answerOf([record, undone]),
};
