import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeMember, makePerson, makePlace, type TestPerson, type TestPlace } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { withDatabase } from '../testing/test-urls.ts';
import { createDatabase, createPool } from '../database/pool.ts';
import { createApiTokenText, findApiToken, isApiToken } from './api-tokens.ts';
import { authenticateLive } from './authenticate-live.ts';
import { installationKey } from './installation-key.ts';
import { mqttSecret, sessionInSecret, sessionSecret, viewSecret } from './mqtt-secret.ts';
import { sessionTimes } from './session-times.ts';
import {
  createSession,
  createToken,
  endSession,
  endSessions,
  findSession,
  findSessions,
  hashToken,
  rotateSession,
} from './sessions.ts';
import { grantStepUp, withStepUp } from './step-up.ts';

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Graha');
});
afterAll(() => test.close());

const tokenOf = ({ bearer }: TestPerson) => bearer.authorization.slice('Bearer '.length);
const find = (token: string, now = test.clock.now) => findSession(test.context.db, token, 'without-rights', now);
async function sessionOf(person: TestPerson): Promise<string> {
  const session = await find(tokenOf(person));
  if (session === null) throw new Error('no session');
  return session.sessionId;
}

describe('a token', () => {
  it('is 256 random bits that fit into an address, each another', () => {
    const tokens = Array.from({ length: 50 }, createToken);

    expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
    expect(new Set(tokens).size).toBe(50);
  });

  it('is kept as its hash alone', async () => {
    const person = await makePerson(test, 'Hash');
    const { rows } = await sql<{
      row: string;
    }>`SELECT to_jsonb(s)::text AS row FROM session s WHERE user_id = ${person.id}`.execute(test.context.db);

    expect(rows[0]?.row).not.toContain(tokenOf(person));
    expect(hashToken('a')).toEqual(createHash('sha256').update('a').digest());
  });

  it('of a program is known for one by its beginning, of which six letters may be shown', () => {
    const { token, prefix } = createApiTokenText();

    expect([isApiToken(token), token.startsWith(prefix), prefix.length, token.length]).toEqual([true, true, 11, 48]);
    expect(isApiToken(createToken().replace(/^imah_/, ''))).toBe(false);
  });
});

describe('a session', () => {
  it.each([
    ['an address', '203.0.113.7', '203.0.113.7'],
    ['an address of six', '2001:db8::1', '2001:db8::1'],
    ['an address with its zone, which PostgreSQL does not know', 'fe80::1%eth0', 'fe80::1'],
    ['what a proxy has made up', 'unknown', null],
    ['nothing', '', null],
  ])('notes where it is from: %s', async (_, ip, noted) => {
    const { db } = test.context;
    const person = await makePerson(test, 'Alamat');
    await sql`DELETE FROM session WHERE user_id = ${person.id}`.execute(db);
    await createSession(db, person.id, { ip, userAgent: 'x'.repeat(400) }, test.clock.now);

    const { rows } =
      await sql`SELECT host(ip) AS ip, length(user_agent) AS agent FROM session WHERE user_id = ${person.id}`.execute(
        db,
      );
    expect(rows).toEqual([{ ip: noted, agent: 300 }]);
  });

  it('has another token after it was given one, and the one before opens nothing', async () => {
    const person = await makePerson(test, 'Putar');
    const before = tokenOf(person);
    const sessionId = await sessionOf(person);

    const after = await rotateSession(test.context.db, sessionId);

    expect([await find(before), (await find(after))?.sessionId]).toEqual([null, sessionId]);
  });

  it('ends once, and says whose it was', async () => {
    const person = await makePerson(test, 'Akhir');
    const { db } = test.context;

    expect([await endSession(db, tokenOf(person)), await endSession(db, tokenOf(person))]).toEqual([person.id, null]);
    expect(await find(tokenOf(person))).toBeNull();
  });

  it('is the only one left of a person who ends all others; nobody else’s is touched', async () => {
    const { db } = test.context;
    const [person, other] = [await makePerson(test, 'Semua'), await makePerson(test, 'Lain')];
    const second = await createSession(db, person.id, { ip: '', userAgent: undefined }, test.clock.now);

    await endSessions(db, person.id, await sessionOf(person));

    expect([await find(second), (await find(tokenOf(person)))?.userId, (await find(tokenOf(other)))?.userId]).toEqual([
      null,
      person.id,
      other.id,
    ]);
    await endSessions(db, person.id, null);
    expect(await find(tokenOf(person))).toBeNull();
  });

  it('is good until the millisecond at which it expires', async () => {
    const person = await makePerson(test, 'Batas');
    const expiresAt = test.clock.now + sessionTimes.idle;

    expect([await find(tokenOf(person), expiresAt), await find(tokenOf(person), expiresAt - 1)]).toMatchObject([
      null,
      { userId: person.id },
    ]);
  });

  it('is answered to each who asks for it, also twice in one question', async () => {
    const person = await makeMember(test, place, 'Dua-kali', ['resident']);
    const token = tokenOf(person);
    const { db } = test.context;

    const found = await findSessions(db, [token, 'nothing', token], 'with-rights', test.clock.now);

    expect(found.map((actor) => actor?.userId ?? null)).toEqual([person.id, null, person.id]);
    expect(found.map((actor) => actor?.memberships.length ?? 0)).toEqual([1, 0, 1]);
    expect(await findSessions(db, [], 'with-rights', test.clock.now)).toEqual([]);
  });
});

