import type { Group } from '@imah/contract/members';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember, makePlace, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { memberCalls } from './testing/member-calls.ts';

let test: TestApp;
let place: TestPlace;
let calls: ReturnType<typeof memberCalls>;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Grup');
  calls = memberCalls(test, place);
});

const draft = { name: 'Satpam', description: '', grants: ['alarm.view'], ticketVisibility: 'building' };
const create = async (more: object = {}, who: TestPerson = place.owner) =>
  calls.send(who, 'POST', '/groups', { payload: { ...draft, ...more } });
const made = async (more: object = {}): Promise<Group> => (await create(more)).json().data;
const put = (id: string, version: number, more: object = {}, who: TestPerson = place.owner) =>
  calls.send(who, 'PUT', `/groups/${id}`, { version, payload: { ...draft, ...more } });
const remove = (id: string, version: number, who: TestPerson = place.owner) =>
  calls.send(who, 'DELETE', `/groups/${id}`, { version });
const fieldsOf = (answer: Awaited<ReturnType<typeof create>>) => [
  answer.statusCode,
  Object.keys(answer.json().errors ?? {}),
];

describe('a group', () => {
  it.each([
    ['a name of blanks', { name: '   ' }, 'name'],
    ['a name beyond its line', { name: 'a'.repeat(200) }, 'name'],
    ['a description beyond a note', { description: 'a'.repeat(2000) }, 'description'],
    ['tickets of nobody', { ticketVisibility: 'nobody' }, 'ticketVisibility'],
  ])('is not made with %s', async (_what, more, field) => {
    expect(fieldsOf(await create(more))).toEqual([422, [field]]);
  });

  it('has the same name as one of another organisation', async () => {
    await made();
    place = await makePlace(test, 'Lain');
    calls = memberCalls(test, place);

    expect((await create()).statusCode).toBe(201);
  });

  it('takes no name that readers of another language know a default group by', async () => {
    expect(fieldsOf(await create({ name: 'technician' }))).toEqual([422, ['name']]);
  });

  it('of one name is made once, however many ask for it at one moment', async () => {
    const answers = await Promise.all([create(), create(), create()]);

    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });

  it('keeps its own name when something else of it is changed', async () => {
    const { id } = await made();

    const answer = await put(id, 1, { description: 'Jaga malam' });

    expect([answer.statusCode, answer.json().data.description, answer.json().data.version]).toEqual([
      200,
      'Jaga malam',
      2,
    ]);
  });

  it('of a version that has changed is refused with what stands there, changed or deleted', async () => {
    const { id } = await made();
    await put(id, 1, { name: 'Keamanan' });

    const answers = [await put(id, 1, { name: 'Lain' }), await remove(id, 1)];

    expect(answers.map((answer) => [answer.statusCode, answer.json().current.name])).toEqual([
      [412, 'Keamanan'],
      [412, 'Keamanan'],
    ]);
  });

  it('is not found by the address of another organisation', async () => {
    const { id } = await made();
    place = await makePlace(test, 'Lain');
    calls = memberCalls(test, place);

    expect([(await put(id, 1)).statusCode, (await remove(id, 1)).statusCode]).toEqual([404, 404]);
  });

  it('is made, changed and deleted by nobody who does not run the organisation', async () => {
    const { id } = await made();
    const technician = await makeMember(test, place, 'Teknisi', ['technician']);

    const answers = [
      await create({ name: 'Lain' }, technician),
      await put(id, 1, {}, technician),
      await remove(id, 1, technician),
    ];

    expect(answers.map(({ statusCode }) => statusCode >= 403)).toEqual([true, true, true]);
    expect((await calls.get<{ data: Group[] }>(place.owner, '/groups')).data).toContainEqual(
      expect.objectContaining({ id, version: 1 }),
    );
  });

  it('that is deleted is gone, and its name is free', async () => {
    const { id } = await made();

    expect((await remove(id, 1)).statusCode).toBe(204);
    expect([(await put(id, 1)).statusCode, (await create()).statusCode]).toEqual([404, 201]);
  });

  it('deleted by two at once is deleted once', async () => {
    const { id } = await made();

    const answers = await Promise.all([remove(id, 1), remove(id, 1)]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 404]);
  });

  it('names the same permission once, however often it is sent', async () => {
    const { id } = await made({ grants: ['alarm.view', 'alarm.view'] });

    const { data } = await calls.get<{ data: Group[] }>(place.owner, '/groups');

    expect(data.find((group) => group.id === id)?.grants).toEqual(['alarm.view']);
  });
});
