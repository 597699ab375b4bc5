import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { expenseCalls } from '../testing/expense-calls.ts';
import { makeRepeatedDrafts } from './expense-jobs.ts';
import { firstPeriod } from './repeat-expense.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof expenseCalls>>;
beforeAll(async () => {
  test = await createTestApp();
  calls = await expenseCalls(test, 'Berulang');
});
afterAll(() => test.close());

const repeat = (id: string, day: number | null) =>
  calls.send('PUT', `/api/v1/expenses/${id}/repetition`, { day }, calls.finance.bearer);

describe('an expense that repeats', () => {
  it('comes again as a draft on its day, once, and its author is told', async () => {
    const { addVendor, approved, list, told, finance, place } = calls;
    const { data: vendor } = await addVendor();
    const source = await approved({
      description: 'Sewa genset',
      amount: 1_110_000,
      vendorId: vendor.id,
      withholding: { kind: 'pph23', base: 1_000_000 },
    });
    expect((await repeat(source.id, 5)).data.repetition).toEqual({ day: 5, byName: 'Keuangan' });
    expect(await makeRepeatedDrafts(test.context)).toBe(0);

    test.clock.now = Date.UTC(2026, 11, 4, 16, 59);
    expect(await makeRepeatedDrafts(test.context)).toBe(0);
    test.clock.now = Date.UTC(2026, 11, 4, 17, 0);
    expect(await makeRepeatedDrafts(test.context)).toBe(1);
    expect(await makeRepeatedDrafts(test.context)).toBe(0);

    const [draft] = (await list('?search=genset&state=draft')).data;
    expect(draft).toMatchObject({
      state: 'draft',
      on: '2026-12-05',
      amount: 1_110_000,
      withheld: 20_000,
      vendor: { name: 'CV Lift Jaya' },
      created: { byName: 'Keuangan' },
      repeats: { id: source.id, number: source.number },
    });
    expect(await told('expense-repeated', finance)).toEqual([
      `/imah/finances?bagian=expenses&organisasi=${place.orgId}&pengeluaran=${draft.id}`,
    ]);
    expect((await repeat(draft.id, 5)).code).toBe('BENTROK');
    await repeat(source.id, null);
  });

  it('does so no more once it is said, and a month in which nobody looked is not made up for', async () => {
    const { approved, list } = calls;
    const { id } = await approved({ description: 'Langganan internet', on: '2026-12-01' });
    await repeat(id, 1);
    test.clock.now = Date.UTC(2027, 2, 10);
    await makeRepeatedDrafts(test.context);
    const days = async () => (await list('?search=internet&state=draft')).data.map(({ on }: { on: string }) => on);
    expect(await days()).toEqual(['2027-03-01']);
    expect((await repeat(id, null)).data.repetition).toBeNull();
    test.clock.now = Date.UTC(2027, 3, 10);
    await makeRepeatedDrafts(test.context);
    expect(await days()).toEqual(['2027-03-01']);
  });

  it('is made by many at once no more than once', async () => {
    const { approved, list } = calls;
    const { id } = await approved({ description: 'Jasa kebersihan', on: '2027-04-01' });
    await repeat(id, 2);
    test.clock.now = Date.UTC(2027, 4, 3);
    await Promise.all(Array.from({ length: 5 }, () => makeRepeatedDrafts(test.context)));
    expect((await list('?search=kebersihan&state=draft')).data).toHaveLength(1);
    const twice = sql`INSERT INTO expense (org_id, id, building_id, year, count, account_id, on_day, amount, description, created_by,
        created_by_name, created_at, edited_by, repeats_id, repeats_period)
      SELECT org_id, uuidv7(), building_id, year, count + 500, account_id, on_day, amount, description, created_by,
        created_by_name, created_at, edited_by, repeats_id, repeats_period FROM expense WHERE repeats_id = ${id}`;
    await expect(twice.execute(test.context.db)).rejects.toMatchObject({ constraint: 'expenses_repeat_once_a_month' });
  });
});

describe('the first month of a repetition', () => {
  it.each([
    ['this one, where its day is still to come', { day: 25, today: '2026-11-20', own: '2026-10-18' }, '2026-11'],
    ['the next, where it is over or is today', { day: 20, today: '2026-11-20', own: '2026-10-18' }, '2026-12'],
    ['never that of the expense itself', { day: 25, today: '2026-11-20', own: '2026-11-18' }, '2026-12'],
  ])('is %s', (_what, given, period) => {
    expect(firstPeriod(given)).toBe(period);
  });
});
