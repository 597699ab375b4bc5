import { randomUUIDv7 } from 'node:crypto';
import type { Today } from '@imah/contract/today';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  makeBuilding,
  makeMember,
  makePlace,
  makeUnit,
  moveIn,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

const now = Date.UTC(2026, 10, 21, 3);

let test: TestApp;
let place: TestPlace;
const people = new Map<string, TestPerson>();
const person = (name: string) => people.get(name) ?? place.owner;

async function ask(method: 'GET' | 'POST', path: string, body?: object, version?: number, who = place.owner) {
  const answer = await test.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: {
      ...who.bearer,
      'idempotency-key': randomUUIDv7(),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json().data;
}

/** Two units are billed for October; one of them pays. Those of September are begun, and a reading waits. */
beforeAll(async () => {
  test = await createTestApp();
  test.clock.now = now;
  place = await makePlace(test, 'Graha');
  for (const group of ['building-manager', 'technician', 'finance'] as const)
    people.set(group, await makeMember(test, place, group, [group]));
  for (const [name, code] of [
    ['late', 'A-01'],
    ['in time', 'A-02'],
    ['neighbour', 'A-03'],
  ] as const) {
    people.set(name, await makeMember(test, place, name, ['resident'], [place.buildingId]));
    const unitId = await makeUnit(test, place, code, null);
    if (name !== 'neighbour') await moveIn(test, place, unitId, person(name), '[2026-01-01,)');
  }
  const building = `buildings/${place.buildingId}`;
  const tariff = { kind: 'service-charge', basis: 'area', payer: 'occupant', tax: 'none' };
  await ask('POST', `${building}/tariffs`, { ...tariff, rateE4: 180_000_000, from: '2026-01' });
  const { id } = await ask('POST', `${building}/billing-runs`, { period: '2026-10', dueOn: '2026-11-10' });
  for (const [index, move] of ['calculate', 'review', 'issue'].entries())
    await ask('POST', `${building}/billing-runs/${id}/moves`, { move }, index + 1);
  const payers: readonly { personId: string; unitCodes: string[] }[] = await ask('GET', `${building}/payers`);
  const payer = payers.find(({ unitCodes }) => unitCodes.includes('A-02'))?.personId;
  const paid = { personId: payer, method: 'cash', amount: 648_000, receivedOn: '2026-11-02' };
  await ask('POST', `${building}/payments`, { ...paid, reference: null, note: null });
  await ask('POST', `${building}/billing-runs`, { period: '2026-09', dueOn: '2026-11-25' });
  const meter = { resource: 'water', role: 'common', number: 'AIR-1', registers: ['m3'], digits: 5 };
  const hung = await ask('POST', `${building}/meters`, { ...meter, installedOn: '2026-10-01', firstValues: [90_000] });
  await ask('POST', `${building}/meters/${hung.id}/readings`, { values: [80_000] });
});
afterAll(() => test.close());

const moneyKinds = ['bill', 'reading', 'arrears', 'billing-run'] as const;
const moneyOf = async (name: string) => {
  const { items, totals }: Today = await ask('GET', 'today', undefined, undefined, person(name));
  return {
    items: items.filter(({ kind }) => moneyKinds.some((known) => known === kind)),
    totals: moneyKinds.map((kind) => totals[kind]),
  };
};

it('the bill that is not paid stands in the day of who has to pay it, and of nobody else', async () => {
  const { items, totals } = await moneyOf('late');
  const bill = { period: '2026-10', unitCode: 'A-01', outstanding: 648_000, dueOn: '2026-11-10' };

  expect(items).toMatchObject([{ kind: 'bill', bill }]);
  expect(totals).toEqual([1, 0, 0, 0]);
  expect((await moneyOf('in time')).totals).toEqual([0, 0, 0, 0]);
  expect((await moneyOf('neighbour')).totals).toEqual([0, 0, 0, 0]);
});

it('a bill of an organisation that the person has left is theirs no more', async () => {
  const { db } = test.context;
  const membership = sql`FROM membership WHERE org_id = ${place.orgId} AND user_id = ${person('late').id}`;
  await sql`UPDATE membership SET status = 'suspended' WHERE id IN (SELECT id ${membership})`.execute(db);
  const { totals } = await moneyOf('late');
  await sql`UPDATE membership SET status = 'active' WHERE id IN (SELECT id ${membership})`.execute(db);

  expect(totals).toEqual([0, 0, 0, 0]);
});

it('finance has the arrears, the month that is not issued and the reading that waits, what is past its day on top', async () => {
  const { items, totals } = await moneyOf('finance');
  const building = { id: place.buildingId, name: 'Gedung Graha', timeZone: 'Asia/Jakarta' };

  expect(items).toMatchObject([
    { kind: 'arrears', building, bills: 1, outstanding: 648_000, oldestDueOn: '2026-11-10' },
    { kind: 'reading', building, count: 1 },
    { kind: 'billing-run', building, run: { period: '2026-09', state: 'draft', dueOn: '2026-11-25' } },
  ]);
  expect(totals).toEqual([0, 1, 1, 1]);
});

it('an expense that waits stands in the day of who may approve it, not in that of its author above the limit', async () => {
  const expense = {
    vendorId: null,
    accountCode: '5200',
    on: '2026-11-02',
    description: 'Servis lift',
    amount: 400_000,
  };
  const waiting = async (amount: number) => {
    const made = await ask('POST', `buildings/${place.buildingId}/expenses`, { ...expense, amount });
    await sql`UPDATE expense SET state = 'submitted', submitted_by = created_by, submitted_by_name = created_by_name,
      submitted_at = created_at WHERE id = ${made.id}`.execute(test.context.db);
  };
  const expenses = async (name: string) => {
    const { items, totals }: Today = await ask('GET', 'today', undefined, undefined, person(name));
    return [totals.expense, items.flatMap((item) => (item.kind === 'expense' ? [[item.count, item.amount]] : []))];
  };
  await waiting(400_000);
  expect(await expenses('owner')).toEqual([1, [[1, 400_000]]]);
  const ofNoOther = await ask('GET', `today?buildingId=${randomUUIDv7()}`);
  expect([ofNoOther.totals.expense, ofNoOther.items]).toEqual([0, []]);
  await sql`INSERT INTO expense_rule VALUES (${place.orgId}, 100000, 0, 0, 0, 0, 0, 0)`.execute(test.context.db);
  expect(await expenses('owner')).toEqual([0, []]);
  expect(await expenses('finance')).toEqual([1, [[1, 400_000]]]);
  expect(await expenses('technician')).toEqual([0, []]);
});

it('a refund that the books cannot follow stands in the day of who takes payments back, until it is booked', async () => {
  const { db } = test.context;
  const id = randomUUIDv7();
  const { id: personId } = await db
    .selectFrom('person')
    .select('id')
    .where('org_id', '=', place.orgId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const since = new Date(now - 3_600_000);
  await db
    .insertInto('online_payment')
    .values({
      org_id: place.orgId,
      id,
      building_id: place.buildingId,
      person_id: personId,
      person_name: 'Sari',
      place: 'simulator',
      method: 'qris',
      amount: 250_000,
      created_at: since,
      expires_at: since,
      check_at: since,
    })
    .execute();
  await db.insertInto('online_refund_due').values({ org_id: place.orgId, online_payment_id: id, since }).execute();
  const refunds = async (name: string) => {
    const { items, totals }: Today = await ask('GET', 'today', undefined, undefined, person(name));
    return [totals.refund, items.filter(({ kind }) => kind === 'refund')];
  };

  expect(await refunds('finance')).toEqual([
    1,
    [
      {
        kind: 'refund',
        building: { id: place.buildingId, name: 'Gedung Graha', timeZone: 'Asia/Jakarta' },
        payment: { id, personName: 'Sari', amount: 250_000 },
        since: since.toISOString(),
      },
    ],
  ]);
  expect(await refunds('technician')).toEqual([0, []]);
  await db.deleteFrom('online_refund_due').execute();
  expect(await refunds('finance')).toEqual([0, []]);
});

it('what waits in one building is not told in the day of another', async () => {
  const other = await makeBuilding(test, place, 'Lain');
  const paths = ['today', `today?buildingId=${place.buildingId}`, `today?buildingId=${other}`];
  const days: Today[] = [];
  for (const path of paths) days.push(await ask('GET', path, undefined, undefined, person('finance')));

  const [all, here, there] = days;
  expect(here).toEqual(all);
  expect(Object.values(here?.totals ?? {}).reduce((sum, total) => sum + total, 0)).toBeGreaterThan(3);
  expect([there?.items, Object.values(there?.totals ?? {}).filter((total) => total > 0)]).toEqual([[], []]);
});

it('a technician, who reads meters and bills nobody, has none of it', async () => {
  expect(await moneyOf('technician')).toEqual({ items: [], totals: [0, 0, 0, 0] });
});

it('what is due today is in no arrears: the day counts to its end by the clock of the building', async () => {
  test.clock.now = Date.UTC(2026, 10, 10, 16, 59);
  const before = await moneyOf('finance');
  test.clock.now = Date.UTC(2026, 10, 10, 17, 0);
  const after = await moneyOf('finance');
  test.clock.now = now;

  expect([before.totals[2], after.totals[2]]).toEqual([0, 1]);
});

it('money of a building in the archive waits for nobody but who still owes it', async () => {
  const { db } = test.context;
  await sql`UPDATE building SET status = 'archived' WHERE id = ${place.buildingId}`.execute(db);
  const [finance, late] = [await moneyOf('finance'), await moneyOf('late')];
  await sql`UPDATE building SET status = 'active' WHERE id = ${place.buildingId}`.execute(db);

  expect([finance.totals, late.totals]).toEqual([
    [0, 0, 0, 0],
    [1, 0, 0, 0],
  ]);
});

it('a bill that is disputed waits for nobody who has to pay it', async () => {
  const [first] = (await moneyOf('late')).items;
  const billId = first?.kind === 'bill' ? first.bill.id : '';
  const dispute = { positions: [1], reason: 'Luas unit salah' };
  await ask('POST', `bills/${billId}/disputes`, dispute, undefined, person('late'));

  expect(await moneyOf('late')).toEqual({ items: [], totals: [0, 0, 0, 0] });
});
