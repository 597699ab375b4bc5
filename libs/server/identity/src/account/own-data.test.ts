import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  makeMember,
  makePerson,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { createSession, findSession, grantStepUp } from '@imah/server-platform/sessions';
import { eraseDue } from './erase-account.ts';

const hour = 3_600_000;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const send = (person: TestPerson, method: 'GET' | 'POST' | 'DELETE', url: string) =>
  test.app.inject({ method, url: `/api/v1/account/${url}`, headers: person.bearer });

async function confirm(person: TestPerson): Promise<void> {
  const token = person.bearer.authorization.slice('Bearer '.length);
  const session = await findSession(test.context.db, token, 'without-rights', test.clock.now);
  if (session === null) throw new Error('the session is gone');
  await grantStepUp(test.context, session.sessionId);
}

async function ask(person: TestPerson, url: 'data' | 'erasure') {
  await confirm(person);
  return send(person, 'POST', url);
}

const accountOf = async ({ id }: TestPerson) =>
  (
    await sql<{ email: string; name: string; status: string }>`
      SELECT email::text AS email, name, status FROM app_user WHERE id = ${id}`.execute(test.context.db)
  ).rows[0];

it('gives the person everything that is kept about them, and nothing that opens anything', async () => {
  const place = await makePlace(test, 'Arsip');
  const person = await makeMember(test, place, 'Ratna', ['technician']);
  await makeUnit(test, place, 'A-07', person);
  const token = await createSession(
    test.context.db,
    person.id,
    { ip: '10.1.2.3', userAgent: 'Ponsel' },
    test.clock.now,
  );

  expect((await send(person, 'POST', 'data')).json().code).toBe('PERLU_KONFIRMASI');
  const answer = await ask(person, 'data');

  const { madeAt, parts } = answer.json().data;
  expect(madeAt).toBe(new Date(test.clock.now).toISOString());
  expect(parts.account).toMatchObject([{ id: person.id, email: person.email, name: 'Ratna' }]);
  expect(parts.sessions.map(({ ip }: { ip: string }) => ip)).toContain('10.1.2.3');
  expect(parts.memberships).toMatchObject([{ groups: ['Teknisi'], status: 'active' }]);
  expect(parts.occupancies).toMatchObject([
    { building: 'Gedung Arsip', unit: 'A-07', role: 'tenant', from: '2026-11-21' },
  ]);
  expect(answer.body).not.toMatch(/hash|mqtt_password/);
  expect(answer.body).not.toContain(token);
});

it('has among it what they are able to do, and when they are on duty by which number', async () => {
  const place = await makePlace(test, 'Jaga');
  const person = await makeMember(test, place, 'Agus', ['technician']);
  const other = await makeMember(test, place, 'Budi', ['technician']);
  await sql`
    UPDATE membership SET trades = '{lift,electrical}' WHERE user_id = ${person.id}`.execute(test.context.db);
  for (const [who, phone] of [
    [person, '+628119001001'],
    [other, '+628119001002'],
  ] as const)
    await sql`
      INSERT INTO duty_shift (org_id, id, building_id, user_id, phone, days, from_time, to_time)
      VALUES (${place.orgId}, uuidv7(), ${place.buildingId}, ${who.id}, ${phone}, '{5,6}', '22:00', '06:00')`.execute(
      test.context.db,
    );
  const { parts } = (await ask(person, 'data')).json().data;

  expect(parts.memberships).toMatchObject([{ trades: ['lift', 'electrical'] }]);
  expect(parts.dutyShifts).toEqual([
    {
      organization: parts.memberships[0].organization,
      building: 'Gedung Jaga',
      phone: '+628119001001',
      days: [5, 6],
      from: '22:00',
      to: '06:00',
    },
  ]);
  expect(parts.billLinks).toEqual([]);
  expect(parts.walls).toEqual([]);
});

