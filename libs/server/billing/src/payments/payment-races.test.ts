import type { TestApp } from '@imah/server-platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proveBooks } from '../ledger/prove-books.ts';
import { balancesOf } from '../testing/ledger.ts';
import { paymentCalls } from '../testing/payment-calls.ts';
import { createTestApp } from '../testing/test-app.ts';
import { reversePayment } from './reverse-payment.ts';
import { createPayment } from './create-payment.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('fifty payments of one bill at once: it is paid to the rupiah, the rest is kept, and no receipt number is left out', async () => {
  const { place, payments, pay, bill, standing, send } = await paymentCalls(test, 'Serentak');
  const billId = await bill('2026-11');
  const answers = await Promise.all(Array.from({ length: 50 }, () => pay(20_000)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201));
  expect(await standing(billId)).toEqual(['paid', 0]);
  expect(await balancesOf(test, place.orgId)).toEqual({ bank: 1_000_000, deposit: 352_000, serviceCharges: 648_000 });
  const { data } = await send('GET', `${payments}?limit=100`);
  expect(data.map(({ number }: { number: string }) => number).toSorted()).toEqual(
    Array.from({ length: 50 }, (_, index) => `KWT-2026-${String(index + 1).padStart(6, '0')}`),
  );
  expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
});

it('fifty payments at once that were all shown the same bill: one is taken, the others are told that it has changed', async () => {
  const { pay, bill, standing } = await paymentCalls(test, 'Sama');
  const billId = await bill('2026-11');
  const shown = [{ billId, amount: 648_000 }];
  const answers = await Promise.all(Array.from({ length: 50 }, () => pay(648_000, { shown })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await standing(billId)).toEqual(['paid', 0]);
});

it('whatever is paid and taken back in whatever order: no bill is below nothing, nothing is allocated twice, and taking all back restores', async () => {
  const { place, personId, finance, bill } = await paymentCalls(test, 'Acak');
  const { db } = test.context;
  for (const period of ['2026-08', '2026-09', '2026-10']) await bill(period);
  const before = await balancesOf(test, place.orgId);
  const actor = { ...finance, userId: finance.id, name: 'Keuangan', memberships: [] };
  const edit = () => ({
    orgId: place.orgId,
    buildingId: place.buildingId,
    actor: actor as never,
    requestId: 'acak',
    now: test.clock.now,
  });
  const open = new Map<string, number>();
  const take = (id: string) =>
    reversePayment(test.context, { ...edit(), paymentId: id, version: 1 }, 'Dibatalkan').then(() => open.delete(id));
  const step = fc.record({ amount: fc.integer({ min: 1, max: 900_000 }), takesBack: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { amount, takesBack } of steps) {
        const [oldest] = open.keys();
        if (takesBack && oldest !== undefined) await take(oldest);
        else {
          const made = await createPayment(test.context, edit(), {
            personId,
            method: 'cash',
            amount,
            receivedOn: '2026-11-20',
            reference: null,
            note: null,
          });
          open.set(made.id, amount);
        }
        const bills = await db
          .selectFrom('bill')
          .select(['total', 'paid', 'outstanding', 'state'])
          .where('org_id', '=', place.orgId)
          .execute();
        const paid = bills.reduce((sum, one) => sum + one.paid, 0);
        expect(bills.every((one) => one.outstanding >= 0 && one.outstanding === one.total - one.paid)).toBe(true);
        const given = [...open.values()].reduce((sum, one) => sum + one, 0);
        const { deposit = 0, receivables = 0 } = await balancesOf(test, place.orgId);
        // What was given is with the bills or kept, and the books say the same.
        expect([paid + deposit, receivables]).toEqual([given, 1_944_000 - paid]);
      }
    }),
    { numRuns: 40 },
  );
  for (const id of open.keys()) await take(id);
  expect(await balancesOf(test, place.orgId)).toEqual(before);
  expect((await proveBooks(db, place.orgId)).faults).toEqual([]);
});
