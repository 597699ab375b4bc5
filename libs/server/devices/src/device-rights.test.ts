import { decide, type Permission } from '@imah/contract/access';
import { deviceTarget } from '@imah/contract/devices/words';
import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadActor } from '@imah/server-platform/access';
import {
  makeDevice,
  makeMember,
  makePlace,
  makeUnit,
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
    neighbour: await makeMember(test, place, 'Budi', ['resident'], here),
    elsewhere: await makeMember(test, place, 'Jauh', ['building-manager'], []),
    stranger: other.owner,
  };
  unitId = await makeUnit(test, place, 'A-01', people.occupant);
  await makeUnit(test, place, 'A-02', people.neighbour);
});
afterAll(() => test.close());

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
      return { act, said, found: await attempt(who, deviceId, act) };
    });
    const answers = await Promise.all(attempts);

    expect(answers.map(({ act, found }) => [act, found])).toEqual(answers.map(({ act, said }) => [act, said]));
  });

  it('and is said for each role by the groups that an organisation begins with', async () => {
    const table = await Promise.all(
      roles.map(async (role) => {
        const actor = await loadActor(test.context.db, people[role].id, test.clock.now);
        const may = (act: Act, device: { unitId: string | null }) =>
          actor !== null && decide(actor, permissionOf[act], deviceTarget({ ...place, ...device })) === 'allowed';
        const open = (device: { unitId: string | null }) =>
          (['see', 'update', 'remove', 'command'] as const).filter((act) => may(act, device)).join(' ');
        return [role, open({ unitId }), open({ unitId: null })];
      }),
    );

    expect(table).toEqual([
      ['owner', 'see update remove command', 'see update remove command'],
      ['administrator', 'see update remove command', 'see update remove command'],
      ['building-manager', 'see update remove command', 'see update remove command'],
      ['reception', 'see', 'see'],
      ['technician', 'see command', 'see command'],
      ['finance', '', ''],
      ['supervisor', 'see', 'see'],
      ['vendor', '', ''],
      ['occupant', 'see', ''],
      ['neighbour', '', ''],
      ['elsewhere', '', ''],
      ['stranger', '', ''],
    ]);
  });
});
