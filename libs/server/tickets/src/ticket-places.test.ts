import { randomUUIDv7 } from 'node:crypto';
import type { Floor, Section } from '@imah/contract/buildings';
import type { ScanCode } from '@imah/contract/scan';
import type { Ticket, TicketEvent, TicketRow } from '@imah/contract/tickets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let resident: TestPerson;
let neighbour: TestPerson;
let homes: { own: string; next: string };
let floor: Floor;
let section: Section;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  neighbour = await makeMember(test, place, 'Tetangga', ['resident'], [place.buildingId]);
  homes = {
    own: await makeUnit(test, place, 'A-01', resident),
    next: await makeUnit(test, place, 'A-02', neighbour),
  };
  section = await built('sections', { name: 'Menara B', kind: 'tower' });
  floor = await built('floors', { sectionId: section.id, level: 3, label: 'Lantai 3' });
});

const call = (who: TestPerson, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, headers = {}) =>
  test.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: { ...who.bearer, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const built = async (kind: 'sections' | 'floors', body: object) =>
  (await call(place.owner, 'POST', `buildings/${place.buildingId}/${kind}`, body)).json().data;
const report = (who: TestPerson, body: object) =>
  call(
    who,
    'POST',
    `buildings/${place.buildingId}/tickets`,
    { title: 'Lampu mati', ...body },
    { 'idempotency-key': randomUUIDv7() },
  );
const reported = async (who: TestPerson, body: object): Promise<Ticket> => (await report(who, body)).json().data;
const put = (who: TestPerson, { id, version }: Ticket, body: object) =>
  call(who, 'PATCH', `tickets/${id}`, body, { 'if-match': `"${version}"` });
const where = ({ unitCode, floorId, sectionId, place: name }: TicketRow) => [unitCode, floorId, sectionId, name];
const listed = async (query: string) => {
  const url = `tickets?buildingId=${place.buildingId}&${query}`;
  const rows: TicketRow[] = (await call(manager, 'GET', url)).json().data;
  return rows.map(({ title }) => title).toSorted();
};

describe('the place of a ticket', () => {
  it('is a floor with its section, a section, a unit or the building as such, also for a resident', async () => {
    const tickets = [
      await reported(resident, { floorId: floor.id }),
      await reported(manager, { sectionId: section.id }),
      await reported(resident, { unitId: homes.own }),
      await reported(neighbour, {}),
    ];

    expect(tickets.map(where)).toEqual([
      [null, floor.id, null, 'Lantai 3, Menara B'],
      [null, null, section.id, 'Menara B'],
      ['A-01', null, null, null],
      [null, null, null, null],
    ]);
  });

  it('is one place, of this building', async () => {
    const elsewhere = await makePlace(test, 'Kenanga');
    const url = `buildings/${elsewhere.buildingId}/sections`;
    const foreign = (await call(elsewhere.owner, 'POST', url, { name: 'Menara C', kind: 'tower' })).json().data;

    const refused = [
      await report(manager, { floorId: floor.id, sectionId: section.id }),
      await report(manager, { sectionId: foreign.id }),
      await report(manager, { floorId: randomUUIDv7() }),
    ];

    expect(refused.map((answer) => [answer.statusCode, Object.keys(answer.json().errors)])).toEqual([
      [422, ['unitId']],
      [422, ['sectionId']],
      [422, ['floorId']],
    ]);
  });

  it('is found by its section with all floors and units in it, by its floor with its units, and stands in the file', async () => {
    await makeUnit(test, place, 'B-31', null);
    const units = `buildings/${place.buildingId}/units`;
    const unit = { floorId: floor.id, code: 'B-301', kind: 'residential', areaMilliM2: 36_000 };
    const made = (await call(place.owner, 'POST', units, unit)).json().data;
    await reported(manager, { title: 'Lift macet', sectionId: section.id });
    await reported(manager, { title: 'Koridor gelap', floorId: floor.id });
    await reported(manager, { title: 'Keran bocor', unitId: made.id });
    await reported(manager, { title: 'Taman kotor' });

    expect([await listed(`sectionId=${section.id}`), await listed(`floorId=${floor.id}`)]).toEqual([
      ['Keran bocor', 'Koridor gelap', 'Lift macet'],
      ['Keran bocor', 'Koridor gelap'],
    ]);
    const file = await call(manager, 'GET', `buildings/${place.buildingId}/ticket-file?floorId=${floor.id}`);
    expect(file.body).toContain('"Lantai 3, Menara B"');
  });

  it('is forgotten with its floor, and the ticket stays', async () => {
    const ticket = await reported(manager, { floorId: floor.id });
    const url = `/api/v1/buildings/${place.buildingId}/floors/${floor.id}`;
    const headers = { ...place.owner.bearer, 'if-match': `"${floor.version}"` };
    const removed = await test.app.inject({ method: 'DELETE', url, headers });

    const after: Ticket = (await call(manager, 'GET', `tickets/${ticket.id}`)).json().data;
    expect([removed.statusCode, where(after)]).toEqual([204, [null, null, null, null]]);
  });
});

describe('a ticket that is put elsewhere', () => {
  it('is seen by the people of its new unit, no more by those of the old one, and ever by who reported it', async () => {
    const byStaff = await reported(manager, { unitId: homes.own });
    const byResident = await reported(resident, { unitId: homes.own });
    const see = async (who: TestPerson, { id }: Ticket) => (await call(who, 'GET', `tickets/${id}`)).statusCode;

    const moved = await put(manager, byStaff, { unitId: homes.next });
    await put(manager, byResident, { unitId: homes.next });

    expect(where(moved.json().data)).toEqual(['A-02', null, null, null]);
    expect([await see(resident, byStaff), await see(neighbour, byStaff)]).toEqual([404, 200]);
    expect([await see(resident, byResident), await see(neighbour, byResident)]).toEqual([200, 200]);
    const list: TicketRow[] = (await call(resident, 'GET', 'tickets')).json().data;
    expect(list.map(({ id }) => id)).toEqual([byResident.id]);
  });

  it('tells so in its history and in the audit, with both places', async () => {
    const ticket = await reported(manager, { unitId: homes.own });
    await put(manager, ticket, { floorId: floor.id });

    const events: TicketEvent[] = (await call(manager, 'GET', `tickets/${ticket.id}/events`)).json().data;
    const audit = await test.context.db
      .selectFrom('audit_event')
      .select(['before', 'after'])
      .where('entity_id', '=', ticket.id)
      .where('action', '=', 'update')
      .executeTakeFirstOrThrow();
    const changed = events.find(({ kind }) => kind === 'changed');
    expect(changed?.fields.toSorted()).toEqual(['floorId', 'sectionId', 'unitId']);
    expect(audit).toEqual({
      before: { unitId: homes.own, floorId: null, sectionId: null },
      after: { unitId: null, floorId: floor.id, sectionId: null },
    });
  });

  it('stays in the building, is put into the unit of others by the staff alone, and by whoever saw where it stands', async () => {
    const elsewhere = await makePlace(test, 'Kenanga');
    const foreign = await makeUnit(test, elsewhere, 'B-01', null);
    const ticket = await reported(resident, { unitId: homes.own });

    const refused = [
      await put(manager, ticket, { unitId: foreign }),
      await put(manager, ticket, { unitId: homes.next, floorId: floor.id }),
      await put(resident, ticket, { unitId: homes.next }),
      await put(manager, { ...ticket, version: 7 }, { unitId: homes.next }),
    ];

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 412]);
    expect(Object.keys(refused[2]?.json().errors)).toEqual(['unitId']);
  });
});

it('a label may hang on a floor or in a section, and a report by it is there', async () => {
  const url = `buildings/${place.buildingId}/scan-codes`;
  const labels: ScanCode[] = [
    (await call(place.owner, 'POST', url, { floorId: floor.id })).json().data,
    (await call(place.owner, 'POST', url, { sectionId: section.id })).json().data,
  ];
  const [ofFloor] = labels;
  const shown = await test.app.inject({ url: `/api/v1/scan/${ofFloor?.code}` });
  const ticket = await reported(resident, { scanCode: ofFloor?.code });
  const other: ScanCode = (await call(place.owner, 'POST', `${url}/${ofFloor?.id}/replace`)).json().data;

  expect(labels.map(({ floorId, sectionId, place: name }) => [floorId, sectionId, name])).toEqual([
    [floor.id, null, 'Lantai 3, Menara B'],
    [null, section.id, 'Menara B'],
  ]);
  expect([shown.json().data.place, other.floorId]).toEqual(['Lantai 3, Menara B', floor.id]);
  expect(where(ticket)).toEqual([null, floor.id, null, 'Lantai 3, Menara B']);
});
