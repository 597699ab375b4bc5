import type { Today } from '@imah/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeAlarm,
  makeDevice,
  makeMember,
  makePlace,
  type TestPerson,
  type TestPlace,
} from '../http/testing/people.ts';
import { createTestApp, type TestApp } from '../http/testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let technician: TestPerson;
let pump: string;
const start = Date.UTC(2026, 10, 21, 3);

beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Graha');
  technician = await makeMember(test, place, 'Teknisi', ['technician']);
  pump = await makeDevice(test, place, { name: 'Pompa 1', online: true });
  await makeDevice(test, place, { name: 'Pompa mati', online: false });
  await makeDevice(test, place, { name: 'Pompa baru', online: null });
  await makeDevice(test, place, { name: 'Pompa simpanan', online: false, enabled: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = start;
  await sql`DELETE FROM alarm`.execute(test.context.db);
});

const todayOf = async (person: TestPerson): Promise<Today> =>
  (await test.app.inject({ url: '/api/v1/today', headers: person.bearer })).json().data;
const named = ({ items }: Today) =>
  items.map((item) => (item.kind === 'alarm' ? `alarm ${item.alarm.deviceName}` : `offline ${item.device.name}`));
const acknowledge = (person: TestPerson, id: string) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/buildings/${place.buildingId}/alarms/${id}/acknowledgement`,
    headers: person.bearer,
  });

describe('today', () => {
  it('has alarms before devices that fell silent; what never spoke or was switched off needs nobody', async () => {
    await makeAlarm(test, place, pump);
    const today = await todayOf(technician);

    expect(named(today)).toEqual(['alarm Pompa 1', 'offline Pompa mati']);
    expect(today.totals).toEqual({ alarm: 1, 'device-offline': 1 });
  });

  it('says who may act', async () => {
    await makeAlarm(test, place, pump);
    const supervisor = await makeMember(test, place, 'Pengawas', ['supervisor']);
    const mayAct = ({ items }: Today) => items.flatMap((item) => (item.kind === 'alarm' ? [item.mayAcknowledge] : []));

    expect([mayAct(await todayOf(technician)), mayAct(await todayOf(supervisor))]).toEqual([[true], [false]]);
  });

  it('keeps what the person has just taken for ten minutes, and for that person alone', async () => {
    const id = await makeAlarm(test, place, pump);
    await acknowledge(technician, id);
    const mine = await todayOf(technician);
    const others = await todayOf(place.owner);
    test.clock.now += 10 * 60_000;
    const later = await todayOf(technician);

    expect([named(mine), named(others), named(later)]).toEqual([
      ['alarm Pompa 1', 'offline Pompa mati'],
      ['offline Pompa mati'],
      ['offline Pompa mati'],
    ]);
    expect([mine.totals.alarm, later.totals.alarm]).toEqual([0, 0]);
  });

  it('does not tell of a silent device twice', async () => {
    await makeAlarm(test, place, pump, { key: '', condition: 'offline', severity: 'warning' });

    expect(named(await todayOf(technician))).toEqual(['offline Pompa mati']);
  });

  it('shows twenty of a kind and counts all', async () => {
    for (let index = 0; index < 23; index += 1) await makeAlarm(test, place, pump, { key: `k${index}` });
    const { items, totals } = await todayOf(technician);

    expect([items.filter(({ kind }) => kind === 'alarm').length, totals.alarm]).toEqual([20, 23]);
  });

  it('is empty for who may see nothing', async () => {
    const nobody = await makeMember(test, place, 'Tamu', []);

    expect(await todayOf(nobody)).toEqual({ items: [], totals: { alarm: 0, 'device-offline': 0 } });
  });
});