it('writes down that it was asked for, with the clock of the law', async () => {
  const person = await makePerson(test, 'Surya');

  await ask(person, 'data');
  const { parts } = (await ask(person, 'data')).json().data;

  expect(parts.dataRequests).toMatchObject([{ kind: 'access', status: 'done' }]);
  const [{ received_at: received, due_at: due }] = parts.dataRequests;
  expect(Date.parse(due) - Date.parse(received)).toBe(72 * hour);
});

it('erases the account two days after the wish, and leaves a tombstone with a number', async () => {
  const place = await makePlace(test, 'Hapus');
  const person = await makeMember(test, place, 'Tuti', ['technician']);

  const { eraseAt } = (await ask(person, 'erasure')).json().data;
  expect(Date.parse(eraseAt)).toBe(test.clock.now + 48 * hour);
  test.clock.now += 48 * hour - 1;
  await eraseDue(test.context);
  expect((await accountOf(person))?.status).toBe('active');
  test.clock.now += 1;
  await eraseDue(test.context);

  const tomb = await accountOf(person);
  expect(tomb).toEqual({
    email: expect.stringMatching(/^terhapus-\d+@imah\.invalid$/),
    name: expect.stringMatching(/^Pengguna terhapus #\d+$/),
    status: 'deleted',
  });
  expect(test.liveCalls).toContain(`disconnect ${person.id}`);
  const left = await sql`
    SELECT 1 FROM session WHERE user_id = ${person.id} UNION ALL SELECT 1 FROM membership WHERE user_id = ${person.id}`.execute(
    test.context.db,
  );
  expect(left.rows).toEqual([]);
});

it('keeps the account when the person changes their mind in time', async () => {
  const person = await makePerson(test, 'Umi');
  await ask(person, 'erasure');

  expect((await send(person, 'DELETE', 'erasure')).statusCode).toBe(204);
  test.clock.now += 49 * hour;
  await eraseDue(test.context);

  expect((await accountOf(person))?.status).toBe('active');
});

it('counts from the first wish, however often it is repeated', async () => {
  const person = await makePerson(test, 'Vino');
  const first = (await ask(person, 'erasure')).json().data.eraseAt;
  test.clock.now += hour;

  expect((await ask(person, 'erasure')).json().data.eraseAt).toBe(first);
});

it('refuses the last owner of an organisation, also one who became it meanwhile', async () => {
  const place = await makePlace(test, 'Pemilik');
  const alone = await ask(place.owner, 'erasure');
  expect([alone.statusCode, alone.json().code]).toEqual([409, 'PEMILIK_TERAKHIR']);

  const second = await makeMember(test, place, 'Wahyu', ['owner']);
  expect((await ask(second, 'erasure')).statusCode).toBe(202);
  await sql`UPDATE membership SET status = 'suspended' WHERE user_id = ${place.owner.id}`.execute(test.context.db);
  test.clock.now += 48 * hour;
  await eraseDue(test.context);

  expect((await accountOf(second))?.status).toBe('active');
  const { rows } = await sql<{ status: string }>`
    SELECT status FROM data_request WHERE user_id = ${second.id}`.execute(test.context.db);
  expect(rows).toEqual([{ status: 'refused' }]);
});

it('leaves to the building who lives there, and forgets who has moved out', async () => {
  const place = await makePlace(test, 'Rumah');
  const living = await makePerson(test, 'Yoga');
  const moved = await makePerson(test, 'Zaki');
  await makeUnit(test, place, 'B-01', living);
  await makeUnit(test, place, 'B-02', moved);
  await sql`
    UPDATE occupancy SET period = '[2026-01-01,2026-02-01)'
    WHERE person_id IN (SELECT id FROM person WHERE user_id = ${moved.id})`.execute(test.context.db);
  for (const person of [living, moved]) await ask(person, 'erasure');

  test.clock.now += 48 * hour;
  await eraseDue(test.context);

  const { rows } = await sql<{ name: string; user_id: string | null }>`
    SELECT name, user_id FROM person WHERE org_id = ${place.orgId} ORDER BY name`.execute(test.context.db);
  expect(rows).toEqual([
    { name: 'Pengguna terhapus', user_id: null },
    { name: 'Penghuni', user_id: null },
  ]);
});
