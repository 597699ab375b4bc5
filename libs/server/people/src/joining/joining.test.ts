import type { Whoami } from '@imah/contract/identity';
import type { JoinRequest, OwnJoinRequest } from '@imah/contract/people';
import { makeScanCode } from '@imah/contract/scan/words';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePerson,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { occupantCalls } from '../accounts/testing/occupant-calls.ts';

let test: TestApp;
let place: TestPlace;
let calls: ReturnType<typeof occupantCalls>;
let unitId: string;
let code: string;
let started: number;

beforeAll(async () => {
  test = await createTestApp({ jobs: true });
  started = test.clock.now;
  await occupantCalls(test, await makePlace(test, 'Awal')).prepare();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = started;
  place = await makePlace(test, 'Graha');
  calls = occupantCalls(test, place);
  unitId = await makeUnit(test, place, 'A-101', null);
  code = (await calls.send(place.owner, 'POST', 'join-code')).data.code;
});

const verified = async (name: string) => {
  const person = await makePerson(test, name);
  await sql`UPDATE app_user SET email_verified_at = now() WHERE id = ${person.id}`.execute(test.context.db);
  return person;
};
const join = async (as: TestPerson, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
  const answer = await test.app.inject({
    method,
    url: `/api/v1/join/${path}`,
    headers: as.bearer,
    ...(payload === undefined ? {} : { payload }),
  });
  const json = answer.body === '' ? null : answer.json();
  return { status: answer.statusCode, data: json?.data, code: json?.code };
};
const ask = (as: TestPerson, change: object = {}) =>
  join(as, 'POST', 'requests', { code, unitCode: 'a-101', role: 'tenant', note: '', ...change });
const waiting = async (): Promise<JoinRequest[]> => (await calls.send(place.owner, 'GET', 'join-requests')).data;
const decide = (id: string, how: 'approve' | 'refuse', body: object, as = place.owner) =>
  calls.send(as, 'POST', `join-requests/${id}/${how}`, body);
const approval = (change: object = {}) => ({ unitId, personId: null, role: 'tenant', isBillingParty: true, ...change });
const scopeOf = async (person: TestPerson) =>
  (await test.app.inject({ url: '/api/v1/auth/whoami', headers: person.bearer }))
    .json<{ data: Whoami }>()
    .data.memberships.map(({ buildingIds, groups }) => [buildingIds, groups.map(({ name }) => name)]);
/** What people of this organisation are to be told. */
const told = async () => {
  const { rows } = await sql<{ kind: string; recipients: unknown }>`
    SELECT kind, recipients FROM notification_outbox WHERE org_id = ${place.orgId} ORDER BY id`.execute(
    test.context.db,
  );
  return rows;
};