describe('a confirmation', () => {
  const refused = { status: 403, code: 'PERLU_KONFIRMASI' };

  it('lets one of two dangerous calls through that come at once', async () => {
    const sessionId = await sessionOf(await makePerson(test, 'Serentak'));
    await grantStepUp(test.context, sessionId);

    const outcomes = await Promise.allSettled(
      [1, 2, 3].map((nr) => withStepUp(test.context, sessionId, async () => nr)),
    );

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)).toEqual([
      expect.objectContaining(refused),
      expect.objectContaining(refused),
    ]);
  });

  it('is good until the millisecond at which it expires, and a newer one begins anew', async () => {
    const sessionId = await sessionOf(await makePerson(test, 'Kedaluwarsa'));
    const expiresAt = (await grantStepUp(test.context, sessionId)).getTime();
    const at = (now: number) => ({ db: test.context.db, now: () => now });

    await expect(withStepUp(at(expiresAt), sessionId, async () => 'x')).rejects.toMatchObject(refused);
    await grantStepUp(at(expiresAt), sessionId);
    expect(await withStepUp(at(expiresAt), sessionId, async () => 'done')).toBe('done');
  });

  it('is nothing without a session', async () => {
    await expect(withStepUp(test.context, undefined, async () => 'x')).rejects.toMatchObject(refused);
  });
});

describe('a token of a program', () => {
  async function make(scopes: readonly string[]) {
    const person = await makeMember(test, place, 'Program', ['technician']);
    const { token, prefix } = createApiTokenText();
    const at = new Date(test.clock.now);
    await sql`INSERT INTO api_token (id, user_id, name, token_hash, prefix, scopes, created_at, expires_at)
      VALUES (uuidv7(), ${person.id}, 'x', ${hashToken(token)}, ${prefix}, ${[...scopes]}::text[], ${at}, ${new Date(test.clock.now + 1000)})`.execute(
      test.context.db,
    );
    return { person, token };
  }

  it('has of the person’s rights what its scopes name, and drops a scope that is no grant any more', async () => {
    const { person, token } = await make(['ticket.view', 'org.delete', 'gone.view']);

    const actor = await findApiToken(test.context.db, token, test.clock.now);

    expect([actor?.userId, actor?.apiTokenId === actor?.sessionId, actor?.viewAs]).toEqual([person.id, true, null]);
    expect(actor?.memberships.map(({ grants }) => [...grants])).toEqual([['ticket.view']]);
  });

  it('is good until the millisecond at which it expires, and for no account that is locked', async () => {
    const { person, token } = await make(['ticket.view']);
    const { db } = test.context;

    expect(await findApiToken(db, token, test.clock.now + 1000)).toBeNull();
    expect((await findApiToken(db, token, test.clock.now + 999))?.userId).toBe(person.id);
    await sql`UPDATE app_user SET status = 'locked' WHERE id = ${person.id}`.execute(db);
    expect(await findApiToken(db, token, test.clock.now)).toBeNull();
  });
});

