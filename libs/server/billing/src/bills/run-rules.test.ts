import { randomUUIDv7 } from 'node:crypto';
import type { BillingReview } from '@imah/contract/billing';
import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePeriod } from '../ledger/close-period.ts';
import { billingCalls } from '../testing/billing-calls.ts';
import { balancesOf } from '../testing/ledger.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** A building with one tariff of 648.000 a month for each unit, and a unit for each person who pays. */
async function building(name: string, people: readonly string[] = ['Sari']) {
  const calls = await billingCalls(test, name);
  await calls.tariff();
  const units: string[] = [];
  for (const [index, person] of people.entries()) {
    const unitId = await calls.unit(`A-${101 + index}`);
    units.push(unitId);
    await calls.stay(unitId, person, 'tenant', '[2026-01-01,)', true);
  }
  /** A run that was looked at; its version is 3. */
  const reviewed = async (period = '2026-11') => {
    const { id } = await calls.run(period);
    await calls.move(id, 'calculate', 1);
    await calls.move(id, 'review', 2);
    return id;
  };
  return { ...calls, units, reviewed };
}
const byText = (a: string, b: string) => a.localeCompare(b);
const numbersOf = ({ bills }: BillingReview) => bills.map(({ number }) => number ?? 'none').toSorted(byText);
const change = (statement: ReturnType<typeof sql>) => statement.execute(test.context.db);

