import { randomUUIDv7 } from 'node:crypto';
import { makeBuilding, makePlace, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueEvents } from './catalogue-event.ts';
import { createTestApp } from './testing/test-app.ts';
import { dayAfter, todayOf } from './today-of.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('a change of a catalogue is told in every building of its organisation, and in no other', async () => {
  const place = await makePlace(test, 'Melati');
  await makePlace(test, 'Mawar');
  const second = await makeBuilding(test, place, 'Menara dua');
  const id = randomUUIDv7();

  const effects = await catalogueEvents(
    test.context.db,
    { orgId: place.orgId, now: 0 },
    { id, version: 2, op: 'updated' },
  );

  const packet = { entity: 'product', id, version: 2, op: 'updated', at: '1970-01-01T00:00:00.000Z' };
  const topicOf = (buildingId: string) => `imah/v1/${place.orgId}/b/${buildingId}/ev`;
  expect(effects.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))).toEqual(
    [place.buildingId, second]
      .toSorted()
      .map((buildingId) => ({ kind: 'publish', topic: topicOf(buildingId), packet })),
  );
});

it('the day of an organisation is that of its first building, and of Jakarta while it has none', async () => {
  const place = await makePlace(test, 'Kenanga');
  const { db } = test.context;
  const evening = Date.parse('2026-11-20T17:30:00.000Z');
  await db.updateTable('building').set({ time_zone: 'Asia/Jayapura' }).where('id', '=', place.buildingId).execute();

  expect(await todayOf(db, place.orgId, Date.parse('2026-11-20T15:30:00.000Z'))).toBe('2026-11-21');
  expect(await todayOf(db, randomUUIDv7(), evening)).toBe('2026-11-21');
  expect(await todayOf(db, randomUUIDv7(), evening - 3_600_000)).toBe('2026-11-20');
});

it('the day of a building is its own, and one of another organisation has none', async () => {
  const place = await makePlace(test, 'Dahlia');
  const { db } = test.context;
  const east = await makeBuilding(test, place, 'Menara timur');
  await db.updateTable('building').set({ time_zone: 'Asia/Jayapura' }).where('id', '=', east).execute();
  const elsewhere = await makePlace(test, 'Anggrek');
  const at = Date.parse('2026-11-20T15:30:00.000Z');

  expect(await todayOf(db, place.orgId, at, east)).toBe('2026-11-21');
  expect(await todayOf(db, place.orgId, at, place.buildingId)).toBe('2026-11-20');
  expect(await todayOf(db, elsewhere.orgId, at, east)).toBe('2026-11-20');
});

it('days are counted over months and leap days', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-02-28', 1), dayAfter('2026-03-01', -1)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-02-28',
  ]);
});