describe('the secrets of the live channel', () => {
  it('are others for each person, version and session, and each names what it is of', async () => {
    const { db } = test.context;
    const session = '01900000-0000-7000-8000-000000000001';
    const secrets = [
      await mqttSecret(db, 'ani', 1),
      await mqttSecret(db, 'ani', 2),
      await mqttSecret(db, 'budi', 1),
      await sessionSecret(db, 'ani', 1, session),
      await viewSecret(db, 'ani', 1, session),
      await sessionSecret(db, 'ani', 1, session.replace('1', '2')),
    ];

    expect(new Set(secrets.map((secret) => secret.slice(-43))).size).toBe(6);
    expect(secrets.map(sessionInSecret)).toEqual([null, null, null, session, session, session.replace('1', '2')]);
    expect([await mqttSecret(db, 'ani', 1), sessionInSecret("' OR 1=1.x"), sessionInSecret(session)]).toEqual([
      secrets[0],
      null,
      null,
    ]);
  });

  it('of a session that sees as a group open it as that group, and no longer as the person', async () => {
    const { db } = test.context;
    const person = await makeMember(test, place, 'Lihat', ['administrator']);
    const sessionId = await sessionOf(person);
    const [asPerson, asGroup] = [
      await sessionSecret(db, person.id, 1, sessionId),
      await viewSecret(db, person.id, 1, sessionId),
    ];
    const come = (secret: string, now = test.clock.now) => authenticateLive(db, person.email, secret, now);
    const before = [await come(asPerson), await come(asGroup)];
    await sql`UPDATE session SET view_org_id = ${place.orgId}, view_group_id = (
      SELECT id FROM member_group WHERE org_id = ${place.orgId} AND default_key = 'resident') WHERE id = ${sessionId}`.execute(
      db,
    );

    expect(before).toEqual([{ userId: person.id }, null]);
    expect([await come(asPerson), await come(asGroup)]).toEqual([
      null,
      { userId: person.id, viewSessionId: sessionId },
    ]);
    expect(await come(asGroup, test.clock.now + sessionTimes.idle)).toBeNull();
  });

  it('open nothing of somebody else, whatever name they are given with', async () => {
    const { db, now } = test.context;
    const [ani, budi] = [await makePerson(test, 'Ani'), await makePerson(test, 'Budi')];
    const secret = await sessionSecret(db, ani.id, 1, await sessionOf(ani));

    expect(await authenticateLive(db, budi.email, secret, now())).toBeNull();
    expect(await authenticateLive(db, ani.email.toUpperCase(), secret, now())).toEqual({ userId: ani.id });
    expect(await authenticateLive(db, 'nobody@imah.test', secret, now())).toBeNull();
    expect(await authenticateLive(db, ani.email, '', now())).toBeNull();
  });
});

describe('a key of the installation', () => {
  it('is made once by many who ask at once, also by two processes', async () => {
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(test.context.db);
    const other = createDatabase(createPool(withDatabase(inject('postgresUrl'), rows[0]?.name ?? ''), { max: 2 }));

    const keys = await Promise.all(
      [test.context.db, other, test.context.db, other].map((db) => installationKey(db, 'k')),
    );
    await other.destroy();

    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
  });

  it('is another under another name, and is asked for again after a failure', async () => {
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(test.context.db);
    const db = createDatabase(createPool(withDatabase(inject('postgresUrl'), rows[0]?.name ?? ''), { max: 1 }));
    await sql`ALTER TABLE installation_secret RENAME TO away`.execute(test.context.db);
    await expect(installationKey(db, 'k')).rejects.toThrow('installation_secret');
    await sql`ALTER TABLE away RENAME TO installation_secret`.execute(test.context.db);

    const [one, another] = [await installationKey(db, 'k'), await installationKey(db, 'l')];
    await db.destroy();

    expect(one.equals(await installationKey(test.context.db, 'k'))).toBe(true);
    expect(one.equals(another)).toBe(false);
  });
});