describe('the code of a building', () => {
  it('names the building to whoever has an account and types it, however they type it', async () => {
    const siti = await makePerson(test, 'Siti');

    const typed = [code, code.toLowerCase(), `${code.slice(0, 5)}-${code.slice(5)}`];
    const answers = await Promise.all(typed.map((text) => join(siti, 'POST', 'read', { code: text })));

    expect(answers).toEqual(
      typed.map(() => ({ status: 200, code: undefined, data: { building: 'Gedung Graha', organization: 'Graha' } })),
    );
  });

  it('is worth nothing once it is renewed, taken away or 90 days old, and no other code says more', async () => {
    const siti = await makePerson(test, 'Siti');
    const first = code;
    const { data } = await calls.send(place.owner, 'POST', 'join-code');
    const never = makeScanCode(new Uint8Array(10).fill(7));
    const refused = { status: 410, code: 'KODE_GEDUNG_TIDAK_BERLAKU', data: undefined };

    for (const text of [first, never, 'bukan kode', '']) {
      const answer = await join(siti, 'POST', 'read', { code: text });
      expect([answer.status, answer.code]).toEqual(
        text === '' ? [422, 'VALIDASI_SALAH'] : [refused.status, refused.code],
      );
    }
    expect((await join(siti, 'POST', 'read', { code: data.code })).status).toBe(200);
    await sql`UPDATE join_code SET expires_at = ${new Date(started)} WHERE code = ${data.code}`.execute(
      test.context.db,
    );
    expect(await join(siti, 'POST', 'read', { code: data.code })).toEqual(refused);
    expect((await calls.send(place.owner, 'DELETE', 'join-code')).status).toBe(204);
    expect((await calls.send(place.owner, 'GET', 'join-code')).data).toBe(null);
  });

  it('cannot be guessed: after twenty tries in an hour there are no more', async () => {
    const strict = await createTestApp({ rateLimitScale: 1 });
    const thief = await makePerson(strict, 'Pencuri');
    const tries = [];
    for (let i = 0; i < 21; i += 1) {
      const [url, payload] = ['/api/v1/join/read', { code: `AAAAA-${i}` }];
      tries.push((await strict.app.inject({ method: 'POST', url, payload, headers: thief.bearer })).statusCode);
    }
    await strict.close();

    expect([tries.filter((status) => status === 410).length, tries.at(-1)]).toEqual([20, 429]);
  });

  it('and the requests are for those who run the building alone', async () => {
    const people = [await makeMember(test, place, 'Tono', ['technician']), (await makePlace(test, 'Lain')).owner];

    const answers = await Promise.all(
      people.flatMap((person) =>
        (['join-code', 'join-requests'] as const).map(async (path) => (await calls.send(person, 'GET', path)).status),
      ),
    );

    expect(answers).toEqual([404, 404, 404, 404]);
  });
});

describe('a request', () => {
  it('reaches those who run the building, with the unit it names, whatever its letters', async () => {
    const siti = await verified('Siti');
    const dewi = await calls.moveIn(unitId, { name: 'Dewi' });

    const asked = await ask(siti, { note: 'Pindah bulan lalu' });

    expect(asked.status).toBe(201);
    expect(await waiting()).toEqual([
      {
        id: asked.data.id,
        unitCode: 'a-101',
        role: 'tenant',
        note: 'Pindah bulan lalu',
        status: 'pending',
        createdAt: new Date(started).toISOString(),
        name: 'Siti',
        email: siti.email,
        unitId,
        candidates: [{ personId: dewi.personId, name: 'Dewi', role: 'owner' }],
        isPaid: true,
      },
    ]);
    expect(await told()).toEqual([
      { kind: 'join-requested', recipients: { kind: 'granted', permission: 'occupant.approve', except: [siti.id] } },
    ]);
    expect(await scopeOf(siti)).toEqual([]);
  });

  it('says nothing of which units there are', async () => {
    const answers = [await ask(await verified('Siti')), await ask(await verified('Budi'), { unitCode: 'Z-999' })];

    expect(answers.map(({ status, data }) => [status, Object.keys(data).toSorted()])).toEqual(
      answers.map(() => [
        201,
        ['building', 'createdAt', 'id', 'note', 'organization', 'reason', 'role', 'status', 'unitCode'],
      ]),
    );
    expect((await waiting()).map(({ unitCode, unitId: found }) => [unitCode, found === null])).toEqual([
      ['a-101', false],
      ['Z-999', true],
    ]);
  });

  it('needs an address that was shown to be theirs, and waits once for each building', async () => {
    const unverified = await makePerson(test, 'Belum');
    await sql`UPDATE app_user SET email_verified_at = NULL WHERE id = ${unverified.id}`.execute(test.context.db);
    const siti = await verified('Siti');
    expect(await ask(unverified)).toMatchObject({ status: 403, code: 'EMAIL_BELUM_DIVERIFIKASI' });

    const both = await Promise.all([ask(siti), ask(siti)]);

    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.code).toBe('SUDAH_MEMINTA_BERGABUNG');
  });

  it('is open at three buildings at once at most', async () => {
    const siti = await verified('Siti');
    const codes = [code];
    for (const name of ['Dua', 'Tiga', 'Empat']) {
      const other = await makePlace(test, name);
      codes.push((await occupantCalls(test, other).send(other.owner, 'POST', 'join-code')).data.code);
    }

    const statuses = [];
    for (const one of codes) statuses.push((await ask(siti, { code: one })).status);

    expect(statuses).toEqual([201, 201, 201, 409]);
  });

  it('may be taken back by whoever asked, and by nobody else', async () => {
    const [siti, other] = [await verified('Siti'), await verified('Lain')];
    const { data } = await ask(siti);

    await join(other, 'DELETE', `requests/${data.id}`);
    expect((await waiting()).map(({ id }) => id)).toEqual([data.id]);
    expect((await join(siti, 'DELETE', `requests/${data.id}`)).status).toBe(204);

    expect([await waiting(), (await join(siti, 'GET', 'requests')).data[0].status]).toEqual([[], 'withdrawn']);
  });
});

