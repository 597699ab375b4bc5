import type { Budget } from '@imah/contract/finances';
import { makeMember, makePlace, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgetCalls, even, plannedOf } from '../testing/budget-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof budgetCalls>>;
beforeAll(async () => {
  test = await createTestApp();
  calls = await budgetCalls(test, 'Serangan anggaran');
});
afterAll(() => test.close());

let nextYear = 2030;
const anyYear = () => String((nextYear += 1));
const begun = async (more: object = {}): Promise<Budget> => (await calls.begin({ year: anyYear(), ...more })).data;
const nul = String.fromCodePoint(0);
const limit = 100_000_000_000;

describe('the lines of a budget', () => {
  it.each([
    ['more than a month may have', limit + 1],
    ['less than nothing', -1],
    ['a part of a rupiah', 0.5],
    ['more than numbers hold', 1e308],
    ['a word', '5'],
    ['nothing at all', null],
  ])('take no month of %s', async (_name, amount) => {
    const budget = await begun();
    const months = [amount, ...even(0).slice(1)];
    const answer = await calls.put(
      `${calls.base}/budgets/${budget.id}`,
      { lines: [{ accountId: calls.accountOf('5200'), months }] },
      calls.finance,
      budget.version,
    );

    expect([answer.status, Object.keys(answer.fields)]).toEqual([422, ['lines.0.months.0']]);
  });

  it('take the most in every month of every account, and add up to the rupiah', async () => {
    const budget = await begun();
    const codes = budget.lines.map(({ code }) => code);
    const written = (await calls.write(budget, Object.fromEntries(codes.map((code) => [code, even(limit)])))).data;

    expect([written.revenue, written.expense]).toEqual([4 * 12 * limit, 5 * 12 * limit]);
  });

  it('take no account of another organisation, also where its code is the same', async () => {
    const other = await budgetCalls(test, 'Serangan lain');
    const budget = await begun();
    const { status, fields } = await calls.put(
      `${calls.base}/budgets/${budget.id}`,
      { lines: [{ accountId: other.accountOf('5200'), months: even(1) }] },
      calls.finance,
      budget.version,
    );

    expect([status, Object.keys(fields)]).toEqual([422, ['lines.0.accountId']]);
  });

  it('are written by one of two people who saw the same, and the other is told so', async () => {
    const budget = await begun();
    const answers = await Promise.all([
      calls.write(budget, { '5200': even(1) }),
      calls.write(budget, { '5300': even(2) }, calls.second),
    ]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const kept = answers.find(({ status }) => status === 200)?.data;
    expect(plannedOf((await calls.read(budget.id)).data)).toEqual(plannedOf(kept));
  });
});

describe('a budget', () => {
  it('is begun once by many at the same time', async () => {
    const year = anyYear();
    const answers = await Promise.all(Array.from({ length: 5 }, () => calls.begin({ year })));

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
    expect((await calls.listBudgets(`year=${year}&buildingId=${calls.place.buildingId}`)).data).toHaveLength(1);
  });

  it.each(['1999', '2100', '20', '2026 ', '', '２０２６'])('is not begun for the year "%s"', async (year) => {
    const { status, fields } = await calls.begin({ year });

    expect([status, Object.keys(fields)]).toEqual([422, ['year']]);
  });

  it.each([1_000_001, -900_001, 0.5, 1e308])(
    'is not begun with last year changed by %d millionths',
    async (changePpm) => {
      const { status, fields } = await calls.begin({ year: anyYear(), basis: 'last-year', changePpm });

      expect([status, Object.keys(fields)]).toEqual([422, ['changePpm']]);
    },
  );

  it.each([
    ['blank', '      '],
    ['too long', 'x'.repeat(501)],
  ])('is not begun for a reason that is %s', async (_name, reason) => {
    const { status, fields } = await calls.begin({ year: anyYear(), reason });

    expect([status, Object.keys(fields)]).toEqual([422, ['reason']]);
  });

  it('is neither begun nor given back for a reason that no text holds', async () => {
    const waiting = (await calls.moveBudget(await begun(), 'submit')).data;
    const answers = [
      await calls.begin({ year: anyYear(), reason: `listrik${nul}naik` }),
      await calls.moveBudget(waiting, 'return', calls.second, `salah${nul}hitung`),
    ];

    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [400, 'PERMINTAAN_TIDAK_TERBACA'],
      [400, 'PERMINTAAN_TIDAK_TERBACA'],
    ]);
  });

  it('is neither written, moved, imported nor taken back by finance of another organisation, through neither of the two', async () => {
    const other = await makePlace(test, 'Anggaran tetangga');
    const theirs = await makeMember(test, other, 'Keuangan tetangga', ['finance']);
    const budget = await begun();
    const through = [calls.base, `/api/v1/organizations/${other.orgId}/finances`];
    const headers = { ...theirs.bearer, 'if-match': '"1"' };
    const table = { source: { kind: 'text', text: 'akun;setahun\n5200;1' }, mode: 'apply' };
    for (const base of through) {
      const of = `${base}/budgets/${budget.id}`;
      const answers = await Promise.all([
        calls.send('PUT', of, { lines: [] }, headers),
        calls.send('POST', `${of}/moves`, { move: 'discard' }, headers),
        calls.send('POST', `${of}/imports`, table, headers),
        calls.send('POST', `${of}/undone-imports`, undefined, headers),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect((await calls.read(budget.id)).data.version).toBe(1);
  });

  it('of one building is not made by who has another alone', async () => {
    const local = await makeMember(test, calls.place, 'Keuangan gedung', ['finance'], [calls.place.buildingId]);

    expect((await calls.begin({ year: anyYear(), buildingId: null }, local)).status).toBe(403);
    expect((await calls.begin({ year: anyYear() }, local)).status).toBe(201);
  });
});

describe('a table for a budget', () => {
  const give = async (text: string) => calls.give(await begun(), text);

  it.each([
    ['more than numbers hold', '1e308'],
    ['a hundred digits', '9'.repeat(100)],
    ['less than nothing', '-5'],
    ['a part of a rupiah', '100,5'],
    ['a formula', '=1+1'],
  ])('with an amount of %s says which row', async (_name, amount) => {
    const { status, data } = await give(`akun;setahun\n5200;${amount}`);

    expect([
      status,
      data.applied,
      data.faults.map(({ row, column }: { row: number; column: string }) => [row, column]),
    ]).toEqual([200, false, [[2, 'year']]]);
  });

  it('of more rows than a budget has lines is refused whole', async () => {
    const { data } = await give(`akun;setahun\n${'5200;1\n'.repeat(301)}`);

    expect([data.applied, data.changed]).toEqual([false, 0]);
    expect(data.faults).toHaveLength(1);
  });

  it('with a sign that no text holds is not read', async () => {
    expect((await give(`akun;setahun\n5200${nul};1`)).code).toBe('PERMINTAAN_TIDAK_TERBACA');
  });

  it('is taken over once by two who send it at the same time, and leaves one step to take back', async () => {
    const budget = await begun();
    const answers = await Promise.all([1, 2].map(() => calls.give(budget, 'akun;setahun\n5200;120')));

    expect(answers.filter(({ data }) => data.applied)).toHaveLength(1);
    const imported = (await calls.read(budget.id)).data as Budget;
    expect([imported.version, plannedOf((await calls.undo(imported)).data)]).toEqual([2, {}]);
  });
});
