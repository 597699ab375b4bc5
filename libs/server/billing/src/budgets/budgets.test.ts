import type { Budget, BudgetSummary } from '@imah/contract/finances';
import { billIssued, expensePaid } from '@imah/ledger';
import { makeMember, makePlace, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgetCalls, even, plannedOf } from '../testing/budget-calls.ts';
import { draftOf, post } from '../testing/ledger.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof budgetCalls>>;
beforeAll(async () => {
  test = await createTestApp();
  calls = await budgetCalls(test, 'Anggaran');
  const { orgId, buildingId } = calls.place;
  await post(
    test,
    orgId,
    draftOf(billIssued({ serviceCharges: 120_000_000n }), { buildingId, effectiveOn: '2025-03-10' }),
    draftOf(expensePaid('maintenance', 'bank', 10_000_001n), {
      buildingId,
      effectiveOn: '2025-01-10',
      kind: 'expense',
    }),
    draftOf(expensePaid('maintenance', 'bank', 5_000_000n), { buildingId, effectiveOn: '2025-07-10', kind: 'expense' }),
    draftOf(expensePaid('operations', 'bank', 7_000_000n), { effectiveOn: '2025-07-10', kind: 'expense' }),
  );
});
afterAll(() => test.close());

/** A budget of a year that nobody has used. */
let nextYear = 2030;
const anyYear = () => String((nextYear += 1));
const begun = async (more: object = {}): Promise<Budget> => (await calls.begin({ year: anyYear(), ...more })).data;

