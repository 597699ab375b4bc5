import { randomUUIDv7 } from 'node:crypto';
import type { Ticket, TicketEvent } from '@imah/contract/tickets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendFile } from '@imah/server-platform/files/testing';
import {
  makeMember,
  makePlace,
  makeUnit,
  moveIn,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
let resident: TestPerson;
let flatmate: TestPerson;
let unitId: string;
let otherUnitId: string;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  technician = await makeMember(test, place, 'Tono', ['technician']);
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  flatmate = await makeMember(test, place, 'Serumah', ['resident'], [place.buildingId]);
  const neighbour = await makeMember(test, place, 'Tetangga', ['resident'], [place.buildingId]);
  unitId = await makeUnit(test, place, 'A-01', resident);
  otherUnitId = await makeUnit(test, place, 'A-02', neighbour);
  await moveIn(test, place, unitId, flatmate, '[2026-11-21,)');
});

const call = (who: TestPerson, method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, payload?: object, headers = {}) =>
  test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...who.bearer, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const sent = async (who: TestPerson, name: string) =>
  (await sendFile(test, who, place.orgId, { name, content: new Uint8Array(Buffer.from(name)) })).id;
const reported = async (body: object = {}): Promise<Ticket> => {
  const draft = { title: 'Keran bocor', unitId, ...body };
  const key = { 'idempotency-key': randomUUIDv7() };
  return (await call(resident, 'POST', `/buildings/${place.buildingId}/tickets`, draft, key)).json().data;
};
const seen = async (who: TestPerson, id: string): Promise<Ticket> =>
  (await call(who, 'GET', `/tickets/${id}`)).json().data;
const events = async (who: TestPerson, id: string): Promise<TicketEvent[]> =>
  (await call(who, 'GET', `/tickets/${id}/events`)).json().data;
const changed = (who: TestPerson, ticket: Pick<Ticket, 'id' | 'version'>, body: object) =>
  call(who, 'PATCH', `/tickets/${ticket.id}`, body, { 'if-match': `"${ticket.version}"` });
const moved = async (who: TestPerson, id: string, body: object) =>
  call(who, 'POST', `/tickets/${id}/moves`, body, {
    'if-match': `"${(await seen(manager, id)).version}"`,
    'idempotency-key': randomUUIDv7(),
  });
const assigned = async (id: string) =>
  call(
    manager,
    'PUT',
    `/tickets/${id}/assignment`,
    { assigneeId: technician.id },
    { 'if-match': `"${(await seen(manager, id)).version}"` },
  );

