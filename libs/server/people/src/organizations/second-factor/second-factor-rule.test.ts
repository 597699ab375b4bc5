import { randomUUIDv7 } from 'node:crypto';
import { loadActor } from '@imah/server-platform/access';
import { createApiTokenText, hashToken } from '@imah/server-platform/sessions';
import {
  confirmStepUp,
  makeMember,
  makePerson,
  makePlace,
  makeTicket,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const day = 86_400_000;
let test: TestApp;
let place: TestPlace;
let technician: TestPerson;
let resident: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Graha');
  technician = await makeMember(test, place, 'Teknisi', ['technician']);
  resident = await makeMember(test, place, 'Warga', ['resident']);
  await setUp(place.owner);
});

const db = () => test.context.db;
const setUp = (person: TestPerson) =>
  sql`INSERT INTO second_factor (user_id, confirmed_at) VALUES (${person.id}, ${new Date(test.clock.now)})`.execute(
    db(),
  );
const takeAway = (person: TestPerson) => sql`DELETE FROM second_factor WHERE user_id = ${person.id}`.execute(db());
/** Lets time go by; whoever is signed in stays so. */
async function pass(ms: number): Promise<void> {
  test.clock.now += ms;
  const more = sql`${ms} * interval '1 millisecond'`;
  await sql`UPDATE session SET created_at = created_at + ${more}, expires_at = expires_at + ${more}`.execute(db());
}
const ruleUrl = () => `/api/v1/organizations/${place.orgId}/second-factor`;
const get = (as: Pick<TestPerson, 'bearer'>, url: string) => test.app.inject({ url, headers: as.bearer });
const refusal = async (as: Pick<TestPerson, 'bearer'>, url: string) => {
  const answer = await get(as, url);
  return [answer.statusCode, answer.json().code];
};
const building = () => `/api/v1/buildings/${place.buildingId}`;
const missing = [403, 'FAKTOR_KEDUA_WAJIB'];

async function ask(audience: string, graceDays: number, version: number, as = place.owner) {
  await confirmStepUp(test, as);
  return test.app.inject({
    method: 'PUT',
    url: ruleUrl(),
    headers: { ...as.bearer, 'if-match': `"${version}"` },
    payload: { audience, graceDays },
  });
}
async function membershipOf(person: TestPerson) {
  const { data } = (await get(person, '/api/v1/auth/whoami')).json();
  return data.memberships.find(({ orgId }: { orgId: string }) => orgId === place.orgId);
}
async function told(): Promise<unknown[]> {
  const { rows } = await sql<{ userIds: string[]; at: string }>`
    SELECT recipients -> 'userIds' AS "userIds", data ->> 'at' AS at FROM notification_outbox
    WHERE org_id = ${place.orgId} AND kind = 'second-factor-required' ORDER BY id`.execute(db());
  return rows.map(({ userIds, at }) => [userIds.toSorted(), at]);
}
const at = (ms: number) => new Date(ms).toISOString();

describe('the rule that asks for a second factor', () => {
  it('asks nobody until the owner says so, and only an owner who has one may', async () => {
    await takeAway(place.owner);
    const before = await get(place.owner, ruleUrl());
    expect(before.json().data).toEqual({ audience: 'nobody', graceDays: 7, version: 0, own: 'off', without: 0 });

    const refused = await ask('staff', 7, 0);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'FAKTOR_KEDUA_BELUM_AKTIF']);

    await setUp(place.owner);
    const set = await ask('staff', 7, 0);
    expect(set.json().data).toEqual({ audience: 'staff', graceDays: 7, version: 1, own: 'on', without: 1 });
    expect((await ask('staff', 7, 0)).statusCode).toBe(412);
    expect((await ask('everybody', 31, 1)).statusCode).toBe(422);
  });

  it('is the owner’s alone, and is changed only by who has just confirmed who they are', async () => {
    const manager = await makeMember(test, place, 'Kelola', ['administrator']);
    await setUp(manager);
    expect((await ask('staff', 7, 0, manager)).statusCode).toBe(403);
    const headers = { ...place.owner.bearer, 'if-match': '"0"' };
    const payload = { audience: 'staff', graceDays: 0 };
    const answer = await test.app.inject({ method: 'PUT', url: ruleUrl(), headers, payload });
    expect(answer.json().code).toBe('PERLU_KONFIRMASI');
  });

  it('notifies whom it newly asks, and is written into the audit', async () => {
    await ask('staff', 7, 0);
    await ask('everybody', 7, 1);
    await ask('staff', 7, 2);

    const dueAt = at(test.clock.now + 7 * day);
    expect(await told()).toEqual([
      [[technician.id], dueAt],
      [[resident.id], dueAt],
    ]);
    const { rows } = await sql<{ action: string; entity: string }>`
      SELECT action, entity FROM audit_event WHERE org_id = ${place.orgId} AND entity = 'second_factor_rule'`.execute(
      db(),
    );
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ action: 'update', entity: 'second_factor_rule' })));
  });
});

