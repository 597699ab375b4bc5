import { randomUUIDv7 } from 'node:crypto';
import { defaultGroupGrants, type DefaultGroupKey, defaultGroupKeys } from '@imah/contract/access';
import {
  accessTopic,
  buildingChannels,
  buildingDevicesFilter,
  buildingTopic,
  communityTopicOf,
  deviceChannels,
  deviceTopic,
  notificationTopic,
  watchTopic,
} from '@imah/contract/mqtt/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDevice, makeMember, makePlace, makeUnit, type TestPerson, type TestPlace } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createDatabaseAccess } from '../live/database-access.ts';
import { mayPersonListen } from '../live/topic-rights.ts';

/**
 * Every kind of topic filter, asked for by everyone. What is expected follows from the permission that the same
 * data needs over HTTP and from the grants of the person's group.
 */
const needed = { alarm: 'alarm.view', ev: 'building.view', state: 'telemetry.view' } as const;
type Role = 'owner of another organisation' | 'member without a group' | DefaultGroupKey;
const roles: readonly Role[] = ['owner of another organisation', 'member without a group', ...defaultGroupKeys];

let test: TestApp;
let place: TestPlace;
let neighbour: TestPlace;
let common: string;
let homes: Record<'own' | 'neighbour', string>;
const people = new Map<Role, TestPerson>();

beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Graha');
  neighbour = await makePlace(test, 'Tetangga');
  people.set('owner of another organisation', neighbour.owner);
  people.set('member without a group', await makeMember(test, place, 'Tanpa-grup', []));
  for (const key of defaultGroupKeys) people.set(key, await makeMember(test, place, key, [key]));
  const home = async (code: string, person: TestPerson | null) =>
    makeDevice(test, place, { name: code, unitId: await makeUnit(test, place, code, person) });
  common = await makeDevice(test, place, { name: 'Pompa' });
  homes = { own: await home('A-01', personOf('resident')), neighbour: await home('A-02', null) };
});
afterAll(() => test.close());

function personOf(role: Role): TestPerson {
  const person = people.get(role);
  if (person === undefined) throw new Error(`nobody is ${role}`);
  return person;
}

async function mayListen(role: Role, filter: string): Promise<boolean> {
  const ports = createDatabaseAccess(test.context);
  const actor = await ports.loadActor(personOf(role).id);
  return actor !== null && mayPersonListen(actor, filter, ports.findDeviceUnit);
}

function holds(role: Role, permission: string): boolean {
  if (role === 'owner of another organisation' || role === 'member without a group') return false;
  return defaultGroupGrants[role].some((grant) => grant === permission);
}

describe.each(roles)('the %s', (role) => {
  it.each(buildingChannels)('hears …/%s of a building as HTTP would answer', async (channel) => {
    expect(await mayListen(role, buildingTopic(place, channel))).toBe(holds(role, needed[channel]));
  });

  it('hears the devices of a building, and each of them, as HTTP would answer', async () => {
    const all = holds(role, needed.state);

    expect({
      building: await mayListen(role, buildingDevicesFilter(place, 'state')),
      common: await mayListen(role, deviceTopic({ ...place, deviceId: common }, 'state')),
      own: await mayListen(role, deviceTopic({ ...place, deviceId: homes.own }, 'state')),
      neighbour: await mayListen(role, deviceTopic({ ...place, deviceId: homes.neighbour }, 'state')),
    }).toEqual({ building: all, common: all, own: all || role === 'resident', neighbour: all });
  });

  it('hears what is meant for themselves, and nothing that is meant for another', async () => {
    const own = personOf(role).id;
    const other = role === 'owner' ? neighbour.owner.id : place.owner.id;

    expect([
      await mayListen(role, notificationTopic(own)),
      await mayListen(role, accessTopic(own)),
      await mayListen(role, communityTopicOf(own)),
      await mayListen(role, watchTopic(own)),
      await mayListen(role, notificationTopic(other)),
      await mayListen(role, accessTopic(other)),
      await mayListen(role, communityTopicOf(other)),
      await mayListen(role, watchTopic(other)),
    ]).toEqual([true, true, true, true, false, false, false, false]);
  });

  it.each([
    ['#'],
    ['+/#'],
    ['$SYS/#'],
    ['imah/v1/#'],
    ['imah/v1/u/+/notif'],
    ['imah/v1/u/+/access'],
    ['imah/v1/u/+/topic'],
    ['imah/v1/u/+/watch'],
    ['imah/v1/u/#'],
    ['$share/all/imah/v1/#'],
  ])('is never let hear the topics of %s', async (filter) => {
    expect(await mayListen(role, filter)).toBe(false);
  });

  it('never hears a wildcard of its own organisation, nor what only a device says or hears', async () => {
    const below = `imah/v1/${place.orgId}/b`;
    const device = { ...place, deviceId: homes.own };
    const filters = [
      `${below}/#`,
      `${below}/+/ev`,
      `${below}/${place.buildingId}/#`,
      `${below}/${place.buildingId}/d/+/#`,
      `${below}/${place.buildingId}/d/+/cmd`,
      ...deviceChannels.filter((channel) => channel !== 'state').map((channel) => deviceTopic(device, channel)),
    ];

    expect(await Promise.all(filters.map((filter) => mayListen(role, filter)))).toEqual(filters.map(() => false));
  });

  it('is refused alike for a building of another organisation and for one that does not exist', async () => {
    if (role === 'owner of another organisation') return;
    const foreign = { orgId: neighbour.orgId, buildingId: neighbour.buildingId };
    const mixed = { orgId: place.orgId, buildingId: neighbour.buildingId };
    const missing = { orgId: randomUUIDv7(), buildingId: randomUUIDv7() };

    const answers = [];
    for (const address of [foreign, missing]) {
      for (const channel of buildingChannels) answers.push(await mayListen(role, buildingTopic(address, channel)));
      answers.push(await mayListen(role, buildingDevicesFilter(address, 'state')));
    }
    expect(answers).toEqual(answers.map(() => false));
    // Nothing is ever published there: the topics of a building name its own organisation.
    const device = deviceTopic({ ...mixed, deviceId: randomUUIDv7() }, 'state');
    expect(await mayListen(role, device)).toBe(holds(role, needed.state));
  });
});

it('gives the rights of one building in that building only', async () => {
  const manager = await makeMember(test, place, 'Manajer-luar', ['building-manager'], []);
  people.set('building-manager', manager);

  const filters = [
    ...buildingChannels.map((channel) => buildingTopic(place, channel)),
    buildingDevicesFilter(place, 'state'),
  ];
  expect(await Promise.all(filters.map((filter) => mayListen('building-manager', filter)))).toEqual(
    filters.map(() => false),
  );
});
