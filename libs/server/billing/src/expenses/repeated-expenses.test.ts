import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

    expect(await makeAt(Date.UTC(2026, 11, 4, 16, 59))).toEqual([0]);
    expect(await makeAt(Date.UTC(2026, 11, 4, 17, 0))).toEqual([1]);
    expect(await makeAt(Date.UTC(2026, 11, 31, 12, 0))).toEqual([0]);

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
    const { id } = await calls.approved({ description: 'Langganan internet', on: '2026-11-02' });
    await repeat(id, 25);
    await makeAt(Date.UTC(2027, 2, 26));
    expect(await daysOf(id)).toEqual(['2027-03-25']);
    expect((await repeat(id, null)).data.repetition).toBeNull();
    await makeAt(Date.UTC(2027, 3, 26));
    expect(await daysOf(id)).toEqual(['2027-03-25']);
  });

  it('is made by many at once no more than once', async () => {
    const { id } = await calls.approved({ description: 'Jasa kebersihan', on: '2026-11-02' });
    await repeat(id, 26);
    await makeAt(Date.UTC(2026, 11, 27), 5);
    expect(await daysOf(id)).toEqual(['2026-12-26']);
    const twice = sql`INSERT INTO expense (org_id, id, building_id, year, count, account_id, on_day, amount, description, created_by,
        created_by_name, created_at, edited_by, repeats_id, repeats_period)
      SELECT org_id, uuidv7(), building_id, year, count + 500, account_id, on_day, amount, description, created_by,
        created_by_name, created_at, edited_by, repeats_id, repeats_period FROM expense WHERE repeats_id = ${id}`;
    await expect(twice.execute(test.context.db)).rejects.toMatchObject({ constraint: 'expenses_repeat_once_a_month' });
  });

  it('comes no more once it is cancelled', async () => {
    const { create, moveExpense } = calls;
    const { id } = (await create({ description: 'Sewa tenda', on: '2026-11-02' })).data;
    const { data: repeated } = await repeat(id, 24);

    const cancelled = (await moveExpense(repeated, 'cancel')).data;
    expect([cancelled.state, cancelled.repetition]).toEqual(['cancelled', null]);
    await makeAt(Date.UTC(2026, 11, 26));
    expect(await daysOf(id)).toEqual([]);
  });

  it('whose author has left is told to who records what is spent there, and not to them', async () => {
    const { create, told, finance, second, place } = calls;
    const { id } = (await create({ description: 'Langganan air minum', on: '2026-11-02' }, second)).data;
    await calls.send('PUT', `/api/v1/expenses/${id}/repetition`, { day: 23 }, second.bearer);
    const status = (to: 'suspended' | 'active') =>
      test.context.db
        .updateTable('membership')
        .set({ status: to })
        .where('org_id', '=', place.orgId)
        .where('user_id', '=', second.id)
        .execute();
    await status('suspended');
    await makeAt(Date.UTC(2026, 11, 23));

    const [draft] = (await calls.list('?search=minum&from=2026-12-01')).data;
    const href = `/imah/finances?bagian=expenses&organisasi=${place.orgId}&pengeluaran=${draft.id}`;
    expect(await told('expense-repeated', second)).toEqual([]);
    expect(await told('expense-repeated', finance)).toContain(href);
    await status('active');
  });

  it('is made while somebody changes the repetition: one comes after the other', async () => {
    const { id } = await calls.approved({ description: 'Jasa taman', on: '2026-11-02' });
    await repeat(id, 22);
    const logged = vi.spyOn(test.context.log, 'error');
    const { promise: locked, resolve } = Promise.withResolvers<void>();
    const changed = test.context.db.transaction().execute(async (trx) => {
      await sql`SELECT 1 FROM expense WHERE id = ${id} FOR UPDATE`.execute(trx);
      resolve();
      await untilOneWaits();
      await sql`UPDATE expense_repetition SET day = 21 WHERE expense_id = ${id}`.execute(trx);
    });
    await locked;
    await Promise.all([changed, makeAt(Date.UTC(2026, 11, 23))]);

    expect(logged).not.toHaveBeenCalled();
    expect(await daysOf(id)).toEqual(['2026-12-21']);
  });
});

/** Waits until a transaction of these tests waits for another. */
async function untilOneWaits(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(test.context.db);
    expect(rows).not.toEqual([]);
  });
}

/** The job at another time, as often at once as is said: how many drafts each has made. */
async function makeAt(at: number, times = 1): Promise<number[]> {
  const { now } = test.clock;
  test.clock.now = at;
  const made = await Promise.all(Array.from({ length: times }, () => makeRepeatedDrafts(test.context)));
  test.clock.now = now;
  return made;
}

/** The days of the drafts that repeat an expense. */
async function daysOf(id: string): Promise<string[]> {
  const rows = await test.context.db.selectFrom('expense').select('on_day').where('repeats_id', '=', id).execute();
  return rows.map(({ on_day }) => on_day);
}

describe('the first month of a repetition', () => {
  it.each([
    ['this one, where its day is still to come', { day: 25, today: '2026-11-20', own: '2026-10-18' }, '2026-11'],
    ['the next, where it is over or is today', { day: 20, today: '2026-11-20', own: '2026-10-18' }, '2026-12'],
    ['never that of the expense itself', { day: 25, today: '2026-11-20', own: '2026-11-18' }, '2026-12'],
  ])('is %s', (_what, given, period) => {
    expect(firstPeriod(given)).toBe(period);
  });
});
