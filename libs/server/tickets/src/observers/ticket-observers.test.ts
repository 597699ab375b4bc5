import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { fanOut } from '@imah/server-notifications';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
let resident: TestPerson;
let ticketId: string;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  technician = await makeMember(test, place, 'Agus', ['vendor']);
  resident = await makeMember(test, place, 'Warga', ['resident']);
  const unitId = await makeUnit(test, place, 'A-01', resident);
  ticketId = await report(resident, { title: 'Keran bocor', unitId });
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (who: TestPerson, method: Method, url: string, payload?: object, headers = {}) =>
  test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...who.bearer, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
async function report(who: TestPerson, body: object): Promise<string> {
  const headers = { 'idempotency-key': randomUUIDv7() };
  return (await call(who, 'POST', `/buildings/${place.buildingId}/tickets`, body, headers)).json().data.id;
}
const namesOf = (answer: { json: () => { data: { name: string }[] } }) => answer.json().data.map(({ name }) => name);
const follow = (who: TestPerson, id = ticketId) => call(who, 'PUT', `/tickets/${id}/following`);
const unfollow = (who: TestPerson) => call(who, 'DELETE', `/tickets/${ticketId}/following`);
const observers = async (who = manager, id = ticketId) => namesOf(await call(who, 'GET', `/tickets/${id}/observers`));
const versionOf = async (id: string) => (await call(manager, 'GET', `/tickets/${id}`)).json().data.version;
const move = async (id: string, step: object) =>
  call(manager, 'POST', `/tickets/${id}/moves`, step, { 'if-match': `"${await versionOf(id)}"` });
const write = (kind: 'replies' | 'notes', body: string) =>
  call(manager, 'POST', `/tickets/${ticketId}/${kind}`, { body }, { 'idempotency-key': randomUUIDv7() });
const heard = async (who: TestPerson): Promise<string[]> => {
  await fanOut(test.context);
  const rows = await test.context.db
    .selectFrom('notification')
    .select('kind')
    .where('user_id', '=', who.id)
    .where('kind', 'in', ['ticket-assigned', 'ticket-moved', 'ticket-replied', 'ticket-noted'])
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};

describe('whoever follows a ticket', () => {
  it('hears of its public steps, as whoever has it does, and never of the notes', async () => {
    expect(namesOf(await follow(place.owner))).toEqual(['Owner-Melati']);

    await move(ticketId, { to: 'in-progress' });
    await write('notes', 'Kunci ada di resepsionis.');
    await write('replies', 'Kami datang pukul dua.');

    expect(await heard(place.owner)).toEqual(['ticket-moved', 'ticket-replied']);
  });

  it('hears of nothing any more once they have stopped, and nobody else can take that back', async () => {
    await call(manager, 'PUT', `/tickets/${ticketId}/observers/${place.owner.id}`);
    expect(await observers()).toEqual(['Owner-Melati']);
    expect(namesOf(await unfollow(place.owner))).toEqual([]);

    await move(ticketId, { to: 'in-progress' });
    expect(await heard(place.owner)).toEqual([]);
    const again = await call(manager, 'PUT', `/tickets/${ticketId}/observers/${place.owner.id}`);
    expect([again.statusCode, again.json().errors]).toEqual([422, { userId: [expect.anything()] }]);
    const candidates = namesOf(await call(manager, 'GET', `/tickets/${ticketId}/observer-candidates`));
    expect(candidates).toContain('Manajer');
    expect(candidates).not.toContain('Owner-Melati');
    expect(namesOf(await follow(place.owner))).toEqual(['Owner-Melati']);
  });

  it('may be taken off by a manager and be added again', async () => {
    await follow(place.owner);
    const removed = await call(manager, 'DELETE', `/tickets/${ticketId}/observers/${place.owner.id}`);
    const added = await call(manager, 'PUT', `/tickets/${ticketId}/observers/${place.owner.id}`);

    expect([namesOf(removed), namesOf(added)]).toEqual([[], ['Owner-Melati']]);
  });

  it('sees it as staff: whoever lives there cannot, nor be added, nor learn who does', async () => {
    expect((await follow(resident)).statusCode).toBe(404);
    expect((await call(resident, 'GET', `/tickets/${ticketId}/observers`)).statusCode).toBe(404);
    const added = await call(manager, 'PUT', `/tickets/${ticketId}/observers/${resident.id}`);
    expect(added.statusCode).toBe(422);
  });

  it('is not told of what they may see no more', async () => {
    await call(manager, 'PUT', `/tickets/${ticketId}/assignment`, { assigneeId: technician.id }, { 'if-match': '"1"' });
    expect((await follow(technician)).statusCode).toBe(200);
    await call(manager, 'PUT', `/tickets/${ticketId}/assignment`, { assigneeId: null }, { 'if-match': '"2"' });
    await heard(technician);
    await move(ticketId, { to: 'in-progress' });

    expect(await heard(technician)).toEqual(['ticket-assigned']);
  });

  it('follows the ticket that theirs was merged into', async () => {
    const targetId = await report(manager, { title: 'Pipa utama bocor' });
    await follow(place.owner);
    await move(ticketId, { to: 'merged', targetId });

    expect(await observers(manager, targetId)).toEqual(['Owner-Melati']);
  });

  it('is in the history, once for each change', async () => {
    await follow(place.owner);
    await follow(place.owner);
    await unfollow(place.owner);
    await unfollow(place.owner);
    const rows = await test.context.db
      .selectFrom('audit_event')
      .select('action')
      .where('entity_id', '=', ticketId)
      .where('action', '<>', 'create')
      .orderBy('seq')
      .execute();

    expect(rows.map(({ action }) => action)).toEqual(['observe', 'stop-observing']);
  });
});
