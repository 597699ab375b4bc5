import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { makeMember, makePlace, makeUnit, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function find(q: string, { bearer }: TestPerson) {
  const answer = await test.app.inject({ url: `/api/v1/search?q=${encodeURIComponent(q)}`, headers: bearer });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

/** A building with the bill of a resident, and what she has paid of nothing in particular. */
async function withBill(name: string, state: 'draft' | 'issued' = 'issued') {
  const { db } = test.context;
  const place = await makePlace(test, name);
  const { orgId, buildingId } = place;
  const unitId = await makeUnit(test, place, 'A-101', null);
  const resident = await makeMember(test, place, `Sari ${name}`, ['resident'], [buildingId]);
  const [personId, runId, billId] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  await sql`INSERT INTO person (org_id, id, user_id, name) VALUES (${orgId}, ${personId}, ${resident.id}, 'Sari')`.execute(
    db,
  );
  await sql`INSERT INTO billing_run (org_id, id, building_id, period, due_on, created_at)
    VALUES (${orgId}, ${runId}, ${buildingId}, '2026-11', '2026-11-20', now())`.execute(db);
  await sql`INSERT INTO bill (org_id, id, run_id, building_id, unit_id, person_id, building_name, unit_code, person_name, total, year, count)
    VALUES (${orgId}, ${billId}, ${runId}, ${buildingId}, ${unitId}, ${personId}, ${name}, 'A-101', 'Sari', 1000,
      ${state === 'issued' ? 2026 : null}, ${state === 'issued' ? 7 : null})`.execute(db);
  if (state === 'issued')
    await sql`UPDATE billing_run SET state = 'issued', issued_at = now() WHERE org_id = ${orgId}`.execute(db);
  return { place, resident, personId, billId };
}

it('a bill is found by its number, however it is typed, by who pays it and by who reads the books of its building', async () => {
  const { place, resident, billId } = await withBill('Cari');
  const finance = await makeMember(test, place, 'Keuangan', ['finance']);
  const hit = {
    kind: 'bill',
    id: billId,
    title: 'INV-2026-000007 A-101',
    detail: 'Sari',
    orgId: place.orgId,
    buildingId: place.buildingId,
    buildingName: 'Cari',
  };
  for (const [typed, who] of [
    ['INV-2026-000007', resident],
    ['inv 2026 7', finance],
    ['INV/2026/07', place.owner],
  ] as const)
    expect(await find(typed, who)).toEqual({ hits: [hit], number: { kind: 'INV', text: 'INV-2026-000007' } });
});

it('a bill is found by no neighbour, no technician and nobody of another organisation with the same number', async () => {
  const { place } = await withBill('Rahasia');
  const other = await withBill('Tetangga');
  const none = { hits: [], number: { kind: 'INV', text: 'INV-2026-000007' } };
  const neighbour = await makeMember(test, place, 'Tono', ['resident'], [place.buildingId]);
  const technician = await makeMember(test, place, 'Teknisi', ['technician'], [place.buildingId]);
  expect(await find('INV-2026-000007', neighbour)).toEqual(none);
  expect(await find('INV-2026-000007', technician)).toEqual(none);
  expect((await find('INV-2026-000007', other.resident)).hits.map(({ id }: { id: string }) => id)).toEqual([
    other.billId,
  ]);
});

it('a receipt is found by its number by who has paid and by who reads the payments of its building, and by nobody else', async () => {
  const { place, resident, personId } = await withBill('Kuitansi');
  const finance = await makeMember(test, place, 'Keuangan', ['finance']);
  const neighbour = await makeMember(test, place, 'Tono', ['resident'], [place.buildingId]);
  const paid = await test.app.inject({
    method: 'POST',
    url: `/api/v1/buildings/${place.buildingId}/payments`,
    headers: { ...finance.bearer, 'idempotency-key': randomUUIDv7() },
    payload: { personId, method: 'cash', amount: 5_000, receivedOn: '2026-11-20', reference: null, note: null },
  });
  expect(paid.statusCode).toBe(201);
  const { id, number } = paid.json().data;
  for (const who of [resident, finance])
    expect((await find(number, who)).hits).toMatchObject([{ kind: 'payment', id, title: number, detail: 'Sari' }]);
  expect((await find(number, neighbour)).hits).toEqual([]);
});

it('a bill of a draft has no number, and so is not found', async () => {
  const { place } = await withBill('Draf', 'draft');
  expect((await find('INV-2026-000007', place.owner)).hits).toEqual([]);
});

it('opening arrears are found by their own number, and not by that of a bill that is sent', async () => {
  const { db } = test.context;
  const { place, resident, personId } = await withBill('Kemuning', 'draft');
  const { orgId, buildingId } = place;
  const [importId, runId, billId] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  await sql`INSERT INTO opening_import (org_id, id, building_id, at, booked_on, bills, deposits, owed, kept)
    VALUES (${orgId}, ${importId}, ${buildingId}, now(), '2026-11-01', 1, 0, 1000, 0)`.execute(db);
  await sql`INSERT INTO billing_run (org_id, id, building_id, kind, opening_import_id, period, due_on, created_at)
    VALUES (${orgId}, ${runId}, ${buildingId}, 'opening', ${importId}, '2026-10', '2026-10-20', now())`.execute(db);
  await sql`INSERT INTO bill (org_id, id, run_id, building_id, unit_id, person_id, building_name, unit_code, person_name, total, series, year, count)
    SELECT ${orgId}, ${billId}, ${runId}, ${buildingId}, id, ${personId}, 'Kemuning', code, 'Sari', 1000, 'SA', 2026, 7
    FROM unit WHERE org_id = ${orgId} LIMIT 1`.execute(db);

  await sql`UPDATE billing_run SET state = 'issued', issued_at = now() WHERE id = ${runId}`.execute(db);

  const { hits } = await find('sa 2026 7', resident);
  expect(hits).toMatchObject([{ kind: 'bill', id: billId, title: 'SA-2026-000007 A-101' }]);
  expect((await find('INV-2026-000007', resident)).hits).toEqual([]);
});
