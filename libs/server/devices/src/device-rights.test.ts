import { decide, type Grant, type Permission } from '@imah/contract/access';
import type { Device } from '@imah/contract/devices';
import { type DeviceAct, deviceActs, deviceTarget } from '@imah/contract/devices/words';
import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadActor } from '@imah/server-platform/access';
import {
  makeDevice,
  makeMember,
  makePlace,
  makeUnit,
  moveIn,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';

const roles = [
  'owner',
  'administrator',
  'building-manager',
  'reception',
  'technician',
  'finance',
  'supervisor',
  'vendor',
  'occupant',
  'caretaker of their unit',
  'neighbour',
  'elsewhere',
  'stranger',
] as const;
type Role = (typeof roles)[number];
/** Of the occupant's unit or of all; in use, silent or switched off. */
const states = {
  'of the unit and online': { isHome: true, online: true, enabled: true },
  'of the unit and offline': { isHome: true, online: false, enabled: true },
  'of all and online': { isHome: false, online: true, enabled: true },
  'of all and disabled': { isHome: false, online: false, enabled: false },
} as const;
type State = keyof typeof states;

const permissionOf = {
  see: 'device.view',
  update: 'device.update',
  credentials: 'device.update',
  issue: 'device.update',
  dependants: 'device.delete',
  remove: 'device.delete',
  commands: 'deviceCommand.view',
  command: 'deviceCommand.control',
} as const satisfies Record<string, Permission>;
/** Sees every device of the building, and does more with those of the unit that they live in. */
const caretaking: readonly Grant[] = [
  'building.view',
  'device.view',
  'deviceCommand.view',
  'device.update.own',
  'device.delete.own',
  'deviceCommand.control.own',
];
type Act = keyof typeof permissionOf;
const acts = Object.keys(permissionOf) as Act[]; // The keys of a literal; Object.keys forgets them.

let test: TestApp;
let place: TestPlace;
let people: Record<Role, TestPerson>;
let unitId: string;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.now = Date.UTC(2026, 10, 23, 3);
  place = await makePlace(test, 'Melati');
  const here = [place.buildingId];
  const other = await makePlace(test, 'Kenanga');
  const member = (name: string, ...groups: Parameters<typeof makeMember>[3]) => makeMember(test, place, name, groups);
  people = {
    owner: place.owner,
    administrator: await member('Admin', 'administrator'),
    'building-manager': await member('Manajer', 'building-manager'),
    reception: await member('Resepsi', 'reception'),
    technician: await member('Tono', 'technician'),
    finance: await member('Rina', 'finance'),
    supervisor: await member('Wira', 'supervisor'),
    vendor: await member('Eko', 'vendor'),
    occupant: await makeMember(test, place, 'Sari', ['resident'], here),
    'caretaker of their unit': await makeMember(test, place, 'Sekar', [], here),
    neighbour: await makeMember(test, place, 'Budi', ['resident'], here),
    elsewhere: await makeMember(test, place, 'Jauh', ['building-manager'], []),
    stranger: other.owner,
  };
  unitId = await makeUnit(test, place, 'A-01', people.occupant);
  await makeUnit(test, place, 'A-02', people.neighbour);
  const caretaker = people['caretaker of their unit'];
  await moveIn(test, place, unitId, caretaker, '[2026-11-21,)');
  await joinGroup(caretaker, caretaking);
});
afterAll(() => test.close());

