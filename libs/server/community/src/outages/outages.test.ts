import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTicket, type TestApp } from '@imah/server-platform/testing';
import { outageCalls } from '../testing/outage-calls.ts';
import { createTestApp } from '../testing/test-app.ts';
import { readLateOutages } from './list-outages.ts';
import { tellEndedOutages } from './outage-jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const fresh = (name: string) => outageCalls(test, name);
const pass = (minutes: number) => void (test.clock.now += minutes * 60_000);

describe('an outage', () => {
  it('is written by staff, and read by residents without what is for staff', async () => {
    const { a, ask, draft } = await fresh('Melati');

    const made = await ask('POST', { body: draft() });
    const read = await ask('GET', { path: `/${made.data.id}`, who: a.person });

    expect([made.status, made.data.number]).toEqual([201, expect.stringMatching(/^GGN-\d{4}-000001$/)]);
    expect(made.data).toMatchObject({
      internalNote: 'Ganti katup utama',
      ended: null,
      scope: { kind: 'all', ids: [], names: [] },
      author: 'Manajer',
      timeZone: 'Asia/Jakarta',
      version: 1,
    });
    expect(read.data).toEqual({ ...made.data, internalNote: null });
  });

  it('is written by nobody who may not, and ended by technicians', async () => {
    const { a, technician, ask, draft, write } = await fresh('Mawar');
    const { id, version } = await write();
    const end = { path: `/${id}/end`, body: { as: 'restored' }, version };

    expect([
      (await ask('POST', { body: draft(), who: a.person })).status,
      (await ask('POST', { body: draft(), who: technician })).status,
      (await ask('PATCH', { path: `/${id}`, body: { title: 'Lain' }, version, who: technician })).status,
      (await ask('POST', { ...end, who: a.person })).status,
      (await ask('POST', { ...end, who: technician })).status,
    ]).toEqual([403, 403, 403, 403, 200]);
  });

  it('stands first in its list by when it begins; those that are over by when they ended', async () => {
    const { manager, ask, write, titles, inHours } = await fresh('Kenanga');
    const late = await write({
      title: 'Lift diperiksa',
      service: 'lift',
      startsAt: inHours(20),
      expectedEndAt: inHours(22),
    });
    await write({ title: 'Air padam', startsAt: inHours(1) });
    await write({
      title: 'Listrik padam',
      service: 'electricity',
      kind: 'urgent',
      startsAt: inHours(-1),
      expectedEndAt: null,
    });

    expect(await titles(manager)).toEqual(['Listrik padam', 'Air padam', 'Lift diperiksa']);
    const first = await ask('GET', { path: '?limit=2' });
    expect(await titles(manager, `?limit=2&cursor=${first.meta.nextCursor}`)).toEqual(['Lift diperiksa']);
    expect(await titles(manager, '?service=lift')).toEqual(['Lift diperiksa']);
    expect(await titles(manager, '?kind=urgent')).toEqual(['Listrik padam']);

    await ask('POST', { path: `/${late.id}/end`, body: { as: 'cancelled' }, version: 1 });
    expect([await titles(manager), await titles(manager, '?show=over')]).toEqual([
      ['Listrik padam', 'Air padam'],
      ['Lift diperiksa'],
    ]);
  });

  it('concerns the people of what it names; the others find it among all and are not led to it', async () => {
    const { a, b, manager, write, titles } = await fresh('Anggrek');
    await write({ title: 'Menara A', scope: { kind: 'sections', ids: [a.sectionId] } });
    await write({ title: 'Unit B', scope: { kind: 'units', ids: [b.unitId] } });
    await write({ title: 'Semua' });

    expect(await titles(a.person, '?of=mine')).toEqual(['Menara A', 'Semua']);
    expect(await titles(b.person, '?of=mine')).toEqual(['Unit B', 'Semua']);
    expect(await titles(b.person)).toEqual(['Menara A', 'Unit B', 'Semua']);
    expect(await titles(manager, '?of=mine')).toEqual(['Menara A', 'Unit B', 'Semua']);
  });

  it.each([
    ['a planned one without an end', { expectedEndAt: null }, 'expectedEndAt'],
    ['an end before its beginning', { expectedEndAt: '2020-01-01T00:00:00.000Z' }, 'expectedEndAt'],
    [
      'one of another year',
      { startsAt: '2031-01-01T00:00:00.000Z', expectedEndAt: '2031-01-02T00:00:00.000Z' },
      'startsAt',
    ],
    ['one of long ago', { startsAt: '2020-01-01T00:00:00.000Z' }, 'startsAt'],
    ['a place of another building', { scope: { kind: 'units', ids: [randomUUIDv7()] } }, 'scope'],
    ['sections of which none is named', { scope: { kind: 'sections', ids: [] } }, 'scope'],
    ['all, and some', { scope: { kind: 'all', ids: [randomUUIDv7()] } }, 'scope'],
    ['a title of blanks', { title: '   ' }, 'title'],
  ] as const)('refuses %s', async (_what, more, field) => {
    const { ask, draft } = await fresh('Tolak');

    const { status, errors } = await ask('POST', { body: { ...draft(), ...more } });

    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  it('is changed in the version that was seen, while it is open', async () => {
    const { ask, write } = await fresh('Dahlia');
    const { id } = await write();
    const path = `/${id}`;

    expect((await ask('PATCH', { path, body: { title: 'Air kecil' }, version: 1 })).data).toMatchObject({
      title: 'Air kecil',
      internalNote: 'Ganti katup utama',
      version: 2,
    });
    expect((await ask('PATCH', { path, body: { title: 'Lain' }, version: 1 })).status).toBe(412);
    await ask('POST', { path: `${path}/end`, body: { as: 'restored' }, version: 2 });
    expect(await ask('PATCH', { path, body: { title: 'Lain' }, version: 3 })).toMatchObject({
      status: 409,
      code: 'GANGGUAN_SUDAH_BERAKHIR',
    });
    expect(await ask('POST', { path: `${path}/end`, body: { as: 'restored' }, version: 3 })).toMatchObject({
      status: 409,
    });
  });

  it('is not found by the address of another building', async () => {
    const { write } = await fresh('Satu');
    const other = await fresh('Dua');
    const { id } = await write();

    expect((await other.ask('GET', { path: `/${id}` })).status).toBe(404);
    expect((await other.ask('POST', { path: `/${id}/end`, body: { as: 'restored' }, version: 1 })).status).toBe(404);
  });
});

describe('people', () => {
  it('are told of what concerns them, once, and of its end a minute later; who wrote it is not', async () => {
    const { a, b, manager, ask, write, told } = await fresh('Kabar');
    // What ended in other buildings.
    pass(1);
    await tellEndedOutages(test.context);
    const { id } = await write({ scope: { kind: 'sections', ids: [a.sectionId] } });
    await ask('POST', { path: `/${id}/end`, body: { as: 'restored' }, version: 1 });

    expect([await told(a.person), await tellEndedOutages(test.context)]).toEqual([['outage-announced'], 0]);
    pass(1);
    const tellings = await Promise.all([tellEndedOutages(test.context), tellEndedOutages(test.context)]);
    expect(tellings.toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect([await told(a.person), await told(b.person), await told(manager)]).toEqual([
      ['outage-announced', 'outage-ended'],
      [],
      [],
    ]);
  });

  it('are told at any hour of what is urgent, and of an end like of other news', async () => {
    const { a, ask, write, told } = await fresh('Darurat');
    const { id } = await write({ kind: 'urgent', expectedEndAt: null });
    await ask('POST', { path: `/${id}/end`, body: { as: 'cancelled' }, version: 1 });
    pass(1);
    await tellEndedOutages(test.context);

    expect(await told(a.person)).toEqual(['outage-announced!', 'outage-ended']);
  });

  it('hear nothing of an end that is taken back at once, and of one that they were told of that it goes on', async () => {
    const { a, ask, write, told } = await fresh('Batal');
    const { id } = await write();
    await ask('POST', { path: `/${id}/end`, body: { as: 'restored' }, version: 1 });
    expect((await ask('POST', { path: `/${id}/reopening`, version: 2 })).data.ended).toBeNull();
    pass(2);
    await tellEndedOutages(test.context);
    expect(await told(a.person)).toEqual(['outage-announced']);

    await ask('POST', { path: `/${id}/end`, body: { as: 'restored' }, version: 3 });
    pass(2);
    await tellEndedOutages(test.context);
    await ask('POST', { path: `/${id}/reopening`, version: 4 });
    expect(await told(a.person)).toEqual(['outage-announced', 'outage-ended', 'outage-changed']);
    expect(await ask('POST', { path: `/${id}/reopening`, version: 5 })).toMatchObject({
      code: 'GANGGUAN_BELUM_BERAKHIR',
    });
  });

  it('hear of other times and places, and not of another note', async () => {
    const { a, b, ask, write, told, inHours } = await fresh('Ubah');
    const { id } = await write({ scope: { kind: 'sections', ids: [a.sectionId] } });
    const change = (version: number, body: object) => ask('PATCH', { path: `/${id}`, body, version });

    await change(1, { internalNote: 'Katup sudah datang', title: 'Air padam' });
    await change(2, { expectedEndAt: inHours(6) });
    expect([await told(a.person), await told(b.person)]).toEqual([['outage-announced', 'outage-changed'], []]);
    await change(3, { scope: { kind: 'all', ids: [] } });
    expect(await told(b.person)).toEqual(['outage-changed']);
  });

  it('without an account are told on WhatsApp as they agreed, of the end as well', async () => {
    const { place, a, ask, write } = await fresh('Tanpa akun');
    const { db } = test.context;
    const [personId, phone] = [randomUUIDv7(), '+628123450001'];
    await sql`INSERT INTO person (org_id, id, name, phone) VALUES (${place.orgId}, ${personId}, 'Ani', ${phone})`.execute(
      db,
    );
    await sql`INSERT INTO occupancy (org_id, id, unit_id, person_id, role, period, is_billing_party)
      VALUES (${place.orgId}, ${randomUUIDv7()}, ${a.unitId}, ${personId}, 'tenant', '[2026-01-01,)', false)`.execute(
      db,
    );
    await sql`INSERT INTO whatsapp_consent (org_id, person_id, state, phone, at)
      VALUES (${place.orgId}, ${personId}, 'agreed', ${phone}, ${new Date(test.clock.now)})`.execute(db);

    const { id } = await write({ scope: { kind: 'units', ids: [a.unitId] } });
    await ask('POST', { path: `/${id}/end`, body: { as: 'restored' }, version: 1 });
    pass(1);
    await tellEndedOutages(test.context);

    const { rows } = await sql<{ parameters: string[] }>`
      SELECT parameters FROM occupant_message WHERE person_id = ${personId} ORDER BY created_at`.execute(db);
    expect(rows.map(({ parameters }) => parameters.slice(1))).toEqual([
      ['Air padam', expect.stringContaining('WIB. Tampung air dahulu.')],
      ['Sudah pulih: Air padam', 'Layanannya sudah kembali.'],
    ]);
  });

  it('say once that they have it too, take it back, and are told of its end', async () => {
    const { a, b, ask, write, told } = await fresh('Juga');
    const { id } = await write({ scope: { kind: 'sections', ids: [a.sectionId] } });
    const also = (method: 'PUT' | 'DELETE') => ask(method, { path: `/${id}/also`, who: b.person });

    await also('PUT');
    expect((await also('PUT')).data).toMatchObject({ also: 'yes', alsoCount: 1 });
    expect((await ask('GET', { path: `/${id}`, who: a.person })).data).toMatchObject({ also: 'no', alsoCount: 1 });
    expect((await also('DELETE')).data).toMatchObject({ also: 'no', alsoCount: 0 });
    await also('PUT');
    await ask('POST', { path: `/${id}/end`, body: { as: 'restored' }, version: 1 });
    expect((await ask('PUT', { path: `/${id}/also`, who: a.person })).status).toBe(409);
    pass(1);
    await tellEndedOutages(test.context);
    expect(await told(b.person)).toEqual(['outage-ended']);
  });
});

describe('a ticket', () => {
  it('is bound to one outage, moved to another, and let go', async () => {
    const { place, a, manager, ask, write, titles } = await fresh('Ikat');
    const ticketId = await makeTicket(test, place, { title: 'Keran kering' });
    const [one, other] = [await write({ title: 'Satu' }), await write({ title: 'Dua' })];
    const numbers = async (id: string, who = manager) =>
      (await ask('GET', { path: `/${id}`, who })).data.tickets.map(({ title }: { title: string }) => title);

    await ask('PUT', { path: `/${one.id}/tickets/${ticketId}` });
    expect([await numbers(one.id), await numbers(one.id, a.person)]).toEqual([['Keran kering'], []]);
    await ask('PUT', { path: `/${other.id}/tickets/${ticketId}` });
    expect([await numbers(one.id), await numbers(other.id)]).toEqual([[], ['Keran kering']]);
    expect([await titles(manager, `?ticketId=${ticketId}`), await titles(a.person, `?ticketId=${ticketId}`)]).toEqual([
      ['Dua'],
      [],
    ]);
    await ask('DELETE', { path: `/${other.id}/tickets/${ticketId}` });
    expect(await numbers(other.id)).toEqual([]);
    expect((await ask('PUT', { path: `/${one.id}/tickets/${randomUUIDv7()}` })).status).toBe(404);
  });

  it('is what an outage is made of, or is made of an outage', async () => {
    const { place, ask, draft, technician } = await fresh('Buat');
    const ticketId = await makeTicket(test, place, { title: 'Pipa pecah' });

    const made = await ask('POST', { body: { ...draft(), ticketId } });
    expect(made.data.tickets).toMatchObject([{ id: ticketId, title: 'Pipa pecah' }]);
    const ticket = await ask('POST', { path: `/${made.data.id}/tickets` });
    expect([ticket.status, ticket.data.title, ticket.data.audience]).toEqual([201, 'Air padam', 'staff']);
    expect((await ask('GET', { path: `/${made.data.id}` })).data.tickets).toHaveLength(2);
    expect((await ask('POST', { path: `/${made.data.id}/tickets`, who: technician })).status).toBe(403);
  });
});

it('waits for who may end it once it should be over', async () => {
  const { place, write, inHours } = await fresh('Lewat');
  await write({ title: 'Nanti' });
  await write({ title: 'Lewat waktu', kind: 'urgent', startsAt: inHours(-3), expectedEndAt: inHours(-1) });
  const actor = { userId: place.owner.id, memberships: [] };
  const mine = sql`o.org_id = ${place.orgId}`;

  const late = await readLateOutages(test.context.db, actor, { mayEnd: mine, limit: 5, now: test.clock.now });

  expect([late.total, late.outages.map(({ title }) => title)]).toEqual([1, ['Lewat waktu']]);
});

it('writes into the history of the building who did what', async () => {
  const { place, ask, write } = await fresh('Riwayat');
  const { id } = await write();
  await ask('POST', { path: `/${id}/end`, body: { as: 'restored' }, version: 1 });
  await ask('POST', { path: `/${id}/reopening`, version: 2 });

  const rows = await test.context.db
    .selectFrom('audit_event')
    .select(['action', 'building_id as buildingId'])
    .where('org_id', '=', place.orgId)
    .where('entity', '=', 'outage')
    .orderBy('seq')
    .execute();

  expect(rows).toEqual(['create', 'restored', 'reopen'].map((action) => ({ action, buildingId: place.buildingId })));
});
