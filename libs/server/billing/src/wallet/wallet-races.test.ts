import { accountWaitMs } from '@imah/contract/wallet/words';
import type { TestApp } from '@imah/server-platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proveBooks } from '../ledger/prove-books.ts';
import { reversePayment } from '../payments/reverse-payment.ts';
import { createTestApp } from '../testing/test-app.ts';
import { walletCalls } from '../testing/wallet-calls.ts';
import { createPayout } from './create-payout.ts';
import { movePayout } from './move-payout.ts';
import { payFromWallet } from './pay-from-wallet.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

interface Line {
  readonly seq: number;
  readonly amount: number;
  readonly balance: number;
}

it('fifty debits of one deposit at once: just as many go through as it can bear, and not a rupiah is missing', async () => {
  const { place, bill, pay, use, stand, statement, standing } = await walletCalls(test, 'Serentak');
  await pay(500_000);
  const billId = await bill('2026-11');
  const answers = await Promise.all(Array.from({ length: 50 }, () => use(30_000)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(16);
  expect(answers.filter(({ code }) => code === 'SALDO_KURANG')).toHaveLength(34);
  expect(await stand()).toEqual([20_000, 0]);
  expect(await standing(billId)).toEqual(['partial', 168_000]);
  expect((await statement()).data.map(({ balance }: Line) => balance)).toEqual([
    ...Array.from({ length: 16 }, (_, index) => 20_000 + index * 30_000),
    500_000,
  ]);
  expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
});

it('payments and payouts at once share what is there: together they never take more', async () => {
  const { bill, pay, use, ask, stand, totals } = await walletCalls(test, 'Berebut');
  await pay(300_000);
  await bill('2026-11');
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, () => use(50_000)),
    ...Array.from({ length: 4 }, () => ask(50_000)),
  ]);
  const taken = answers.filter(({ status }) => status === 201);
  expect(taken).toHaveLength(6);
  const [available, held = 0] = await stand();
  expect([available, held % 50_000]).toEqual([0, 0]);
  expect(await totals()).toMatchObject({ available: 0, held, booked: 0, bookedHeld: held });
});

it('whatever is done with a deposit in whatever order: it is never below nothing, and each balance is that of its lines', async () => {
  const calls = await walletCalls(test, 'Acak');
  const { place, personId, finance, second, resident, bill, pay, statement, totals, stand } = calls;
  const { orgId, buildingId } = place;
  for (const period of ['2026-08', '2026-09', '2026-10']) await bill(period);
  const actor = (who: typeof finance, name: string) => ({ ...who, userId: who.id, name, memberships: [] }) as never;
  const edit = (who = actor(finance, 'Keuangan')) => ({ orgId, actor: who, requestId: 'acak', now: test.clock.now });
  const payouts: { readonly id: string; readonly version: number }[] = [];
  const paid: string[] = [];
  const whose = { personId, personName: 'Sari', userId: resident.id };
  const account = { bank: 'BCA', accountNumber: '1234567890', accountName: 'Sari', note: null };
  const acts = {
    receive: async (amount: number) => void paid.push((await pay(amount)).data.id),
    use: (amount: number) => payFromWallet(test.context, { ...edit(), ...whose }, { buildingId, billIds: [], amount }),
    ask: async (amount: number) => {
      const draft = { buildingId, amount, ...account };
      // Yesterday: its account has waited.
      const now = test.clock.now - accountWaitMs;
      payouts.push(await createPayout(test.context, { ...edit(), ...whose, now }, draft));
    },
    refuse: () => answer('refuse', 'Tidak jadi'),
    approve: () => answer('approve', null),
    settle: () => answer('pay', null),
    takeBack: async () => {
      const paymentId = paid.shift();
      if (paymentId === undefined) return;
      await reversePayment(test.context, { ...edit(), buildingId, paymentId, version: 1 }, 'Dibatalkan');
    },
  };
  async function answer(move: 'approve' | 'pay' | 'refuse', reason: string | null): Promise<void> {
    const [payout] = payouts;
    if (payout === undefined) return;
    const by = actor(second, 'Bendahara');
    const { id: payoutId, version } = payout;
    payouts[0] = await movePayout(test.context, { ...edit(by), payoutId, version }, { move, reason });
    if (move !== 'approve') payouts.shift();
  }
  const kinds = ['receive', 'use', 'ask', 'refuse', 'approve', 'settle', 'takeBack'] as const;
  const step = fc.record({ kind: fc.constantFrom(...kinds), amount: fc.integer({ min: 1, max: 700_000 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const refused: (number | undefined)[] = [];
      for (const { kind, amount } of steps) {
        // What is refused changes nothing.
        await acts[kind](amount).catch((error: { status?: number }) => void refused.push(error.status));
      }
      expect(refused.filter((status) => status !== 409 && status !== 422)).toEqual([]);
      const lines: Line[] = (await statement()).data;
      const oldest = lines.toReversed();
      let reckoned = 0;
      for (const line of oldest) {
        reckoned += line.amount;
        expect(line.balance).toBe(reckoned);
        expect(line.balance).toBeGreaterThanOrEqual(0);
      }
      const [available, held] = await stand();
      expect(available).toBe(reckoned);
      expect(await totals()).toMatchObject({ available, booked: available, held, bookedHeld: held });
    }),
    { numRuns: 25 },
  );
  expect((await proveBooks(test.context.db, orgId)).faults).toEqual([]);
});