describe('a budget begins', () => {
  it('empty, with a line for every account of revenue and expense', async () => {
    const budget = await begun();

    expect([budget.state, budget.revision, budget.revenue, budget.expense]).toEqual(['draft', 1, 0, 0]);
    expect([budget.moves, budget.mayEdit, budget.bar]).toEqual([['submit', 'discard'], true, null]);
    expect(budget.lines.map(({ code }) => code)).toEqual([
      '4100',
      '4200',
      '4300',
      '4400',
      '5100',
      '5200',
      '5300',
      '5400',
      '5900',
    ]);
  });

  it('with what last year came to in each month, changed by so much and kept to the rupiah', async () => {
    const { data } = await calls.begin({ basis: 'last-year', changePpm: 100_000 });

    expect(plannedOf(data)).toEqual({
      '4100': [0, 0, 132_000_000, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      // 10 % more of 10,000,001 and of 15,000,001, to the nearest rupiah.
      '5200': [11_000_001, 0, 0, 0, 0, 0, 5_500_000, 0, 0, 0, 0, 0],
    });
    expect((await calls.moveBudget(data, 'discard')).data.state).toBe('discarded');
  });

  it('of the whole organisation has what all of it came to', async () => {
    const { data } = await calls.begin({ buildingId: null, basis: 'last-year' });

    expect([data.buildingId, data.revenue, data.expense]).toEqual([null, 120_000_000, 22_000_001]);
    await calls.moveBudget(data, 'discard');
  });

  it('not beside another of the year that is not approved yet', async () => {
    const budget = await begun();

    expect((await calls.begin({ year: budget.year })).code).toBe('BENTROK');
  });

  it('as a revision only for a reason, and only where there is one to revise', async () => {
    const year = anyYear();
    const none = await calls.begin({ year, basis: 'approved' });
    expect([none.status, Object.keys(none.fields)]).toEqual([422, ['basis']]);
    const first = await calls.approvedBudget({ '5200': even(1_000_000) }, { year });
    const silent = await calls.begin({ year, basis: 'approved' });
    expect([silent.status, Object.keys(silent.fields)]).toEqual([422, ['reason']]);

    const second = (await calls.begin({ year, basis: 'approved', reason: 'Tarif listrik naik' })).data as Budget;
    expect([second.revision, second.reason, plannedOf(second)]).toEqual([
      2,
      'Tarif listrik naik',
      { '5200': even(1_000_000) },
    ]);
    const written = (await calls.write(second, { '5200': even(1_200_000) })).data;
    await calls.moveBudget((await calls.moveBudget(written, 'submit')).data, 'approve', calls.second);
    const history = (await calls.listBudgets(`year=${year}&buildingId=${calls.place.buildingId}`)).data;
    expect(history.map(({ revision, state, expense }: BudgetSummary) => [revision, state, expense])).toEqual([
      [2, 'approved', 14_400_000],
      [1, 'replaced', 12_000_000],
    ]);
    expect(plannedOf((await calls.read(first.id)).data)).toEqual({ '5200': even(1_000_000) });
  });
});

describe('a budget is written', () => {
  it('by all of its lines, each account once, and by nobody who saw an older one', async () => {
    const budget = await begun();
    const written = await calls.write(budget, { '5200': even(5), '4100': even(7), '5100': even(0) });

    expect([written.data.revenue, written.data.expense, written.data.version]).toEqual([84, 60, 2]);
    expect((await calls.write(budget, {})).status).toBe(412);
    expect((await calls.write(written.data, { '5200': even(5), '4100': even(7) })).data.version).toBe(2);
    const line = { accountId: calls.accountOf('5200'), months: even(1) };
    for (const lines of [[line, line], [{ ...line, accountId: calls.accountOf('1110') }]]) {
      const answer = await calls.put(`${calls.base}/budgets/${budget.id}`, { lines }, calls.finance, 2);
      expect([answer.status, Object.keys(answer.fields)]).toEqual([422, [`lines.${lines.length - 1}.accountId`]]);
    }
  });

  it('no more once it was handed in, and again once it was given back with a reason', async () => {
    const handedIn = (await calls.moveBudget(await begun(), 'submit')).data;

    expect((await calls.write(handedIn, {})).code).toBe('BENTROK');
    const silent = await calls.moveBudget(handedIn, 'return', calls.second);
    expect([silent.status, Object.keys(silent.fields)]).toEqual([422, ['reason']]);
    const back = (await calls.moveBudget(handedIn, 'return', calls.second, 'Listrik belum dihitung')).data;
    expect([back.state, back.returnReason]).toEqual(['draft', 'Listrik belum dihitung']);
    const again = (await calls.moveBudget((await calls.write(back, { '5200': even(3) })).data, 'submit')).data;
    expect([again.state, again.returnReason]).toEqual(['submitted', null]);
  });
});

describe('a budget is approved', () => {
  it('by none of those who began it, wrote in it or handed it in', async () => {
    const { manager, second, finance } = calls;
    const begunByFinance = await begun();
    const byManager = (await calls.write(begunByFinance, { '5200': even(3) }, manager)).data;
    const handedIn = (await calls.moveBudget(byManager, 'submit', finance)).data;

    expect([handedIn.bar, handedIn.moves]).toEqual(['author', ['return']]);
    for (const who of [finance, manager])
      expect((await calls.moveBudget(handedIn, 'approve', who)).code).toBe('ANGGARAN_PERLU_ORANG_LAIN');
    const approved = (await calls.moveBudget(handedIn, 'approve', second)).data;
    expect([approved.state, approved.answered.byName, approved.moves]).toEqual(['approved', 'Bendahara', []]);
  });

  it('once, though two say so at the same moment', async () => {
    const handedIn = (await calls.moveBudget(await begun(), 'submit')).data;
    const answers = await Promise.all([
      calls.moveBudget(handedIn, 'approve', calls.second),
      calls.moveBudget(handedIn, 'approve', calls.manager),
    ]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  it('also by the database, whoever asks', async () => {
    const handedIn = (await calls.moveBudget(await begun(), 'submit')).data;
    const set = (change: object) =>
      test.context.db.updateTable('budget').set(change).where('id', '=', handedIn.id).execute();
    const approval = { state: 'approved', answered_by_name: 'x', answered_at: new Date() } as const;

    await expect(set({ ...approval, answered_by: calls.finance.id })).rejects.toMatchObject({
      constraint: 'budgets_need_a_second_person',
    });
    await expect(
      set({ ...approval, answered_by: calls.second.id, author_ids: [calls.manager.id] }),
    ).rejects.toMatchObject({
      constraint: 'budgets_stay',
    });
    await expect(set({ state: 'replaced' })).rejects.toMatchObject({ constraint: 'budgets_go_on' });
    await expect(test.context.db.deleteFrom('budget').where('id', '=', handedIn.id).execute()).rejects.toMatchObject({
      constraint: 'budgets_stay',
    });
    await expect(
      test.context.db
        .insertInto('budget_line')
        .values({
          org_id: calls.place.orgId,
          budget_id: handedIn.id,
          account_id: calls.accountOf('5200'),
          months: even(1),
        })
        .execute(),
    ).rejects.toMatchObject({ constraint: 'budgets_stay' });
  });

  it('and is not moved where the chart has no way', async () => {
    const budget = await begun();

    expect((await calls.moveBudget(budget, 'approve', calls.second)).code).toBe('BENTROK');
    const gone = (await calls.moveBudget(budget, 'discard')).data;
    expect([gone.state, (await calls.moveBudget(gone, 'submit')).code]).toEqual(['discarded', 'BENTROK']);
  });
});

it('budgets of a place are for who reads its finances, and of no other organisation', async () => {
  const { place, resident } = calls;
  const budget = await begun();
  const other = await makePlace(test, 'Anggaran lain');
  const theirs = await makeMember(test, other, 'Keuangan lain', ['finance']);

  expect((await calls.read(budget.id, resident)).status).toBe(404);
  expect((await calls.listBudgets('year=2026', resident)).status).toBe(404);
  expect((await calls.read(budget.id, theirs)).status).toBe(404);
  const across = `/api/v1/organizations/${other.orgId}/finances/budgets/${budget.id}`;
  expect((await calls.send('GET', across, undefined, theirs.bearer)).status).toBe(404);
  const draft = { buildingId: place.buildingId, year: '2026', basis: 'empty' };
  expect(
    (await calls.send('POST', `/api/v1/organizations/${other.orgId}/finances/budgets`, draft, theirs.bearer)).status,
  ).toBe(404);
});
