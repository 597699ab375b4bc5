import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumOf } from '../amounts/rupiah.ts';
import { accountKeys, seededAccounts, sideOf } from './accounts.ts';
import { allocate } from './allocate.ts';
import { balanceOf, entryFault, reversalOf } from './entry.ts';
import * as entries from './standard-entries.ts';
import { bookValueAfter } from './straight-line.ts';

const amount = fc.bigInt(1n, 10n ** 12n);
const compact = (entry: entries.StandardEntry) =>
  entry.map(
    ({ account, side, amount: rupiah }) => `${side === 'debit' ? 'D' : 'K'}${seededAccounts[account].code} ${rupiah}`,
  );

it('every account has a code of its own, in order, and its type by the first digit', () => {
  const codes = accountKeys.map((key) => seededAccounts[key].code);

  expect(codes).toEqual([...new Set(codes)].toSorted());
  expect([...new Set(accountKeys.map((key) => `${seededAccounts[key].code[0]} ${seededAccounts[key].type}`))]).toEqual([
    '1 asset',
    '2 liability',
    '3 equity',
    '4 revenue',
    '5 expense',
  ]);
});

it('accounts grow on the side of their type, and what wears off an asset against it', () => {
  expect([
    sideOf('cash'),
    sideOf('depreciation'),
    sideOf('deposits'),
    sideOf('serviceCharges'),
    sideOf('rounding'),
  ]).toEqual(['debit', 'credit', 'credit', 'credit', 'debit']);
});

it('the standard entries are those of the domain model', () => {
  expect([
    compact(entries.billIssued({ serviceCharges: 648_000n, sinkingFund: 72_000n, ppnPayable: 71_280n, utilities: 0n })),
    compact(entries.settled(100_000n, 4_000n)),
    compact(entries.paymentReceived('clearing', 90_000n, 10_000n)),
    compact(entries.paymentReceived('cash', 90_000n, 0n)),
    compact(entries.depositToppedUp(5n)),
    compact(entries.paidFromDeposit(5n)),
    compact(entries.depositHeld(5n)),
    compact(entries.depositOpened(5n)),
    compact(entries.holdCaptured(5n)),
    compact(entries.holdReleased(5n)),
    compact(entries.holdPaidOut(5n)),
    compact(entries.expensePaid('operations', 'bank', 5n)),
    compact(entries.stockUsed(5n)),
    compact(entries.assetDepreciated(5n)),
    compact(entries.refunded('deposits', 5n)),
    compact(entries.soldFromDeposit(100n, 12n)),
    compact(entries.saleRefunded(100n, 12n)),
  ]).toEqual([
    ['D1200 791280', 'K4100 648000', 'K2400 72000', 'K2200 71280'],
    ['D1110 96000', 'D5300 4000', 'K1120 100000'],
    ['D1120 100000', 'K1200 90000', 'K2100 10000'],
    ['D1100 90000', 'K1200 90000'],
    ['D1120 5', 'K2100 5'],
    ['D2100 5', 'K1200 5'],
    ['D2100 5', 'K2110 5'],
    ['D3100 5', 'K2100 5'],
    ['D2110 5', 'K1200 5'],
    ['D2110 5', 'K2100 5'],
    ['D2110 5', 'K1110 5'],
    ['D5100 5', 'K1110 5'],
    ['D5200 5', 'K1300 5'],
    ['D5400 5', 'K1590 5'],
    ['D2100 5', 'K1110 5'],
    ['D2100 112', 'K4400 100', 'K2200 12'],
    ['D4400 100', 'D2200 12', 'K2100 112'],
  ]);
});

it('every standard entry balances, and with its reversal leaves each account as it was', () => {
  fc.assert(
    fc.property(amount, amount, fc.nat(1_000), (first, second, fee) => {
      const all = [
        entries.billIssued({ serviceCharges: first, utilities: second, pbjtPayable: BigInt(fee) }),
        entries.paymentReceived('bank', first, second),
        entries.settled(first + BigInt(fee), BigInt(fee)),
        entries.refunded('receivables', first),
      ];
      for (const entry of all) {
        expect(entryFault(entry)).toBeNull();
        const both = [...entry, ...reversalOf(entry)];
        for (const key of accountKeys)
          expect(
            balanceOf(
              both.filter(({ account }) => account === key),
              'debit',
            ),
          ).toBe(0n);
      }
    }),
    { numRuns: 2_000 },
  );
});

it('says what is wrong with an entry', () => {
  const debit = { account: 'cash', side: 'debit', amount: 5n } as const;

  expect([
    entryFault([debit]),
    entryFault([debit, { ...debit, side: 'credit', amount: 4n }]),
    entryFault([debit, { ...debit, side: 'credit', amount: -5n }]),
  ]).toEqual(['too-few', 'unbalanced', 'not-positive']);
});

it('pays what was due first, and keeps what is over', () => {
  const bills = [
    { id: 'b', dueOn: '2026-11-20', outstanding: 500n },
    { id: 'a', dueOn: '2026-11-20', outstanding: 300n },
    { id: 'c', dueOn: '2026-10-20', outstanding: 100n },
  ];

  expect([allocate(350n, bills), allocate(1_000n, bills)]).toEqual([
    {
      allocations: [
        { billId: 'c', amount: 100n },
        { billId: 'a', amount: 250n },
      ],
      excess: 0n,
    },
    {
      allocations: [
        { billId: 'c', amount: 100n },
        { billId: 'a', amount: 300n },
        { billId: 'b', amount: 500n },
      ],
      excess: 100n,
    },
  ]);
  expect(() => allocate(0n, bills)).toThrow(new RangeError('0 rupiah cannot be allocated'));
});

it('never allocates more than was paid, nor more to a bill than is open', () => {
  const bill = fc.record({
    id: fc.uuid(),
    dueOn: fc.constantFrom('2026-10-20', '2026-11-20'),
    outstanding: fc.bigInt(0n, 10n ** 9n),
  });
  fc.assert(
    fc.property(amount, fc.uniqueArray(bill, { selector: ({ id }) => id, maxLength: 12 }), (payment, bills) => {
      const { allocations, excess } = allocate(payment, bills);
      expect(sumOf(allocations.map((one) => one.amount)) + excess).toBe(payment);
      for (const { billId, amount: given } of allocations) {
        expect(given <= (bills.find(({ id }) => id === billId)?.outstanding ?? 0n)).toBe(true);
      }
    }),
    { numRuns: 10_000 },
  );
});

it('an asset never gets below what is left of it, nor wears off before it is there', () => {
  const asset = { price: 1_000n, residual: 100n, months: 7 };

  expect([bookValueAfter(asset, -3), bookValueAfter(asset, 700)]).toEqual([1_000n, 100n]);
});
