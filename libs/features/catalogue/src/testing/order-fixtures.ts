import type { FakeAnswers } from '@imah/api-client/testing';
import type { Order, OrderPreview, OrderRow, ShopPlace, ShopProduct } from '@imah/contract/catalogue';
import { answerOf, listOf, minutesAgo, tower, whoamiOfResident } from '@imah/testing';

const idOf = (nth: number) => `01935e4f-7c1a-7b2c-8d3e-0000000d${String(nth).padStart(4, '0')}`;

/** A resident, who may order. */
export const shopper = whoamiOfResident;

export const place: ShopPlace = {
  orgId: tower.orgId,
  buildingId: tower.id,
  buildingName: tower.name,
  unitId: idOf(1),
  unitCode: 'A-0301',
  personId: idOf(2),
  available: 100_000,
  methods: ['qris', 'va'],
  banks: ['bca', 'cimb'],
};
export const otherPlace: ShopPlace = { ...place, unitId: idOf(3), unitCode: 'B-1207' };

export const galon: ShopProduct = {
  id: idOf(11),
  name: 'Air minum galon 19 liter',
  kind: 'goods',
  unit: 'galon',
  description: 'Diantar ke pintu unit pada hari kerja.',
  pictures: [
    { fileId: idOf(71), alt: 'Galon biru di depan pintu' },
    { fileId: idOf(72), alt: 'Segel tutup galon' },
  ],
  variants: [],
  categoryId: idOf(21),
  categoryPath: ['Minuman', 'Air minum'],
  price: 20_000,
  promotionPrice: 18_000,
  promotions: ['Hemat akhir tahun'],
};
export const washing: ShopProduct = {
  ...galon,
  id: idOf(12),
  name: 'Cuci AC split, termasuk tambah freon dan pemeriksaan kebocoran',
  kind: 'service',
  unit: 'unit',
  description: '',
  pictures: [],
  categoryId: null,
  categoryPath: [],
  price: 150_000,
  promotionPrice: 150_000,
  promotions: [],
};

/** Ordered as one of its sizes. */
export const shirt: ShopProduct = {
  ...washing,
  id: idOf(13),
  name: 'Kaos warga',
  kind: 'goods',
  unit: 'buah',
  variants: [
    { id: idOf(81), name: 'Kecil', price: 50_000, promotionPrice: 50_000 },
    { id: idOf(82), name: 'Besar', price: 60_000, promotionPrice: 55_000 },
  ],
  price: 50_000,
  promotionPrice: 50_000,
};

const galonLine: OrderPreview['lines'][number] = {
  productId: galon.id,
  variantId: null,
  name: galon.name,
  kind: 'goods',
  unit: 'galon',
  qtyMilli: 2_000,
  unitPrice: 20_000,
  list: 40_000,
  amount: 36_000,
  tax: 0,
  applied: [{ id: idOf(31), name: 'Hemat akhir tahun', discount: 4_000 }],
};
const washingLine: OrderPreview['lines'][number] = {
  ...galonLine,
  productId: washing.id,
  name: washing.name,
  kind: 'service',
  unit: 'unit',
  qtyMilli: 1_000,
  unitPrice: 150_000,
  list: 150_000,
  amount: 150_000,
  tax: 18_000,
  applied: [],
};

export const preview: OrderPreview = {
  lines: [galonLine],
  code: 'none',
  list: 40_000,
  discount: 4_000,
  tax: 0,
  total: 36_000,
  available: 100_000,
};

/** A code was written that holds for nothing of it. */
export const codeNotUsed: OrderPreview = { ...preview, code: 'not-used' };

export const placed: Order = {
  id: idOf(41),
  number: 'PSN-2026-000012',
  orgId: tower.orgId,
  buildingId: tower.id,
  buildingName: tower.name,
  unitId: place.unitId,
  unitCode: place.unitCode,
  personName: 'Siti Aminah',
  payment: 'next-bill',
  state: 'placed',
  total: 204_000,
  placedAt: minutesAgo(30),
  firstLine: galon.name,
  lineCount: 2,
  version: 1,
  list: 190_000,
  discount: 4_000,
  tax: 18_000,
  code: 'HEMAT',
  note: 'Titip di pos satpam bila tidak ada orang',
  lines: [galonLine, washingLine],
  processed: null,
  completed: null,
  cancelled: null,
  reason: null,
  refunded: 0,
  onlinePayment: null,
  bill: null,
  ticket: null,
  needsVisit: true,
  moves: ['cancel'],
};
export const billed: Order = {
  ...placed,
  id: idOf(42),
  state: 'billed',
  bill: { id: idOf(51), number: 'INV-2026-000031' },
  moves: [],
};
export const paid: Order = { ...placed, id: idOf(43), payment: 'deposit', state: 'paid', moves: ['begin', 'cancel'] };
export const processing: Order = {
  ...paid,
  id: idOf(44),
  state: 'processing',
  version: 2,
  processed: { at: minutesAgo(10), byName: 'Agus Prasetyo' },
  ticket: { id: idOf(52), number: 'TKT-2026-000038' },
  moves: ['complete', 'cancel'],
};
export const cancelled: Order = {
  ...processing,
  id: idOf(45),
  state: 'cancelled',
  version: 3,
  cancelled: { at: minutesAgo(5), byName: 'Agus Prasetyo' },
  reason: 'Teknisi berhalangan',
  refunded: 204_000,
  moves: [],
};

export const unpaid: Order = {
  ...placed,
  id: idOf(46),
  payment: 'online',
  onlinePayment: { id: idOf(61), state: 'pending', expiresAt: minutesAgo(-12), isReversed: false },
};
/** Nobody has paid it in time. */
export const notPaid: Order = {
  ...unpaid,
  id: idOf(47),
  state: 'cancelled',
  version: 2,
  onlinePayment: { id: idOf(62), state: 'expired', expiresAt: minutesAgo(5), isReversed: false },
  cancelled: { at: minutesAgo(4), byName: 'Imah' },
  moves: [],
};

const rowOf = ({ lines: _lines, ...row }: Order): OrderRow => row;
const orders: readonly OrderRow[] = [unpaid, placed, billed, paid, processing, cancelled].map(rowOf);

export const orderAnswers: FakeAnswers = {
  listBuildings: listOf([tower]),
  listOwnShops: answerOf([place]),
  listShopProducts: listOf([galon, washing]),
  tryOrder: answerOf(preview),
  createOrder: answerOf(placed),
  listOwnOrders: listOf(orders),
  listOrders: listOf(orders),
  getOrder: answerOf(placed),
  moveOrder: answerOf(processing),
};
