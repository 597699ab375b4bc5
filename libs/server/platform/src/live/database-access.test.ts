import { createHash, randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBuilding, makeDevice, makePlace, makeUnit, type TestPlace } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createDatabaseAccess } from './database-access.ts';

let test: TestApp;
let place: TestPlace;
let deviceId: string;
let username: string;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Graha');
});
afterAll(() => test.close());
beforeEach(async () => {
  deviceId = await makeDevice(test, place, { name: 'Pompa' });
  username = await issue('rahasia');
});

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
async function issue(secret: string): Promise<string> {
  const name = `d-${randomUUIDv7()}`;
  await sql`INSERT INTO device_credential (id, org_id, device_id, username, secret_hash)
    VALUES (${randomUUIDv7()}, ${place.orgId}, ${deviceId}, ${name}, ${hashOf(secret)})`.execute(test.context.db);
  return name;
}
const access = () => createDatabaseAccess(test.context);
const come = (secret = 'rahasia', name = username) => access().authenticateDevice(name, secret, '192.0.2.7');
const usedAt = async () =>
  (
    await test.context.db
      .selectFrom('device_credential')
      .select('last_used_at')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).last_used_at;

describe('a device', () => {
  it('comes in by its name and secret as itself, and when is noted', async () => {
    const before = await usedAt();

    expect(await come()).toEqual({ kind: 'device', orgId: place.orgId, buildingId: place.buildingId, deviceId });
    expect([before, await usedAt()]).toEqual([null, new Date(test.clock.now)]);
  });

  it('has two secrets while one is replaced, each noted by itself', async () => {
    const second = await issue('baru');

    const found = [await come('rahasia'), await come('baru', second), await come('baru')];

    expect(found.map((device) => (device?.kind === 'device' ? device.deviceId : null))).toEqual([
      deviceId,
      deviceId,
      null,
    ]);
  });

  it.each([
    ['another secret', (name: string) => [name, 'lain'] as const],
    ['an empty secret', (name: string) => [name, ''] as const],
    ['its name in other letters', (name: string) => [name.toUpperCase(), 'rahasia'] as const],
    ['a name that asks the database something', () => ["' OR '1'='1", 'rahasia'] as const],
    ['a name of nobody', () => ['d-none', 'rahasia'] as const],
  ])('does not come in by %s, and nothing is noted', async (_, given) => {
    const [name, secret] = given(username);

    expect(await come(secret, name)).toBeNull();
    expect(await usedAt()).toBeNull();
  });

  it('does not come in while it is disabled, nor by a secret that was taken back', async () => {
    const { db } = test.context;
    await sql`UPDATE device SET enabled = false WHERE id = ${deviceId}`.execute(db);
    const disabled = await come();
    await sql`UPDATE device SET enabled = true WHERE id = ${deviceId}`.execute(db);
    await sql`UPDATE device_credential SET revoked_at = now() WHERE username = ${username}`.execute(db);

    expect([disabled, await come()]).toEqual([null, null]);
  });
});

describe('the unit of a device', () => {
  it('is where it stands, and nothing for a device that is not in that building', async () => {
    const unitId = await makeUnit(test, place, `A-${deviceId.slice(-4)}`, null);
    const inUnit = await makeDevice(test, place, { name: 'Meter', unitId });
    const other = await makeBuilding(test, place, `Lain ${deviceId.slice(-6)}`);
    const { findDeviceUnit } = access();
    const { orgId, buildingId } = place;

    expect([
      await findDeviceUnit({ orgId, buildingId, deviceId: inUnit }),
      await findDeviceUnit({ orgId, buildingId, deviceId }),
      await findDeviceUnit({ orgId, buildingId: other, deviceId: inUnit }),
      await findDeviceUnit({ orgId: randomUUIDv7(), buildingId, deviceId: inUnit }),
      await findDeviceUnit({ orgId, buildingId, deviceId: randomUUIDv7() }),
    ]).toEqual([{ unitId }, { unitId: undefined }, null, null, null]);
  });
});

describe('a person', () => {
  it('has the rights of now, and none under an id of nobody', async () => {
    const { loadActor, authenticatePerson, rightsThatEnd } = access();

    expect((await loadActor(place.owner.id))?.memberships.map(({ orgId }) => orgId)).toEqual([place.orgId]);
    expect([await loadActor(randomUUIDv7()), await loadActor(place.owner.id, randomUUIDv7())]).toEqual([null, null]);
    expect(await authenticatePerson(place.owner.email, 'x')).toBeNull();
    expect([...(await rightsThatEnd([place.owner.id], 60_000))]).toEqual([]);
  });
});