describe('a report', () => {
  it('is mended by who reported it while nobody has begun with it, and the staff read in its history what was', async () => {
    const ticket = await reported();
    const answer = await changed(resident, ticket, { title: 'Pipa bocor', details: 'Di dapur', unitId: null });

    expect([answer.statusCode, answer.json().data]).toMatchObject([
      200,
      { title: 'Pipa bocor', details: 'Di dapur', unitId: null, version: ticket.version + 1 },
    ]);
    expect((await events(manager, ticket.id))[0]).toMatchObject({
      kind: 'changed',
      actor: { id: resident.id, name: 'Warga' },
      fields: ['title', 'details', 'unitId', 'floorId', 'sectionId'],
    });
  });

  it('keeps the photos that are named, takes new ones and loses the others', async () => {
    const [first, second] = [await sent(resident, 'satu.txt'), await sent(resident, 'dua.txt')];
    const ticket = await reported({ fileIds: [first, second] });
    const third = await sent(resident, 'tiga.txt');
    const answer = await changed(resident, ticket, { fileIds: [second, third] });
    const names = (shown: Ticket) => shown.files.map(({ name }) => name);

    expect([names(answer.json().data), names(await seen(manager, ticket.id))]).toEqual([
      ['tiga.txt', 'dua.txt'],
      ['tiga.txt', 'dua.txt'],
    ]);
    expect((await call(resident, 'GET', `/files/${first}`)).statusCode).toBe(404);
    const { before, after } = await test.context.db
      .selectFrom('audit_event')
      .select(['before', 'after'])
      .where('entity_id', '=', ticket.id)
      .where('action', '=', 'update')
      .executeTakeFirstOrThrow();
    expect([before, after]).toEqual([{ files: 'dua.txt, satu.txt' }, { files: 'tiga.txt, dua.txt' }]);
    const foreign = await changed(resident, answer.json().data, { fileIds: [await sent(manager, 'empat.txt')] });
    expect([foreign.statusCode, Object.keys(foreign.json().errors)]).toEqual([422, ['fileIds']]);
    expect(names(await seen(manager, ticket.id))).toEqual(['tiga.txt', 'dua.txt']);
  });

  it.each([
    ['given to somebody', (id: string) => assigned(id)],
    ['begun', (id: string) => moved(manager, id, { to: 'in-progress' })],
    ['taken back', (id: string) => moved(resident, id, { to: 'cancelled', reason: 'Sudah beres' })],
  ])('that was %s is mended no more, whatever version its reporter saw', async (_, begin) => {
    const ticket = await reported();
    await begin(ticket.id);
    const answers = [
      await changed(resident, ticket, { title: 'Pipa bocor' }),
      await changed(resident, await seen(resident, ticket.id), { title: 'Pipa bocor' }),
    ];

    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [409, 'LAPORAN_TERKUNCI'],
      [409, 'LAPORAN_TERKUNCI'],
    ]);
    expect((await seen(manager, ticket.id)).title).toBe('Keran bocor');
  });

  it('is mended by no one else of the unit, and only in what its reporter said', async () => {
    const ticket = await reported();
    const refused = [
      await changed(flatmate, ticket, { title: 'Pipa bocor' }),
      await changed(technician, ticket, { title: 'Pipa bocor' }),
      await changed(resident, ticket, { priority: 'emergency' }),
      await changed(resident, ticket, { audience: 'staff' }),
      await changed(manager, ticket, { fileIds: [] }),
      await changed(resident, ticket, { unitId: otherUnitId }),
    ];

    expect(refused.map((answer) => [answer.statusCode, Object.keys(answer.json().errors ?? {})])).toEqual([
      [403, []],
      [403, []],
      [403, []],
      [403, []],
      [403, []],
      [422, ['unitId']],
    ]);
    expect(await seen(manager, ticket.id)).toMatchObject({ title: 'Keran bocor', version: ticket.version });
  });
});

describe('a rating', () => {
  const rated = async () => {
    const { id } = await reported();
    await moved(manager, id, { to: 'in-progress' });
    await moved(manager, id, { to: 'resolved', note: 'Seal diganti' });
    await moved(resident, id, { to: 'closed', rating: 'bad', ratingReasons: ['slow'] });
    return id;
  };

  it('is taken back by who gave it within fifteen minutes, and given anew', async () => {
    const id = await rated();
    expect((await seen(resident, id)).feedback).toEqual({
      rating: 'bad',
      reasons: ['slow'],
      by: resident.id,
      at: new Date(test.clock.now).toISOString(),
    });
    test.clock.now += 15 * 60_000;
    const undone = await moved(resident, id, { to: 'resolved' });
    const again = await moved(resident, id, { to: 'closed', rating: 'good' });

    expect(undone.json().data).toMatchObject({ state: 'resolved', feedback: null });
    expect(again.json().data).toMatchObject({ state: 'closed', feedback: { rating: 'good', reasons: [] } });
    expect((await events(manager, id)).slice(0, 2).map(({ from, to, actor }) => [from, to, actor?.name])).toEqual([
      ['resolved', 'closed', 'Warga'],
      ['closed', 'resolved', 'Warga'],
    ]);
  });

  it('stays after that, and is taken back by nobody else', async () => {
    const id = await rated();
    const others = [await moved(flatmate, id, { to: 'resolved' }), await moved(manager, id, { to: 'resolved' })];
    test.clock.now += 15 * 60_000 + 1;
    const late = await moved(resident, id, { to: 'resolved' });

    expect([...others, late].map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [403, 'TIDAK_BERWENANG'],
      [403, 'TIDAK_BERWENANG'],
      [409, 'PENILAIAN_TERKUNCI'],
    ]);
    expect((await seen(manager, id)).feedback?.rating).toBe('bad');
  });
});