/** Makes a group of the organisation's own with these rights, and the person one of it. */
async function joinGroup({ id: userId }: TestPerson, grants: readonly Grant[]): Promise<void> {
  const { db } = test.context;
  const { orgId: org_id } = place;
  const group_id = randomUUIDv7();
  await db
    .insertInto('member_group')
    .values({ org_id, id: group_id, name: 'Penjaga unit', grants: [...grants] })
    .execute();
  const { id: membership_id } = await db
    .selectFrom('membership')
    .select('id')
    .where('org_id', '=', org_id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await db.insertInto('membership_group').values({ org_id, membership_id, group_id }).execute();
}

async function standing(state: State): Promise<string> {
  const { isHome, online, enabled } = states[state];
  return makeDevice(test, place, { name: 'Pompa', online, enabled, ...(isHome ? { unitId } : {}) });
}

async function attempt(who: TestPerson, deviceId: string, act: Act): Promise<number> {
  const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1/devices/${deviceId}${path}`,
      headers: { ...who.bearer, 'if-match': '"1"', 'idempotency-key': randomUUIDv7() },
      ...(payload === undefined ? {} : { payload }),
    });
    return answer.statusCode;
  };
  switch (act) {
    case 'see':
      return ask('GET', '');
    case 'update':
      return ask('PATCH', '', { name: 'Pompa taman' });
    case 'credentials':
      return ask('GET', '/credentials');
    case 'issue':
      return ask('POST', '/credentials', {});
    case 'dependants':
      return ask('GET', '/dependants');
    case 'remove':
      return ask('DELETE', '');
    case 'commands':
      return ask('GET', '/commands');
    case 'command':
      return ask('POST', '/commands', { method: 'set', params: { key: 'running', value: true }, confirmed: true });
  }
}

const done: Readonly<Record<Act, number>> = {
  see: 200,
  update: 200,
  credentials: 200,
  issue: 201,
  dependants: 200,
  remove: 204,
  commands: 200,
  command: 202,
};
const refusal = { forbidden: 403, hidden: 404 } as const;
const cases = roles.flatMap((role) => Object.keys(states).map((state) => [role, state as State] as const)); // The keys of a literal.

/** What of an act the answered abilities tell. */
const toldBy: Readonly<Partial<Record<Act, DeviceAct>>> = {
  update: 'update',
  credentials: 'credentials',
  issue: 'credentials',
  dependants: 'remove',
  remove: 'remove',
  command: 'command',
};

/** All that can be done with a device in use: nobody brings back what was not put away. */
const actsInUse = deviceActs.filter((act) => act !== 'restore');

/** What a device that is answered says that the person may do with it; null where it is not answered. */
async function actsOn(who: TestPerson, deviceId: string): Promise<readonly DeviceAct[] | null> {
  const answer = await test.app.inject({ url: `/api/v1/devices/${deviceId}`, headers: who.bearer });
  return answer.statusCode === 200 ? answer.json<{ data: Device }>().data.abilities.acts : null;
}

describe('what the policy says of a device is what the server does', () => {
  it.each(cases)('for the %s, of a device that is %s', async (role, state) => {
    const who = people[role];
    const actor = await loadActor(test.context.db, who.id, test.clock.now);
    if (actor === null) throw new Error(`${role} has no account`);

    const attempts = acts.map(async (act) => {
      // Each on a device of its own: what was removed, or changed, says nothing of the next.
      const deviceId = await standing(state);
      const device = { ...place, unitId: states[state].isHome ? unitId : null };
      const decision = decide(actor, permissionOf[act], deviceTarget(device));
      const isLost = act === 'command' && (!states[state].online || !states[state].enabled);
      const said = decision === 'allowed' ? (isLost ? 409 : done[act]) : refusal[decision];
      const told = toldBy[act];
      const shown = told === undefined ? null : ((await actsOn(who, deviceId))?.includes(told) ?? false);
      return { act, said, shown, found: await attempt(who, deviceId, act) };
    });
    const answers = await Promise.all(attempts);

    expect(answers.map(({ act, found }) => [act, found])).toEqual(answers.map(({ act, said }) => [act, said]));
    // A device that cannot be commanded now (409) is one of a state, not of a right.
    const mayBeDone = answers.map(({ act, found }) => [
      act,
      toldBy[act] === undefined ? null : ![403, 404].includes(found),
    ]);
    expect(answers.map(({ act, shown }) => [act, shown])).toEqual(mayBeDone);
  });
});

describe('what a device says that its reader may do', () => {
  it('is by the groups that an organisation begins with, and by one that may do more with what is their own', async () => {
    const [home, common] = [await standing('of the unit and online'), await standing('of all and online')];
    const said = async (role: Role, deviceId: string) => {
      const open = await actsOn(people[role], deviceId);
      return open === null ? '' : ['see', ...open].join(' ');
    };
    const table = await Promise.all(
      roles.map(async (role) => [role, await said(role, home), await said(role, common)]),
    );

    const everything = ['see', ...actsInUse].join(' ');
    expect(table).toEqual([
      ['owner', everything, everything],
      ['administrator', everything, everything],
      ['building-manager', everything, everything],
      ['reception', 'see', 'see'],
      ['technician', 'see command', 'see command'],
      ['finance', '', ''],
      ['supervisor', 'see', 'see'],
      ['vendor', '', ''],
      ['occupant', 'see', ''],
      ['caretaker of their unit', everything, 'see'],
      ['neighbour', '', ''],
      ['elsewhere', '', ''],
      ['stranger', '', ''],
    ]);
  });

  it('is the same in the list, of each device by whose unit it is in', async () => {
    const caretaker = people['caretaker of their unit'];
    // By name, before all others.
    const home = await makeDevice(test, place, { name: '0 rumah', unitId });
    const common = await makeDevice(test, place, { name: '1 bersama' });
    const answer = await test.app.inject({
      url: `/api/v1/buildings/${place.buildingId}/devices?limit=2`,
      headers: caretaker.bearer,
    });

    expect(answer.json<{ data: Device[] }>().data.map(({ id, abilities }) => [id, abilities])).toEqual([
      [home, { acts: actsInUse }],
      [common, { acts: [] }],
    ]);
  });

  it('is answered as it stands after a change: who moves a device out of their unit may change it no more', async () => {
    const caretaker = people['caretaker of their unit'];
    const deviceId = await standing('of the unit and online');
    const answer = await test.app.inject({
      method: 'PATCH',
      url: `/api/v1/devices/${deviceId}`,
      headers: { ...caretaker.bearer, 'if-match': '"1"' },
      payload: { unitId: null },
    });

    expect([answer.statusCode, answer.json<{ data: Device }>().data.abilities]).toEqual([200, { acts: [] }]);
    expect(await actsOn(caretaker, deviceId)).toEqual([]);
  });

  it('is said of a new device as well', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/v1/buildings/${place.buildingId}/devices`,
      headers: { ...people['building-manager'].bearer, 'idempotency-key': randomUUIDv7() },
      payload: { name: 'Pompa baru', typeKey: 'pump' },
    });

    expect([answer.statusCode, answer.json<{ data: Device }>().data.abilities]).toEqual([201, { acts: actsInUse }]);
  });
});
