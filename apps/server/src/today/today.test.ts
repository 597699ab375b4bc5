import type { Today } from '@imah/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeAlarm,
  makeDevice,
  makeMember,
  makePlace,
  makeTicket,
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
  await sql`DELETE FROM ticket`.execute(test.context.db);
});

const todayOf = async (person: TestPerson): Promise<Today> =>
  (await test.app.inject({ url: '/api/v1/today', headers: person.bearer })).json().data;
const named = ({ items }: Today) =>
  items.map((item) => {
    if (item.kind === 'alarm') return `alarm ${item.alarm.deviceName}`;
    if (item.kind === 'ticket') return `${item.reason} ${item.ticket.title}`;
    return `offline ${item.device.name}`;
  });
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
    expect(today.totals).toEqual({ alarm: 1, ticket: 0, 'device-offline': 1 });
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

    expect(await todayOf(nobody)).toEqual({ items: [], totals: { alarm: 0, ticket: 0, 'device-offline': 0 } });
  });
});

describe('tickets today', () => {
  const set = async (id: string, columns: { assignee?: string; due?: number; state?: string; priority?: string }) => {
    const { assignee = null, due, state = 'new', priority = 'medium' } = columns;
    await sql`
      UPDATE ticket SET assignee_id = ${assignee}, state = ${state}, priority = ${priority},
        resolve_due_at = ${due === undefined ? null : new Date(due)} WHERE id = ${id}`.execute(test.context.db);
  };
  const hour = 3_600_000;
  const ticketsOf = async (person: TestPerson) =>
    named(await todayOf(person)).filter((name) => !name.startsWith('offline'));

  it('are what the person works on, once it is late or nearly', async () => {
    const other = await makeMember(test, place, 'Teknisi lain', ['technician']);
    const late = await makeTicket(test, place, { title: 'Telat' });
    const soon = await makeTicket(test, place, { title: 'Hampir' });
    const far = await makeTicket(test, place, { title: 'Nanti' });
    const done = await makeTicket(test, place, { title: 'Beres' });
    const others = await makeTicket(test, place, { title: 'Bukan saya' });
    const joint = await makeTicket(test, place, { title: 'Bersama' });
    await set(late, { assignee: technician.id, due: start - hour });
    await set(soon, { assignee: technician.id, due: start + 23 * hour });
    await set(far, { assignee: technician.id, due: start + 25 * hour });
    await set(done, { assignee: technician.id, due: start - hour, state: 'resolved' });
    await set(others, { assignee: other.id, due: start - hour });
    await set(joint, { assignee: other.id, due: start - 2 * hour });
    await sql`INSERT INTO ticket_executor (org_id, ticket_id, user_id) VALUES (${place.orgId}, ${joint}, ${technician.id})`.execute(
      test.context.db,
    );
    const today = await todayOf(technician);

    expect(named(today)).toEqual(['overdue Bersama', 'overdue Telat', 'due-soon Hampir', 'offline Pompa mati']);
    expect(today.totals.ticket).toBe(3);
  });

  it('are emergencies that nobody has, for those who give them out there', async () => {
    const manager = await makeMember(test, place, 'Manajer', ['building-manager'], [place.buildingId]);
    const elsewhere = await makeMember(test, place, 'Manajer lain', ['building-manager'], []);
    const supervisor = await makeMember(test, place, 'Pengawas', ['supervisor']);
    const stranger = await makePlace(test, 'Jauh');
    const free = await makeTicket(test, place, { title: 'Kebocoran gas', audience: 'staff' });
    const given = await makeTicket(test, place, { title: 'Sudah ditangani' });
    await set(free, { priority: 'emergency' });
    await set(given, { priority: 'emergency', assignee: technician.id });
    const seen = await Promise.all([manager, elsewhere, supervisor, technician, stranger.owner].map(ticketsOf));
    const { items } = await todayOf(manager);

    expect(seen).toEqual([['unassigned Kebocoran gas'], [], [], [], []]);
    expect(items.flatMap((item) => (item.kind === 'ticket' ? [item.mayTake] : []))).toEqual([true]);
  });

  it('are repairs that a resident has reported and not rated; a neighbour and staff are not asked', async () => {
    const resident = await makeMember(test, place, 'Penghuni', ['resident'], [place.buildingId]);
    const neighbour = await makeMember(test, place, 'Tetangga', ['resident'], [place.buildingId]);
    const manager = await makeMember(test, place, 'Manajer dua', ['building-manager']);
    for (const [reporter, title, audience] of [
      [resident, 'Keran saya', 'resident'],
      [manager, 'Keran lobi', 'resident'],
      [resident, 'Hanya staf', 'staff'],
    ] as const)
      await set(await makeTicket(test, place, { title, reporterId: reporter.id, audience }), { state: 'resolved' });

    expect(await Promise.all([resident, neighbour, manager].map(ticketsOf))).toEqual([['to-rate Keran saya'], [], []]);
  });
});
