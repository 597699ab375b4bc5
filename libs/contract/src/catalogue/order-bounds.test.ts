import { expect, it } from 'vitest';
import { checkObjects } from '../testing/check-bounds.ts';
import { orderDraft, orderMoveDraft, orderPreviewDraft, orderQuery, shopQuery } from './order.ts';
import { orderBounds, orderChart, orderHappenings, orderMoves, orderStates } from './words.ts';

const uuid = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const notIds = ['', '?', 7, null];
const line = { productId: uuid, qtyMilli: 1_000 };
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({
    productId: `01935e4f-7c1a-7b2c-8d3e-${String(nth).padStart(12, '0')}`,
    qtyMilli: 1,
  }));
const wanted = {
  accepts: {
    lines: [linesOf(orderBounds.lines), [{ ...line, qtyMilli: 10_000_000 }]],
    code: ['HEMAT', 'hemat', 'a'.repeat(30), null],
  },
  refuses: {
    unitId: notIds,
    lines: [
      [],
      linesOf(orderBounds.lines + 1),
      [line, line],
      [{ ...line, qtyMilli: 0 }],
      [{ ...line, qtyMilli: 10_000_001 }],
      [{ ...line, qtyMilli: 1.5 }],
      [{ ...line, productId: '?' }],
      null,
    ],
    code: ['', '  ', 'a'.repeat(31), 7],
  },
};

checkObjects([
  {
    name: 'orderPreviewDraft',
    schema: orderPreviewDraft,
    example: { unitId: uuid, lines: [line], code: null },
    required: ['unitId', 'lines'],
    ...wanted,
  },
  {
    name: 'orderDraft',
    schema: orderDraft,
    example: {
      unitId: uuid,
      lines: [line],
      code: null,
      payment: 'online',
      method: 'qris',
      bank: null,
      note: null,
      shownTotal: 18_000,
    },
    required: ['unitId', 'lines', 'payment', 'shownTotal'],
    accepts: {
      ...wanted.accepts,
      payment: ['next-bill', 'deposit'],
      method: ['qris', 'va', null],
      bank: ['bca', null],
      note: ['a', 'a'.repeat(300)],
      shownTotal: [0, Number.MAX_SAFE_INTEGER],
    },
    refuses: {
      ...wanted.refuses,
      payment: ['', 'cash', null],
      method: ['', 'cash', 7],
      bank: ['', 'bank', 7],
      note: ['', ' ', 'a'.repeat(301), 7],
      shownTotal: [-1, 0.5, Number.MAX_SAFE_INTEGER + 1, '1', null],
    },
  },
  {
    name: 'orderMoveDraft',
    schema: orderMoveDraft,
    example: { move: 'cancel', reason: null },
    required: ['move'],
    accepts: { move: ['begin', 'complete'], reason: ['abc', 'a'.repeat(500)] },
    refuses: { move: ['', 'pay', null], reason: ['', 'ab', 'a'.repeat(501), 7] },
  },
  {
    name: 'orderQuery',
    schema: orderQuery,
    example: { state: 'paid', q: 'A-01' },
    required: [],
    accepts: { state: ['placed', 'cancelled'], q: ['', 'a'.repeat(60)] },
    refuses: { state: ['', 'cart', null], q: ['a'.repeat(61), 7, null] },
  },
  {
    name: 'shopQuery',
    schema: shopQuery,
    example: { unitId: uuid, categoryId: uuid, q: 'air' },
    required: ['unitId'],
    accepts: { q: ['', 'a'.repeat(120)] },
    refuses: { unitId: notIds, categoryId: notIds, q: ['a'.repeat(121), 7, null] },
  },
]);

it('an order that was paid is handed over or goes back, one that is over goes nowhere', () => {
  expect(orderStates.map((state) => [state, Object.keys(orderChart[state])])).toEqual([
    ['placed', ['bill', 'pay', 'cancel']],
    ['billed', ['pay', 'cancel']],
    ['paid', ['begin', 'cancel', 'reverse']],
    ['processing', ['complete', 'cancel']],
    ['completed', []],
    ['cancelled', []],
  ]);
});

it('every step of the chart is one that people take or that happens by itself', () => {
  const steps = new Set(Object.values(orderChart).flatMap((ways) => Object.keys(ways)));

  expect([...steps].toSorted()).toEqual([...orderMoves, ...orderHappenings].toSorted());
});