describe('its answer', () => {
  it('lets somebody new move in today, joined to their account, and tells them', async () => {
    const siti = await verified('Siti');
    const { data } = await ask(siti);

    expect((await decide(data.id, 'approve', approval())).status).toBe(204);

    expect(await scopeOf(siti)).toEqual([[[place.buildingId], ['Penghuni']]]);
    const [resident] = await calls.people();
    expect([
      resident?.person.name,
      resident?.person.account.state,
      resident?.units.map(({ code: unit }) => unit),
    ]).toEqual(['Siti', 'joined', ['A-101']]);
    expect(await told()).toContainEqual({ kind: 'join-answered', recipients: { kind: 'people', userIds: [siti.id] } });
    expect(await waiting()).toEqual([]);
    expect((await decide(data.id, 'approve', approval())).status).toBe(409);
  });

  it('joins the account to somebody who is in the unit already, and makes nobody new', async () => {
    const siti = await verified('Siti');
    const known = await calls.moveIn(unitId, { name: 'Siti Aminah' });
    const { data } = await ask(siti);

    const change = approval({ personId: known.personId, isBillingParty: false });
    expect((await decide(data.id, 'approve', change)).status).toBe(204);

    expect((await calls.people()).map(({ person }) => [person.name, person.account.state])).toEqual([
      ['Siti Aminah', 'joined'],
    ]);
  });

  it('is never another person’s: not one with an account, not one of another unit or organisation', async () => {
    const siti = await verified('Siti');
    const { data } = await ask(siti);
    const joined = await calls.joined(unitId, 'Ani');
    const elsewhere = await calls.moveIn(await makeUnit(test, place, 'A-102', null), { name: 'Budi' });
    const other = await makePlace(test, 'Lain');
    const foreignUnit = await makeUnit(test, other, 'X-1', null);

    const answers = [
      await decide(data.id, 'approve', approval({ personId: joined.personId })),
      await decide(data.id, 'approve', approval({ personId: elsewhere.personId })),
      await decide(data.id, 'approve', approval({ unitId: foreignUnit })),
      await decide(data.id, 'approve', approval(), other.owner),
    ];

    expect(answers.map(({ status }) => status)).toEqual([409, 422, 404, 404]);
    expect([await scopeOf(siti), (await waiting()).length]).toEqual([[], 1]);
  });

  it('may be no, with a reason that whoever asked reads, and they may ask again', async () => {
    const siti = await verified('Siti');
    const { data } = await ask(siti);

    expect((await decide(data.id, 'refuse', { reason: 'Unit ini kosong.' })).status).toBe(204);

    const [own] = (await join(siti, 'GET', 'requests')).data as OwnJoinRequest[];
    expect([own?.status, own?.reason, await scopeOf(siti)]).toEqual(['refused', 'Unit ini kosong.', []]);
    expect((await ask(siti)).status).toBe(201);
  });
});
