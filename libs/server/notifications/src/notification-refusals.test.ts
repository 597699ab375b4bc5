import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCursor } from '@imah/server-platform/http';
import { makePerson, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { readAddressees } from './person-wishes.ts';
import { vapidKeys } from './push/vapid-keys.ts';

let test: TestApp;
let ani: TestPerson;
let budi: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  ani = await makePerson(test, 'Ani');
  budi = await makePerson(test, 'Budi', 'en');
});
afterAll(() => test.close());

const url = '/api/v1/notifications';
const get = (path: string, person = ani) => test.app.inject({ url: `${url}${path}`, headers: person.bearer });
const send = (method: 'POST' | 'PATCH', path: string, payload: object, person = ani) =>
  test.app.inject({ method, url: `${url}${path}`, headers: person.bearer, payload });
const told = (answer: Awaited<ReturnType<typeof get>>) => [answer.statusCode, Object.keys(answer.json().errors ?? {})];

describe('the list', () => {
  it.each([
    ['is none', 'x'],
    ['is of another list', writeCursor({ seq: 3 })],
    ['has an id of nothing', writeCursor({ lastAt: '2026-11-21T03:00:00.000Z', id: 'x' })],
    ['has a time of nothing', writeCursor({ lastAt: 'now()', id: '01900000-0000-7000-8000-000000000001' })],
  ])('is refused with a cursor that %s', async (_, cursor) => {
    expect(told(await get(`?cursor=${cursor}`))).toEqual([422, ['cursor']]);
  });

  it.each([
    ['?limit=0', 'limit'],
    ['?limit=1000000', 'limit'],
    ['?show=secret', 'show'],
  ])('is refused with %s', async (query, field) => {
    expect(told(await get(query))).toEqual([422, [field]]);
  });

  it('is that of nobody without a session', async () => {
    expect((await test.app.inject(url)).statusCode).toBe(401);
  });
});

describe('the settings', () => {
  it.each([
    ['a time zone that is none', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['a minute after midnight', { digestMinute: 1440 }, 'digestMinute'],
    ['a fraction of a minute', { digestMinute: 0.5 }, 'digestMinute'],
    ['a cadence that is none', { digest: 'weekly' }, 'digest'],
    ['quiet hours without an end', { quietHours: { fromMinute: 0 } }, 'quietHours.toMinute'],
    ['a building that is none', { mutedBuildingIds: ['x'] }, 'mutedBuildingIds.0'],
    ['a kind that is none', { choices: [{ kind: 'x', channel: 'email', on: true }] }, 'choices.0.kind'],
    ['a channel that is none', { choices: [{ kind: 'alarm-raised', channel: 'sms', on: true }] }, 'choices.0.channel'],
    ['a field that is none', { userId: 'x' }, 'userId'],
  ])('are refused with %s, and stay as they were', async (_, payload, field) => {
    const before = (await get('/settings')).json().data;

    expect(told(await send('PATCH', '/settings', payload))).toEqual([422, [field]]);
    expect((await get('/settings')).json().data).toEqual(before);
  });

  it('keep the quiet hours that were chosen while there are to be none', async () => {
    await send('PATCH', '/settings', { quietHours: { fromMinute: 60, toMinute: 120 } });
    const none = (await send('PATCH', '/settings', { quietHours: null })).json().data.quietHours;
    const other = (await send('PATCH', '/settings', { digest: 'daily', digestMinute: 0 })).json().data;

    expect([none, other.quietHours, other.digest, other.digestMinute]).toEqual([null, null, 'daily', 0]);
  });

  it('are each person’s own', async () => {
    await send('PATCH', '/settings', { timeZone: 'Asia/Jayapura' }, budi);

    expect([
      (await get('/settings', budi)).json().data.timeZone,
      (await get('/settings')).json().data.timeZone,
    ]).toEqual(['Asia/Jayapura', 'Asia/Jakarta']);
    const people = await readAddressees(test.context.db, [ani.id, budi.id]);
    expect(people.map(({ name, locale, timeZone }) => [name, locale, timeZone])).toEqual(
      expect.arrayContaining([
        ['Ani', 'id', 'Asia/Jakarta'],
        ['Budi', 'en', 'Asia/Jayapura'],
      ]),
    );
    expect(await readAddressees(test.context.db, [])).toEqual([]);
  });

  it('are changed whole or not at all by two calls at once', async () => {
    const on = { choices: [{ kind: 'alarm-raised', channel: 'email', on: true }], digest: 'hourly' };
    const off = { choices: [{ kind: 'alarm-raised', channel: 'email', on: false }], digest: 'each' };

    const answers = await Promise.all([on, off, on, off].map((payload) => send('PATCH', '/settings', payload)));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });
});

describe('marking', () => {
  it.each([
    ['as something else', { as: 'gone' }, 'as'],
    ['an id that is none', { as: 'read', ids: ['x'] }, 'ids.0'],
    ['a moment that is none', { as: 'unread', markedAt: 'kemarin' }, 'markedAt'],
  ])('is refused %s', async (_, payload, field) => {
    expect(told(await send('POST', '/marks', payload))).toEqual([422, [field]]);
  });

  it('nothing changes nothing, and tells no page', async () => {
    test.liveCalls.length = 0;

    expect((await send('POST', '/marks', { as: 'read' })).json().data).toEqual({
      unread: 0,
      changed: 0,
      markedAt: null,
    });
    expect(test.liveCalls).toEqual([]);
  });
});

describe('the keys by which push services know this installation', () => {
  it('are made once, by whoever asks first, and stay', async () => {
    const { db } = test.context;
    await sql`DELETE FROM installation_secret WHERE name = 'vapid-keys'`.execute(db);
    const fresh = await createTestApp();

    const [one, two] = await Promise.all([vapidKeys(fresh.context.db), vapidKeys(fresh.context.db)]);
    const { rows } = await sql<{
      value: Buffer;
    }>`SELECT value FROM installation_secret WHERE name = 'vapid-keys'`.execute(fresh.context.db);
    await fresh.close();

    expect(one).toEqual(two);
    expect(JSON.parse(String(rows[0]?.value))).toEqual(one);
  });

  it('are told to browsers without the private one', async () => {
    const { body } = await get('/settings');
    const { publicKey, privateKey } = await vapidKeys(test.context.db);

    expect([body.includes(publicKey), body.includes(privateKey)]).toEqual([true, false]);
  });
});