describe('issuing', () => {
  it('leaves run, numbers and books as they were where the month of the books is closed', async () => {
    const { place, ask, move, reviewed } = await building('Tutup');
    const id = await reviewed();
    await test.context.db
      .transaction()
      .execute((trx) => closePeriod(trx, { orgId: place.orgId, period: '2026-11' }, null, test.clock.now));

    const refused = await move(id, 'issue', 3);

    expect([refused.status, refused.code]).toEqual([409, 'BULAN_DITUTUP']);
    const { run, bills }: BillingReview = (await ask('GET', `billing-runs/${id}`)).data;
    expect([run.state, run.version, bills.map(({ number }) => number)]).toEqual(['reviewed', 3, [null]]);
    expect(await balancesOf(test, place.orgId)).toEqual({});
  });

  it('happens once by two who press at the same moment', async () => {
    const { place, move, reviewed } = await building('Berdua');
    const id = await reviewed();

    const answers = await Promise.all([move(id, 'issue', 3), move(id, 'issue', 3)]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect(await balancesOf(test, place.orgId)).toEqual({ receivables: 648_000, serviceCharges: 648_000 });
  });

  it('of two runs at the same moment numbers their bills without a gap and without a double', async () => {
    const { move, reviewed } = await building('Nomor', ['Sari', 'Budi', 'Ani']);
    const runs = [await reviewed('2026-10'), await reviewed('2026-11')];

    const issued = await Promise.all(runs.map((id) => move(id, 'issue', 3)));

    expect(issued.flatMap(({ data }) => numbersOf(data)).toSorted(byText)).toEqual(
      [1, 2, 3, 4, 5, 6].map((count) => `INV-2026-00000${count}`),
    );
  });

  it('takes its year from the clock of the building, not from that of the server', async () => {
    const before = test.clock.now;
    // 31 December 18.30 in London is 01.30 of the first of January in Jakarta.
    test.clock.now = Date.UTC(2026, 11, 31, 18, 30);
    const { place, move, reviewed } = await building('Tahun Baru');
    const { data } = await move(await reviewed('2026-12'), 'issue', 3);
    test.clock.now = before;

    expect(numbersOf(data)).toEqual(['INV-2027-000001']);
    const { rows } = await sql`SELECT effective_on FROM ledger_entry WHERE org_id = ${place.orgId}`.execute(
      test.context.db,
    );
    expect(rows).toEqual([{ effective_on: '2027-01-01' }]);
  });

  it('of a month in which nobody pays anything makes no bill, no entry, and takes no number', async () => {
    const { place, run, move, issue, unit, stay } = await building('Kosong', []);
    const { id } = await run('2026-10');
    await move(id, 'calculate', 1);
    await move(id, 'review', 2);
    expect((await move(id, 'issue', 3)).data).toMatchObject({ run: { state: 'issued', total: 0 }, bills: [] });
    expect(await balancesOf(test, place.orgId)).toEqual({});

    await stay(await unit('B-101'), 'Budi', 'tenant', '[2026-11-01,)', true);
    expect(numbersOf(await issue('2026-11'))).toEqual(['INV-2026-000001']);
  });
});

describe('reckoning a run', () => {
  it('leaves out what is nobody’s own and what was taken away, and keeps those that are not paid for in sight', async () => {
    const { run, move, units, unit } = await building('Umum', ['Sari', 'Budi', 'Ani']);
    await unit('A-109');
    await change(sql`UPDATE unit SET kind = 'common' WHERE id = ${units[1]}`);
    await change(sql`UPDATE unit SET deleted_at = now() WHERE id = ${units[2]}`);

    const { data } = await move((await run()).id, 'calculate', 1);

    expect(data.bills.map(({ unitCode }: { unitCode: string }) => unitCode)).toEqual(['A-101']);
    expect(data.gaps).toEqual([{ unitCode: 'A-109', gap: 'no-payer', days: 30, meter: null }]);
  });

  it('anew takes what has changed since, and forgets that it was looked at', async () => {
    const { move, ask, reviewed, units, place } = await building('Berubah');
    const id = await reviewed();
    await change(sql`UPDATE unit SET area_milli_m2 = 72000 WHERE id = ${units[0]}`);
    await change(sql`UPDATE person SET name = 'Sari Dewi' WHERE org_id = ${place.orgId}`);

    const { data } = await move(id, 'calculate', 3);

    expect([data.run.state, data.run.total, data.bills[0]?.personName]).toEqual(['calculated', 1_296_000, 'Sari Dewi']);
    expect((await move(id, 'issue', 4)).status).toBe(409);
    expect((await ask('GET', `billing-runs/${id}`)).data.run.billCount).toBe(1);
  });

  it('asks for the tariff of its own month, not for that of today', async () => {
    const { tariff, run, move } = await building('Naik');
    await tariff({ from: '2026-11', rateE4: 200_000_000 });

    const totals: number[] = [];
    for (const period of ['2026-10', '2026-11'])
      totals.push((await move((await run(period)).id, 'calculate', 1)).data.run.total);

    expect(totals).toEqual([648_000, 720_000]);
  });

  it('changes nothing of a month that was issued when a tariff is set later', async () => {
    const { place, tariff, issue, ask } = await building('Tetap');
    const { run, bills } = await issue('2026-11');
    await tariff({ from: '2026-12', rateE4: 900_000_000 });
    await change(sql`UPDATE person SET name = 'Lain' WHERE org_id = ${place.orgId}`);

    const { data } = await ask('GET', `billing-runs/${run.id}`);

    expect([data.run.total, data.bills[0].personName]).toEqual([648_000, bills[0]?.personName]);
  });
});

describe('a review', () => {
  it('has those on top that differ most from the month before, up or down, and who is new at the end', async () => {
    const { issue, units, unit, stay } = await building('Beda', ['Sari', 'Budi', 'Ani']);
    await issue('2026-10');
    await change(sql`UPDATE unit SET area_milli_m2 = 37000 WHERE id = ${units[0]}`);
    await change(sql`UPDATE unit SET area_milli_m2 = 10000 WHERE id = ${units[2]}`);
    await stay(await unit('A-100'), 'Rina', 'tenant', '[2026-11-01,)', true);

    const { bills } = await issue('2026-11');

    expect(bills.map(({ unitCode, total, totalBefore }) => [unitCode, total, totalBefore])).toEqual([
      ['A-103', 180_000, 648_000],
      ['A-101', 666_000, 648_000],
      ['A-102', 648_000, 648_000],
      ['A-100', 648_000, null],
    ]);
  });

  it('compares with nothing where the month before has only been reckoned', async () => {
    const { reviewed, run, move } = await building('Belum');
    await reviewed('2026-10');

    const { data } = await move((await run()).id, 'calculate', 1);

    expect([data.run.totalBefore, data.bills[0].totalBefore]).toEqual([null, null]);
  });
});

describe('a stranger', () => {
  it('finds no run by its id in a building of their own, and moves none', async () => {
    const [mine, theirs] = [await building('Saya'), await building('Mereka')];
    const { id } = await theirs.run();

    expect((await mine.ask('GET', `billing-runs/${id}`)).status).toBe(404);
    expect((await mine.move(id, 'calculate', 1)).status).toBe(404);
    expect((await theirs.ask('GET', `billing-runs/${id}`)).data.run.state).toBe('draft');
  });

  it('finds no bill by its id, nor one that has no run at all', async () => {
    const [mine, theirs] = [await building('Satu'), await building('Dua')];
    const { bills } = await theirs.issue('2026-11');

    const statuses = [bills[0]?.id, randomUUIDv7()].map(
      async (id) => (await mine.ask('GET', `/api/v1/own-bills/${id}`)).status,
    );

    expect(await Promise.all(statuses)).toEqual([404, 404]);
  });
});

it.each([
  ['a month that is none', { period: '2026-13', dueOn: '2026-11-20' }, ['period']],
  ['a day that is none', { period: '2026-11', dueOn: '2026-11-31' }, ['dueOn']],
  ['another century', { period: '1999-11', dueOn: '1999-11-20' }, ['dueOn', 'period']],
])('a run for %s is refused at its fields', async (_, body, fields) => {
  const { place, finance } = await billingCalls(test, 'Isian');
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/v1/buildings/${place.buildingId}/billing-runs`,
    headers: finance.bearer,
    payload: body,
  });

  expect([answer.statusCode, Object.keys(answer.json().errors).toSorted(byText)]).toEqual([422, fields]);
});

it.each([
  ['no rate', { rateE4: 0 }],
  ['a rate below nothing', { rateE4: -1 }],
  ['a part of a ten-thousandth', { rateE4: 0.5 }],
  ['more than a hundred million a square metre', { rateE4: 1_000_000_000_001 }],
])('a tariff of %s is refused', async (_, more) => {
  const { tariff } = await billingCalls(test, 'Tarif');

  expect((await tariff(more)).status).toBe(422);
});
