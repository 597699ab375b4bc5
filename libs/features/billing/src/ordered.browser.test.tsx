import type { Bill, ProductLine } from '@imah/contract/billing';
import { answerOf, listOf, tower, whoamiOfResident } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { BillPage } from './bill/index.ts';
import { bill, billingAnswers } from './testing/billing-fixtures.ts';

afterEach(cleanup);

const line: ProductLine = {
  kind: 'product',
  basis: 'product',
  qtyMilli: 2_000,
  tariffFrom: '2026-11',
  from: '2026-11-21',
  to: '2026-11-22',
  days: 1,
  daysOfMonth: 1,
  fullAmount: 300_000,
  amount: 270_000,
  tax: { profile: 'ppn-full', base: 270_000, amount: 32_400 },
  amountBefore: null,
  product: { orderId: bill.id, orderNumber: 'PSN-2026-000012', name: 'Cuci AC', unit: 'unit' },
};
const ordered: Bill = {
  ...bill,
  lines: [line, { ...line, fullAmount: 270_000, tax: null, product: { ...line.product, name: 'Air galon' } }],
};

it('what was ordered stands on the bill with what promotions left of it, its tax, and the way to its order', async () => {
  await openPage(<BillPage />, {
    route: '/imah/tagihan/:id',
    path: `/imah/tagihan/${bill.id}`,
    person: whoamiOfResident,
    answers: { ...billingAnswers, listBuildings: listOf([tower]), getBill: answerOf(ordered) },
  });

  expect(await screen.findByRole('heading', { name: 'Cuci AC', level: 3 })).toBeVisible();
  expect(screen.getByText('2 unit, Rp 300.000 sebelum promosi')).toBeVisible();
  expect(screen.getByText('DPP Rp 270.000, PPN Rp 32.400')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Air galon', level: 3 })).toBeVisible();
  expect(screen.getByText('2 unit')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Pesanan PSN-2026-000012' })[0]).toHaveAttribute(
    'href',
    `/imah/pesanan?pesanan=${bill.id}`,
  );
});
