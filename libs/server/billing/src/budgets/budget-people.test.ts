import type { Budget } from '@imah/contract/finances';
import { expensePaid } from '@imah/ledger';
import { makeMember, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgetCalls, even, plannedOf } from '../testing/budget-calls.ts';
import { draftOf, post } from '../testing/ledger.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof budgetCalls>>;
/** A treasurer of the one building alone. */
let local: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  calls = await budgetCalls(test, 'Orang anggaran');
  local = await makeMember(test, calls.place, 'Bendahara gedung', ['finance'], [calls.place.buildingId]);
});
afterAll(() => test.close());

let nextYear = 2030;
const anyYear = () => String((nextYear += 1));
const begun = async (more: object = {}): Promise<Budget> => (await calls.begin({ year: anyYear(), ...more })).data;
const submitted = async (more: object = {}): Promise<Budget> =>
  (await calls.moveBudget(await begun(more), 'submit')).data;
const hrefOf = ({ id, year }: Budget, place = `&gedung=${calls.place.buildingId}`) =>
  `/imah/finances?bagian=budget&organisasi=${calls.place.orgId}${place}&bulan=${year}-01&anggaran=${id}`;

describe('of a budget', () => {
  it('that waits those are told who may approve it, and nobody who wrote in it', async () => {
    const { told, finance, second, manager, resident } = calls;
    const begunByOne = await begun();
    const written = (await calls.write(begunByOne, { '5200': even(1) }, second)).data;
    const waiting = (await calls.moveBudget(written, 'submit')).data as Budget;

    expect([await told('budget-submitted', manager), await told('budget-submitted', local)]).toEqual([
      [hrefOf(waiting)],
      [hrefOf(waiting)],
    ]);
    for (const who of [finance, second, resident]) expect(await told('budget-submitted', who)).toEqual([]);
  });

  it('of a whole organisation nobody of one building is told', async () => {
    const waiting = await submitted({ buildingId: null });

    expect(await calls.told('budget-submitted', calls.second)).toContain(hrefOf(waiting, ''));
    expect(await calls.told('budget-submitted', local)).not.toContain(hrefOf(waiting, ''));
    expect((await calls.moveBudget(waiting, 'approve', local)).status).toBe(403);
  });

  it('that was answered its authors are told each time, and not who answered', async () => {
    const { told, finance, second, manager } = calls;
    const waiting = await submitted();
    const returned = (await calls.moveBudget(waiting, 'return', manager, 'Listrik terlalu kecil')).data;
    const again = (await calls.moveBudget(returned, 'submit')).data;
    await calls.moveBudget(again, 'approve', manager);

    expect((await told('budget-answered', finance)).filter((href) => href === hrefOf(waiting))).toHaveLength(2);
    for (const who of [manager, second]) expect(await told('budget-answered', who)).not.toContain(hrefOf(waiting));
  });
});

it('whoever takes an import back has written in the budget, and does not approve it', async () => {
  const written = (await calls.write(await begun(), { '5200': even(9) })).data;
  await calls.give(written, 'akun;setahun\n5200;120');
  const undone = (await calls.undo((await calls.read(written.id)).data, calls.second)).data;
  const waiting = (await calls.moveBudget(undone, 'submit')).data;

  expect(plannedOf(waiting)).toEqual({ '5200': even(9) });
  expect((await calls.moveBudget(waiting, 'approve', calls.second)).code).toBe('ANGGARAN_PERLU_ORANG_LAIN');
});

async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(test.context.db);
  return rows.length > 0;
}

it('who moves a budget while another writes in it waits for them, and holds nothing that they need', async () => {
  const { orgId } = calls.place;
  const budget = await begun();
  const { moving } = await test.context.db.transaction().execute(async (trx) => {
    await trx.selectFrom('budget').select('id').where('id', '=', budget.id).forUpdate().executeTakeFirstOrThrow();
    const begunMove = calls.moveBudget(budget, 'submit');
    await expect.poll(isWaiting, { interval: 20, timeout: 10_000 }).toBe(true);
    // As every entry of the audit does.
    await sql`SELECT 1 FROM organization WHERE id = ${orgId} FOR KEY SHARE NOWAIT`.execute(trx);
    return { moving: begunMove };
  });

  expect((await moving).data.state).toBe('submitted');
});

it('what an account of the whole organisation has cost is told to nobody of one building', async () => {
  const { place, send } = calls;
  await post(
    test,
    place.orgId,
    draftOf(expensePaid('maintenance', 'bank', 7_000_000n), { effectiveOn: '2024-02-05', kind: 'expense' }),
  );
  await calls.approvedBudget({ '5200': even(10_000) }, { buildingId: null, year: '2024' });
  const { id } = await calls.submitted({ amount: 400_000, on: '2024-02-01' });
  const planFor = async (who: TestPerson) =>
    (await send('GET', `/api/v1/expenses/${id}/budget`, undefined, who.bearer)).data.plan;

  expect(await planFor(calls.second)).toMatchObject({ of: 'organization', spent: 7_000_000, over: 7_280_000 });
  expect(await planFor(local)).toBe(null);
});
