import type { AlarmInBuilding } from '@imah/contract/alarms';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeAlarm,
  makeDevice,
  makeMember,
  makePlace,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let technician: TestPerson;
let supervisor: TestPerson;
let pump: string;

beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Graha');
  technician = await makeMember(test, place, 'Teknisi', ['technician']);
  supervisor = await makeMember(test, place, 'Pengawas', ['supervisor']);
  pump = await makeDevice(test, place, { name: 'Pompa 1', online: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.liveCalls.length = 0;
  await sql`DELETE FROM alarm`.execute(test.context.db);
});

const acknowledge = (
  person: TestPerson,
  alarmId: string,
  method: 'POST' | 'DELETE' = 'POST',
  buildingId = place.buildingId,
) =>
  test.app.inject({
    method,
    url: `/api/v1/buildings/${buildingId}/alarms/${alarmId}/acknowledgement`,
    headers: person.bearer,
  });
const listOf = async (person: TestPerson, query = ''): Promise<AlarmInBuilding[]> =>
  (await test.app.inject({ url: `/api/v1/alarms${query}`, headers: person.bearer })).json().data;
const auditOf = async (alarmId: string) =>
  sql<{ action: string; actor_id: string }>`
    SELECT action, actor_id FROM audit_event WHERE entity = 'alarm' AND entity_id = ${alarmId} ORDER BY seq`
    .execute(test.context.db)
    .then(({ rows }) => rows);

describe('acknowledging an alarm', () => {
  it('names who took it, does not clear it, is audited and told to open pages', async () => {
    const alarmId = await makeAlarm(test, place, pump);
    const { data } = (await acknowledge(technician, alarmId)).json();

    expect(data).toMatchObject({
      id: alarmId,
      active: true,
      acknowledgedBy: 'Teknisi',
      acknowledgedAt: new Date(test.clock.now).toISOString(),
    });
    expect(await auditOf(alarmId)).toEqual([{ action: 'acknowledge', actor_id: technician.id }]);
    const topic = `imah/v1/${place.orgId}/b/${place.buildingId}`;
    expect(test.liveCalls).toEqual([`publish ${topic}/alarm`, `publish ${topic}/ev`]);
  });

  it('by a second person leaves it with the first, and changes nothing', async () => {
    const alarmId = await makeAlarm(test, place, pump);
    await acknowledge(technician, alarmId);
    const { data } = (await acknowledge(place.owner, alarmId)).json();

    expect([data.acknowledgedBy, (await auditOf(alarmId)).length]).toEqual(['Teknisi', 1]);
  });

  it('is taken back by the person who gave it', async () => {
    const alarmId = await makeAlarm(test, place, pump);
    await acknowledge(technician, alarmId);
    const { data } = (await acknowledge(technician, alarmId, 'DELETE')).json();

    expect([data.acknowledgedAt, data.acknowledgedBy]).toEqual([null, null]);
    expect((await auditOf(alarmId)).map(({ action }) => action)).toEqual(['acknowledge', 'unacknowledge']);
  });

  it('is refused to who may only look', async () => {
    const alarmId = await makeAlarm(test, place, pump);

    expect((await acknowledge(supervisor, alarmId)).statusCode).toBe(403);
  });

  it('of another building is not found', async () => {
    const alarmId = await makeAlarm(test, place, pump);
    const other = await makePlace(test, 'Tetangga');

    expect((await acknowledge(other.owner, alarmId, 'POST', other.buildingId)).statusCode).toBe(404);
    expect((await acknowledge(other.owner, alarmId)).statusCode).toBe(404);
  });
});

describe('the alarms of all buildings', () => {
  it('name their building and come with the most severe first', async () => {
    await makeAlarm(test, place, pump, { key: 'pressure', severity: 'minor' });
    await makeAlarm(test, place, pump, { severity: 'critical' });

    expect((await listOf(technician)).map(({ severity, buildingName }) => [severity, buildingName])).toEqual([
      ['critical', 'Gedung Graha'],
      ['minor', 'Gedung Graha'],
    ]);
  });

  it('can be narrowed to those that nobody has taken, or to one severity', async () => {
    const taken = await makeAlarm(test, place, pump, { key: 'pressure', severity: 'minor' });
    const open = await makeAlarm(test, place, pump, { severity: 'critical' });
    await acknowledge(technician, taken);

    expect((await listOf(technician, '?handling=unhandled')).map(({ id }) => id)).toEqual([open]);
    expect((await listOf(technician, '?severity=minor')).map(({ id }) => id)).toEqual([taken]);
  });

  it('are only those a person may see, of buildings in use', async () => {
    const other = await makePlace(test, 'Jauh');
    const device = await makeDevice(test, other, { name: 'Pompa jauh', online: true });
    await makeAlarm(test, other, device);
    await makeAlarm(test, place, pump);
    const here = await makeMember(test, place, 'Satpam', ['reception'], []);

    expect((await listOf(other.owner)).map(({ buildingId }) => buildingId)).toEqual([other.buildingId]);
    expect(await listOf(here)).toEqual([]);
    await sql`UPDATE building SET status = 'archived' WHERE id = ${other.buildingId}`.execute(test.context.db);
    expect(await listOf(other.owner)).toEqual([]);
  });
});
