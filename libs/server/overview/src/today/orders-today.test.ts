import { randomUUIDv7 } from 'node:crypto';
import type { OrderRow } from '@imah/contract/catalogue';
import type { OrderToday, Today } from '@imah/contract/today';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  makeBuilding,
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

const now = Date.UTC(2026, 10, 21, 3);
const hour = 3_600_000;
let test: TestApp;
let place: TestPlace;
let resident: TestPerson;
let reception: TestPerson;
let technician: TestPerson;
let unpaidId: string;

interface Made {
  readonly stage?: 'open' | 'processing' | 'completed';
  readonly online?: boolean;
  readonly hoursAgo: number;
  readonly buildingId?: string;
}

/** Orders of one product that cost nothing but those that wait for an online payment: no books are needed for them. */
async function makeOrder(nth: number, { stage = 'open', online = false, hoursAgo, buildingId }: Made) {
  const id = randomUUIDv7();
  const at = new Date(now - hoursAgo * hour);
  const total = online ? 36_000 : 0;
  const { db } = test.context;
  await sql`INSERT INTO product_order (org_id, id, year, count, building_id, unit_id, person_id, unit_code, person_name, payment, stage,
      list, discount, tax, total, placed_at, processed_at, processed_by_name, completed_at, completed_by_name)
    SELECT ${place.orgId}, ${id}, 2026, ${nth}, ${buildingId ?? place.buildingId}, u.id, p.id, u.code, p.name, ${online ? 'online' : 'next-bill'},
      ${stage}, ${total}::bigint, 0, 0, ${total}::bigint, ${at}::timestamptz, ${stage === 'open' ? null : at}, ${stage === 'open' ? null : 'Resepsionis'},
      ${stage === 'completed' ? at : null}, ${stage === 'completed' ? 'Resepsionis' : null}
    FROM person p, unit u WHERE p.org_id = ${place.orgId} AND p.user_id = ${resident.id} AND u.org_id = p.org_id LIMIT 1`.execute(
    db,
  );
  if (online)
    await sql`INSERT INTO online_payment (org_id, id, building_id, person_id, person_name, place, method, amount, purpose, source_id,
        source_number, created_at, expires_at, check_at)
      SELECT org_id, ${randomUUIDv7()}, building_id, person_id, person_name, 'simulator', 'qris', total, 'order', id, number, placed_at,
        ${new Date(now + hour / 4)}::timestamptz, placed_at FROM product_order WHERE id = ${id}`.execute(db);
  return id;
}

beforeAll(async () => {
  test = await createTestApp();
  test.clock.now = now;
  place = await makePlace(test, 'Graha');
  resident = await makeMember(test, place, 'Siti', ['resident'], [place.buildingId]);
  reception = await makeMember(test, place, 'Resepsionis', ['reception'], [place.buildingId]);
  technician = await makeMember(test, place, 'Teknisi', ['technician']);
  await makeUnit(test, place, 'A-01', resident);
  const other = await makeBuilding(test, place, 'Lain');
  unpaidId = await makeOrder(1, { online: true, hoursAgo: 0 });
  for (const [index, made] of [
    { hoursAgo: 5 },
    { hoursAgo: 2 },
    { stage: 'processing', hoursAgo: 3 },
    { stage: 'completed', hoursAgo: 9 },
    { hoursAgo: 1, buildingId: other },
  ].entries())
    await makeOrder(index + 2, made as Made);
});
afterAll(() => test.close());

const read = async (who: TestPerson, path: string) =>
  (await test.app.inject({ url: `/api/v1/${path}`, headers: who.bearer })).json();
const dayOf = async (who: TestPerson, query = '') => {
  const { data }: { data: Today } = await read(who, `today${query}`);
  return { items: data.items.filter((item): item is OrderToday => item.kind === 'order'), total: data.totals.order };
};

it('an order that is not paid yet stands in the day of who placed it, and of nobody else', async () => {
  const { items, total } = await dayOf(resident);

  expect(items).toMatchObject([
    { reason: 'pay', order: { id: unpaidId, number: 'PSN-2026-000001', total: 36_000, unitCode: 'A-01' } },
  ]);
  expect(total).toBe(1);
  expect(await dayOf(technician)).toEqual({ items: [], total: 0 });
});

it('who hands over has as many to begin and to complete as the list of orders counts, the one that waits longest first', async () => {
  const { items, total } = await dayOf(reception);
  const listed = async (state: string) =>
    (await read(reception, `buildings/${place.buildingId}/orders?state=${state}`)).data.map(({ id }: OrderRow) => id)
      .length;

  expect(items).toMatchObject([
    { reason: 'begin', building: { id: place.buildingId }, count: 2, since: new Date(now - 5 * hour).toISOString() },
    { reason: 'complete', building: { id: place.buildingId }, count: 1, since: new Date(now - 3 * hour).toISOString() },
  ]);
  expect([total, await listed('paid'), await listed('processing')]).toEqual([3, 2, 1]);
});

it('what waits in one building is not told in the day of another, nor that of a building in the archive', async () => {
  const all = await dayOf(place.owner);
  const here = await dayOf(place.owner, `?buildingId=${place.buildingId}`);
  expect([all.total, here.total]).toEqual([4, 3]);

  await sql`UPDATE building SET status = 'archived' WHERE id = ${place.buildingId}`.execute(test.context.db);
  const [owner, own] = [await dayOf(place.owner), await dayOf(resident)];
  await sql`UPDATE building SET status = 'active' WHERE id = ${place.buildingId}`.execute(test.context.db);
  expect([owner.total, own.total]).toEqual([1, 1]);
});
