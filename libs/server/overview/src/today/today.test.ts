import { randomUUIDv7 } from 'node:crypto';
import type { Portfolio } from '@imah/contract/portfolio';
import type { Today } from '@imah/contract/today';
import { todayKinds } from '@imah/contract/today/words';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeAlarm,
  makeBuilding,
  makeDevice,
  makeMember,
  makePerson,
  makePlace,
  makeTicket,
  makeUnit,
  moveIn,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { addMember } from '@imah/server-platform/access';
import { occupantCalls } from '@imah/server-people/accounts/testing';
import { createTestApp } from '../testing/test-app.ts';

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
    if (item.kind === 'outage') return `outage ${item.outage.title}`;
    if (item.kind === 'ticket') return `${item.reason} ${item.ticket.title}`;
    if (item.kind === 'visit') return `visit ${item.ticket.title}`;
    if (item.kind === 'quote') return `quote ${item.ticket.title}`;
    if (item.kind === 'poll') return `poll ${item.title}`;
    if (item.kind === 'joining') return `joining ${item.request.name}`;
    if (item.kind === 'device-offline') return `offline ${item.device.name}`;
    return item.kind;
  });
const none = Object.fromEntries(todayKinds.map((kind) => [kind, 0]));
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
    expect(today.totals).toEqual({ ...none, alarm: 1, 'device-offline': 1 });
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

    expect(await todayOf(nobody)).toEqual({
      items: [],
      totals: none,
      tickets: { overdue: 0, unassigned: 0 },
    });
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

  it('are all that the person works on, what is late or nearly before the rest', async () => {
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

    expect(named(today)).toEqual([
      'overdue Bersama',
      'overdue Telat',
      'due-soon Hampir',
      'to-do Nanti',
      'offline Pompa mati',
    ]);
    expect([today.totals.ticket, today.tickets]).toEqual([4, { overdue: 2, unassigned: 0 }]);
    expect(today.items.flatMap((item) => (item.kind === 'ticket' ? [item.mine] : []))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('are, for who gives them out, as many late and free ones as the portfolio counts, by the time that is left', async () => {
    const manager = await makeMember(test, place, 'Manajer semua', ['building-manager']);
    const supervisor = await makeMember(test, place, 'Pengawas semua', ['supervisor']);
    const closed = await makeBuilding(test, place, 'Gedung arsip');
    const make = async (title: string, columns: Parameters<typeof set>[1], where: TestPlace = place) =>
      set(await makeTicket(test, where, { title, audience: 'staff' }), columns);
    await make('Enam hari', { assignee: technician.id, due: start - 144 * hour });
    await make('Terlambat bebas', { due: start - hour });
    await make('Satu jam lagi', { assignee: technician.id, due: start + hour });
    await make('Besok', { assignee: technician.id, due: start + 20 * hour });
    await make('Bebas tanpa batas', {});
    await make('Bebas besok', { due: start + 20 * hour });
    await make('Gas', { due: start + 3 * hour, priority: 'emergency' });
    await make('Milik arsip', { due: start - hour }, { ...place, buildingId: closed });
    await sql`UPDATE building SET status = 'archived' WHERE id = ${closed}`.execute(test.context.db);
    await makeAlarm(test, place, pump);
    const today = await todayOf(manager);
    const counted: Portfolio = (
      await test.app.inject({ url: '/api/v1/portfolio?period=today', headers: manager.bearer })
    ).json().data;
    const sum = (of: 'overdue' | 'unassigned') =>
      counted.buildings.reduce((total, { tickets }) => total + (tickets?.[of] ?? 0), 0);

    expect(named(today)).toEqual([
      'alarm Pompa 1',
      'unassigned Gas',
      'overdue Enam hari',
      'unassigned Terlambat bebas',
      'due-soon Satu jam lagi',
      'unassigned Bebas besok',
      'unassigned Bebas tanpa batas',
      'offline Pompa mati',
    ]);
    expect([today.totals.ticket, today.tickets]).toEqual([6, { overdue: 2, unassigned: 4 }]);
    expect(today.tickets).toEqual({ overdue: sum('overdue'), unassigned: sum('unassigned') });
    expect(today.totals.alarm).toBe(counted.buildings.reduce((total, { alarms }) => total + (alarms?.major ?? 0), 0));
    expect(await ticketsOf(supervisor)).toEqual(['alarm Pompa 1']);
  });

  it('that nobody has are for those who give them out there, and for no others', async () => {
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

    expect(seen).toEqual([['unassigned Kebocoran gas'], [], [], ['to-do Sudah ditangani'], []]);
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

describe('what residents are asked', () => {
  const post = (who: TestPerson, url: string, payload: object, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: `/api/v1${url}`,
      headers: { ...who.bearer, 'idempotency-key': randomUUIDv7(), ...headers },
      payload,
    });

  // Further than a session lasts.
  const moveTo = async (at: number) => {
    test.clock.now = at;
    await sql`UPDATE session SET expires_at = ${new Date(at + 3_600_000)}`.execute(test.context.db);
  };

  it('are the costs they are to approve, until they have answered or the last day is over', async () => {
    const manager = await makeMember(test, place, 'Manajer biaya', ['building-manager']);
    const resident = await makeMember(test, place, 'Pembayar', ['resident'], [place.buildingId]);
    const neighbour = await makeMember(test, place, 'Sebelah', ['resident'], [place.buildingId]);
    const unitId = await makeUnit(test, place, 'B-01', resident);
    const ticketId = await makeTicket(test, place, { title: 'Keran', reporterId: resident.id, unitId });
    await sql`UPDATE ticket SET state = 'in-progress', assignee_id = ${technician.id} WHERE id = ${ticketId}`.execute(
      test.context.db,
    );
    const quoteId = randomUUIDv7();
    const asked = await post(manager, `/tickets/${ticketId}/quotes`, {
      id: quoteId,
      lines: [{ label: 'Keran baru', amount: 35_000 }],
      note: '',
      validUntil: '2026-11-22',
    });
    expect(asked.statusCode).toBe(201);
    const quotesOf = async (person: TestPerson) =>
      (await todayOf(person)).items.flatMap((item) => (item.kind === 'quote' ? [[item.total, item.validUntil]] : []));

    expect(await Promise.all([resident, neighbour, manager, technician].map(quotesOf))).toEqual([
      [[35_000, '2026-11-22']],
      [],
      [],
      [],
    ]);
    expect((await todayOf(resident)).totals.quote).toBe(1);
    await moveTo(Date.UTC(2026, 10, 22, 17));
    expect(await quotesOf(resident)).toEqual([]);
    test.clock.now = start;
    const answered = await test.app.inject({
      method: 'PUT',
      url: `/api/v1/tickets/${ticketId}/quotes/${quoteId}/decision`,
      headers: resident.bearer,
      payload: { decision: 'approved' },
    });
    expect(answered.statusCode).toBe(200);
    expect(await quotesOf(resident)).toEqual([]);
  });

  it('are polls in which they have not voted, those that close first on top; votes of units are asked of who lives there', async () => {
    const manager = await makeMember(test, place, 'Manajer suara', ['building-manager']);
    const resident = await makeMember(test, place, 'Pemilih', ['resident'], [place.buildingId]);
    await makeUnit(test, place, 'C-01', resident);
    const ask = async (title: string, weight: 'unit' | 'person', days: number) => {
      const poll = {
        options: ['Ya', 'Tidak'],
        weight,
        closesAt: new Date(start + days * 24 * 3_600_000).toISOString(),
      };
      const answer = await post(manager, `/buildings/${place.buildingId}/topics`, {
        kind: 'poll',
        title,
        body: 'Setuju?',
        audience: { kind: 'all' },
        poll,
      });
      expect(answer.statusCode).toBe(201);
      return answer.json().data;
    };
    const later = await ask('Cat lobi', 'person', 5);
    await ask('Jam kolam', 'unit', 2);
    const pollsOf = async (person: TestPerson) =>
      named(await todayOf(person)).filter((name) => name.startsWith('poll'));

    expect(await pollsOf(resident)).toEqual(['poll Jam kolam', 'poll Cat lobi']);
    expect(await pollsOf(manager)).toEqual(['poll Cat lobi']);
    await test.app.inject({
      method: 'PUT',
      url: `/api/v1/topics/${later.id}/vote`,
      headers: resident.bearer,
      payload: { optionId: later.poll.options[0].id },
    });
    expect(await pollsOf(resident)).toEqual(['poll Jam kolam']);
    await moveTo(start + 2 * 24 * 3_600_000);
    expect(await pollsOf(resident)).toEqual([]);
  });
});

describe('those who wait to be let in', () => {
  it('are of who answers them where they ask, the longest waiting first, before what has days, until they are answered', async () => {
    const here = await makePlace(test, 'Masuk');
    const calls = occupantCalls(test, here);
    const unitId = await makeUnit(test, here, 'A-101', null);
    const manager = await makeMember(test, here, 'Manajer', ['building-manager'], [here.buildingId]);
    const elsewhere = await makeMember(test, here, 'Manajer lain', ['building-manager'], []);
    const worker = await makeMember(test, here, 'Teknisi', ['technician']);
    const { data: code } = await calls.send(here.owner, 'POST', 'join-code');
    const host = await makePerson(test, 'Ani');
    await moveIn(test, here, unitId, host, '[2026-11-01,)');
    await sql`UPDATE organization SET household_invitations = 'approval' WHERE id = ${here.orgId}`.execute(
      test.context.db,
    );
    const membership = { orgId: here.orgId, userId: host.id, groups: ['resident'], buildings: 'all' } as const;
    await test.context.db.transaction().execute((trx) => addMember(trx, membership, start));
    await calls.send(host, 'POST', 'household', { unitId, name: 'Budi', email: null, locale: 'id' });
    test.clock.now += 60_000;
    const siti = await makePerson(test, 'Siti');
    const asked = await test.app.inject({
      method: 'POST',
      url: '/api/v1/join/requests',
      headers: siti.bearer,
      payload: { code: code.code, unitCode: 'a 101', role: 'tenant', note: '' },
    });
    const seen = await Promise.all([manager, here.owner, elsewhere, worker, host, technician].map(todayOf));
    const waiting = (today: Today) => named(today).filter((name) => name.startsWith('joining'));

    expect(seen.map(waiting)).toEqual([
      ['joining Budi', 'joining Siti'],
      ['joining Budi', 'joining Siti'],
      [],
      [],
      [],
      [],
    ]);
    expect(seen.map(({ totals }) => totals.joining)).toEqual([2, 2, 0, 0, 0, 0]);
    const later = await makeTicket(test, here, { title: 'Nanti', audience: 'staff' });
    const inTwoDays = new Date(test.clock.now + 48 * 60 * 60_000);
    await sql`UPDATE ticket SET respond_due_at = ${inTwoDays}, resolve_due_at = ${inTwoDays} WHERE id = ${later}`.execute(
      test.context.db,
    );
    expect(named(await todayOf(manager))).toEqual(['joining Budi', 'joining Siti', 'unassigned Nanti']);
    const refusal = { reason: '' };
    await calls.send(manager, 'POST', `join-requests/${asked.json().data.id}/refuse`, refusal);
    expect(waiting(await todayOf(manager))).toEqual(['joining Budi']);
  });
});
