import type { CreditNoteDraft } from '@imah/contract/payments';
import { HttpProblem } from '@imah/server-platform/http';
import type { TestApp } from '@imah/server-platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proveBooks } from '../ledger/prove-books.ts';
import { reversePayment } from '../payments/reverse-payment.ts';
import { balancesOf } from '../testing/ledger.ts';
import { paymentCalls } from '../testing/payment-calls.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createCreditNote } from './create-credit-note.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** A bill of 648,000, and credits of it by whoever has confirmed them. */
async function fresh(name: string) {
  const calls = await paymentCalls(test, name);
  const { place, finance, bill } = calls;
  const billId = await bill('2026-11');
  const actor = { ...finance, userId: finance.id, name: 'Keuangan', memberships: [] };
  const edit = {
    ...place,
    actor: actor as never,
    requestId: 'serentak',
    now: test.clock.now,
  };
  const credit = (of: CreditNoteDraft['of']) =>
    createCreditNote(test.context, { ...edit, billId }, { of, reason: 'AC lobi mati' }).then(
      ({ amount }) => amount,
      (error: unknown) => {
        if (error instanceof HttpProblem) return error.status;
        throw error;
      },
    );
  const some = (amount: number) => credit({ kind: 'line', position: 1, amount });
  const takeBack = (paymentId: string) =>
    reversePayment(test.context, { ...edit, paymentId, version: 1 }, 'Salah orang');
  const sums = () =>
    test.context.db
      .selectFrom('bill')
      .select(['paid', 'credited', 'outstanding'])
      .where('id', '=', billId)
      .executeTakeFirstOrThrow();
  const numbers = async () =>
    (
      await test.context.db
        .selectFrom('credit_note')
        .select('count')
        .where('org_id', '=', place.orgId)
        .orderBy('count')
        .execute()
    ).map(({ count }) => count);
  return { ...calls, billId, credit, some, takeBack, sums, numbers };
}

it('twenty credits of more than half of a line at once: one is issued, the others are refused, and no number is left out', async () => {
  const { place, some, sums, numbers } = await fresh('Serentak');
  const answers = await Promise.all(Array.from({ length: 20 }, () => some(400_000)));
  expect(answers.toSorted((one, other) => one - other)).toEqual([...Array.from({ length: 19 }, () => 422), 400_000]);
  expect(await some(1_000)).toBe(1_000);
  expect(await sums()).toEqual({ paid: 0, credited: 401_000, outstanding: 247_000 });
  expect(await numbers()).toEqual([1, 2]);
  expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
});

it('payments and credits at once leave nothing open and nothing below: what was paid is never credited', async () => {
  const { place, pay, some, sums, numbers } = await fresh('Beradu');
  const [paid, credited] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => pay(100_000))),
    Promise.all(Array.from({ length: 10 }, () => some(100_000))),
  ]);
  expect(paid.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  const taken = credited.filter((amount) => amount === 100_000).length * 100_000;
  expect(await sums()).toEqual({ paid: 648_000 - taken, credited: taken, outstanding: 0 });
  expect(await numbers()).toEqual(Array.from({ length: taken / 100_000 }, (_, index) => index + 1));
  const { deposit } = await balancesOf(test, place.orgId);
  expect(deposit).toBe(1_000_000 - 648_000 + taken);
  expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
});

it('whatever is paid, credited and taken back in whatever order: the bill is what was asked less both, and the books agree', async () => {
  const { place, pay, some, takeBack, sums } = await fresh('Acak');
  const open: string[] = [];
  let credited = 0;
  const step = fc.record({
    act: fc.constantFrom('pay', 'credit', 'take-back'),
    amount: fc.integer({ min: 1_000, max: 120_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      for (const { act, amount } of steps) {
        if (act === 'pay') open.push((await pay(amount)).data.id);
        const last = act === 'take-back' ? open.pop() : undefined;
        if (last !== undefined) await takeBack(last);
        const answer = act === 'credit' ? await some(amount) : null;
        expect([null, amount, 409, 422]).toContain(answer);
        if (answer === amount) credited += amount;
        const now = await sums();
        expect(now.credited).toBe(credited);
        expect(now.paid + now.credited + now.outstanding).toBe(648_000);
        expect(Math.min(now.paid, now.outstanding)).toBeGreaterThanOrEqual(0);
        expect((await balancesOf(test, place.orgId)).receivables ?? 0).toBe(now.outstanding);
      }
    }),
    { numRuns: 12 },
  );
  expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
});