describe('a member of whom a second factor is asked', () => {
  it('reads as before in the time of grace, and hears when it ends', async () => {
    await ask('everybody', 7, 0);

    expect((await get(technician, building())).statusCode).toBe(200);
    const due = { state: 'grace', dueAt: at(test.clock.now + 7 * day) };
    expect((await membershipOf(technician)).secondFactor).toEqual(due);
    expect((await membershipOf(place.owner)).secondFactor).toBeUndefined();
  });

  it('reads nothing of the organisation after it, and all again once they have one', async () => {
    const ticketId = await makeTicket(test, place);
    await ask('everybody', 0, 0);

    for (const url of [building(), `/api/v1/tickets/${ticketId}`, `/api/v1/organizations/${place.orgId}/ticket-views`])
      expect(await refusal(technician, url)).toEqual(missing);
    expect(await refusal(technician, '/api/v1/buildings')).toEqual(missing);
    expect(await membershipOf(technician)).toMatchObject({ grants: [], secondFactor: { state: 'withheld' } });
    expect((await get(place.owner, building())).statusCode).toBe(200);

    await setUp(technician);
    expect((await get(technician, building())).statusCode).toBe(200);
    await takeAway(technician);
    expect(await refusal(technician, building())).toEqual(missing);
  });

  it('is told no more than before of what they may not know of', async () => {
    const other = await makePlace(test, 'Tetangga');
    await ask('everybody', 0, 0);

    expect(await refusal(technician, `/api/v1/buildings/${other.buildingId}`)).toEqual([404, 'TIDAK_DITEMUKAN']);
    expect(await refusal(technician, `/api/v1/buildings/${randomUUIDv7()}`)).toEqual([404, 'TIDAK_DITEMUKAN']);
    expect(await refusal(other.owner, building())).toEqual([404, 'TIDAK_DITEMUKAN']);
  });

  it('is staff where only staff are asked: residents read on', async () => {
    await ask('staff', 0, 0);

    expect(await refusal(technician, building())).toEqual(missing);
    expect((await get(resident, building())).statusCode).toBe(200);
  });

  it('has no rights on the live channel, nor by an API token', async () => {
    const { token, prefix } = createApiTokenText();
    await sql`
      INSERT INTO api_token (id, user_id, name, token_hash, prefix, scopes, created_at, expires_at)
      VALUES (${randomUUIDv7()}, ${technician.id}, 'Skrip', ${hashToken(token)}, ${prefix}, ARRAY['building.view'],
        ${new Date(test.clock.now)}, ${new Date(test.clock.now + day)})`.execute(db());
    const program = { bearer: { authorization: `Bearer ${token}` } };
    expect((await get(program, building())).statusCode).toBe(200);
    await ask('staff', 0, 0);

    expect(await refusal(program, building())).toEqual(missing);
    expect((await loadActor(db(), technician.id, test.clock.now))?.memberships).toEqual([]);
  });

  it('sees nothing of it in the inbox but that a second factor is asked for', async () => {
    const tell = (kind: string) =>
      sql`
      INSERT INTO notification (id, user_id, org_id, kind, urgency, dedupe_key, tab, subject, data, centre, created_at, last_at, dedupe_until, latest)
      VALUES (${randomUUIDv7()}, ${technician.id}, ${place.orgId}, ${kind}, 'normal', ${kind}, 'you', ${kind},
        '{"by": "Sari", "at": "2026-11-24T00:00:00.000Z"}', 'listed', ${new Date(test.clock.now)}, ${new Date(test.clock.now)}, ${new Date(test.clock.now + day)}, true)`.execute(
        db(),
      );
    await tell('rights-changed');
    await tell('second-factor-required');
    const kinds = async (url: string) =>
      (await get(technician, url))
        .json()
        .data.map(({ kind }: { kind: string }) => kind)
        .toSorted();
    const counted = async () => (await get(technician, '/api/v1/notifications/unread')).json().data.unread;
    expect([await kinds('/api/v1/notifications/inbox'), await counted()]).toEqual([
      ['rights-changed', 'second-factor-required'],
      2,
    ]);
    await ask('staff', 0, 0);

    for (const url of [
      '/api/v1/notifications',
      '/api/v1/notifications/inbox',
      '/api/v1/notifications/inbox?show=unread',
    ])
      expect(await kinds(url)).toEqual(['second-factor-required']);
    expect(await counted()).toBe(1);
  });

  it('has their own time of grace from the day on which they come, and no second one', async () => {
    await ask('staff', 7, 0);
    await pass(10 * day);
    const late = await makeMember(test, place, 'Baru', ['technician']);
    const started = test.clock.now;

    expect((await membershipOf(late)).secondFactor).toEqual({ state: 'grace', dueAt: at(started + 7 * day) });
    await ask('everybody', 7, 1);
    expect((await membershipOf(technician)).secondFactor.state).toBe('withheld');
    expect((await membershipOf(resident)).secondFactor).toEqual({ state: 'grace', dueAt: at(started + 7 * day) });
  });

  it('may always set one up, an owner too who took theirs away', async () => {
    await ask('everybody', 0, 0);
    await takeAway(place.owner);

    expect(await refusal(place.owner, ruleUrl())).toEqual(missing);
    expect((await get(place.owner, '/api/v1/account/second-factor')).json().data.status).toBe('off');
    await setUp(place.owner);
    expect((await ask('nobody', 0, 1)).statusCode).toBe(200);
    expect((await get(technician, building())).statusCode).toBe(200);
  });
});

