import type { BudgetComparison } from '@imah/contract/finances';
import { billIssued, expensePaid } from '@imah/ledger';
import type { TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgetCalls, even } from '../testing/budget-calls.ts';
import { draftOf, post } from '../testing/ledger.ts';
import { createTestApp } from '../testing/test-app.ts';
import { compare } from './compare-budget.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof budgetCalls>>;
beforeAll(async () => {
  test = await createTestApp();
  calls = await budgetCalls(test, 'Realisasi');
  const { orgId, buildingId } = calls.place;
  const of = (effectiveOn: string) => ({ buildingId, effectiveOn, kind: 'expense' as const });
  await calls.approvedBudget({ '4100': even(10_000_000), '5200': even(2_000_000) });
  await post(
    test,
    orgId,
    draftOf(billIssued({ serviceCharges: 9_000_000n }), of('2026-10-01')),
    draftOf(expensePaid('maintenance', 'bank', 2_500_000n), of('2026-10-05')),
    draftOf(expensePaid('maintenance', 'bank', 1_000_000n), of('2026-11-05')),
    draftOf(expensePaid('operations', 'bank', 300_000n), of('2026-11-06')),
    // After the month that is looked at, of another year, and of no building.
    draftOf(expensePaid('maintenance', 'bank', 77n), of('2026-12-01')),
    draftOf(expensePaid('maintenance', 'bank', 777n), of('2025-11-05')),
    draftOf(expensePaid('maintenance', 'bank', 7_777n), { effectiveOn: '2026-11-05', kind: 'expense' }),
  );
});
afterAll(() => test.close());

const lineOf = ({ sections }: BudgetComparison, code: string) => {
  const line = sections.flatMap(({ lines }) => lines).find((one) => one.code === code);
  return line === undefined ? null : [line.month, line.toDate, line.year];
};

describe('an approved budget beside what the books say', () => {
  it('is compared by month and to date, and the rest of the year is taken as planned', async () => {
    const found = await calls.compare();

    expect(lineOf(found, '5200')).toEqual([
      { planned: 2_000_000, actual: 1_000_000 },
      { planned: 22_000_000, actual: 3_500_000 },
      { planned: 24_000_000, forecast: 5_500_000 },
    ]);
    expect(lineOf(found, '4100')).toEqual([
      { planned: 10_000_000, actual: 0 },
      { planned: 110_000_000, actual: 9_000_000 },
      { planned: 120_000_000, forecast: 19_000_000 },
    ]);
    expect(found.sections.map(({ type, total }) => [type, total.month])).toEqual([
      ['revenue', { planned: 10_000_000, actual: 0 }],
      ['expense', { planned: 2_000_000, actual: 1_300_000 }],
    ]);
    expect([found.months[9], found.areaMilliM2, found.budget?.revision]).toEqual([
      {
        month: '2026-10',
        revenue: { planned: 10_000_000, actual: 9_000_000 },
        expense: { planned: 2_000_000, actual: 2_500_000 },
      },
      36_000,
      1,
    ]);
  });

  it('shows what was spent without having been planned', async () => {
    expect(lineOf(await calls.compare(), '5100')).toEqual([
      { planned: 0, actual: 300_000 },
      { planned: 0, actual: 300_000 },
      { planned: 0, forecast: 300_000 },
    ]);
  });

  it('of the whole organisation has its own budget, or none', async () => {
    const found = await calls.compare('month=2026-11');

    expect([found.budget, found.areaMilliM2, lineOf(found, '5200')?.[0]]).toEqual([
      null,
      null,
      { planned: 0, actual: 1_007_777 },
    ]);
  });

  it('is what the report of profit and loss says, account by account', async () => {
    const { base, send, place } = calls;
    const query = `report=profit-loss&span=month&month=2026-11&buildingId=${place.buildingId}`;
    const { data } = await send('GET', `${base}/report?${query}`);
    const actual = (await calls.compare()).sections.map(({ total }) => total.month.actual);

    expect(actual).toEqual(data.sections.map(({ total }: { total: number[] }) => total[0]));
  });

  it('until December leaves nothing to forecast', () => {
    const actual = even(3);

    expect(compare({ planned: even(2), actual }, 12).year).toEqual({ planned: 24, forecast: 36 });
    expect(compare({ planned: even(2), actual }, 1).year).toEqual({ planned: 24, forecast: 25 });
  });

  it('leaves the house as a table and as a workbook, for who may take reports out', async () => {
    const query = `month=2026-11&buildingId=${calls.place.buildingId}`;
    const get = (format: string, who = calls.finance) =>
      test.app.inject({ url: `${calls.base}/budget-file?${query}&format=${format}`, headers: who.bearer });
    const csv = await get('csv');

    expect(csv.headers['content-disposition']).toBe('attachment; filename="anggaran-2026-11.csv"');
    expect(csv.body.split('\r\n').find((line) => line.includes('5200'))).toBe(
      '"5200","Beban pemeliharaan",2000000,1000000,-1000000,22000000,3500000,-18500000,24000000,5500000',
    );
    expect((await get('xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await get('csv', calls.resident)).statusCode).toBe(404);
  });
});

describe('an expense', () => {
  const hint = async (id: string) => (await calls.send('GET', `/api/v1/expenses/${id}/budget`)).data.plan;

  it('that passes the budget of its account says by how much, and may be approved all the same', async () => {
    const within = await calls.submitted({ amount: 400_000 });
    expect(await hint(within.id)).toEqual({
      year: '2026',
      of: 'building',
      planned: 24_000_000,
      spent: 3_500_077,
      over: 0,
    });
    const beyond = await calls.submitted({ amount: 20_499_924 });
    expect((await hint(beyond.id)).over).toBe(1);

    const approved = (await calls.moveExpense(beyond, 'approve', calls.manager)).data;
    expect([approved.state, (await hint(approved.id)).spent, (await hint(approved.id)).over]).toEqual([
      'approved',
      24_000_001,
      1,
    ]);
  });

  it('is measured by the budget of the organisation where its building has none, and by none where there is none', async () => {
    const none = await calls.submitted({ amount: 400_000, on: '2024-02-01' });
    expect(await hint(none.id)).toBe(null);
    await calls.approvedBudget({ '5200': even(10_000) }, { buildingId: null, year: '2024' });

    expect(await hint(none.id)).toEqual({
      year: '2024',
      of: 'organization',
      planned: 120_000,
      spent: 0,
      over: 280_000,
    });
  });

  it('of an account that nobody has planned passes it whole', async () => {
    const expense = await calls.submitted({ amount: 400_000, accountCode: '5100' });

    expect((await hint(expense.id)).over).toBe(700_000);
  });
});