describe('the list of members without a second factor', () => {
  const listUrl = (query = '') => `${ruleUrl()}/members${query}`;
  const remind = (memberId: string) =>
    test.app.inject({
      method: 'POST',
      url: `${ruleUrl()}/members/${memberId}/reminder`,
      headers: place.owner.bearer,
    });

  it('names whom it is asked of, page by page, and nobody who is not asked', async () => {
    await makePerson(test, 'Luar');
    await ask('everybody', 3, 0);
    const first = (await get(place.owner, listUrl('?limit=1'))).json();
    const second = (await get(place.owner, listUrl(`?limit=1&cursor=${first.meta.nextCursor}`))).json();

    const rows = [...first.data, ...second.data];
    expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([technician.id, resident.id]));
    expect(rows[0]).toMatchObject({ dueAt: at(test.clock.now + 3 * day), remindedAt: null });
    expect(second.meta.nextCursor).toBeNull();
    expect((await get(technician, listUrl())).statusCode).toBe(403);
  });

  it('reminds each of them once a day', async () => {
    await ask('staff', 3, 0);
    const [row] = (await get(place.owner, listUrl())).json().data;

    const answers = [await remind(row.memberId), await remind(row.memberId)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 429]);
    expect(answers[1]?.headers['retry-after']).toBe('86400');
    expect((await get(place.owner, listUrl())).json().data[0].remindedAt).toBe(at(test.clock.now));
    expect(await told()).toHaveLength(2);

    await pass(day);
    expect((await remind(row.memberId)).statusCode).toBe(204);
    await setUp(technician);
    expect((await remind(row.memberId)).statusCode).toBe(204);
    expect(await told()).toHaveLength(3);
    expect((await remind(randomUUIDv7())).statusCode).toBe(404);
  });
});
