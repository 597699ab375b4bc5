import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DefaultGroupKey, Grant } from '@imah/contract/access';
import { endpoints } from '@imah/contract/endpoints';
import { buildingDevicesFilter, buildingTopic } from '@imah/contract/mqtt/words';
import { sql } from 'kysely';
import {
  makeDevice,
  makeMember,
  makePlace,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { authenticateLive } from '@imah/server-platform/sessions';
import { createDatabaseAccess, mayPersonListen } from '@imah/server-platform/live';
import { grantsInBoth } from '@imah/server-platform/access';

let test: TestApp;
let place: TestPlace;
let deviceId: string;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Graha');
  deviceId = await makeDevice(test, place, { name: 'Pompa', online: true });
});
afterAll(() => test.close());

const groupId = async (key: DefaultGroupKey) => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM member_group WHERE org_id = ${place.orgId} AND default_key = ${key}`.execute(test.context.db);
  return rows[0]?.id ?? '';
};
const start = async (person: TestPerson, key: DefaultGroupKey) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/organizations/${place.orgId}/groups/${await groupId(key)}/view-as`,
    headers: person.bearer,
  });
const end = (person: TestPerson) =>
  test.app.inject({ method: 'DELETE', url: '/api/v1/auth/view-as', headers: person.bearer });
const whoami = async (person: TestPerson) =>
  (await test.app.inject({ url: '/api/v1/auth/whoami', headers: person.bearer })).json().data;
const get = async (person: TestPerson, url: string) =>
  (await test.app.inject({ url, headers: person.bearer })).statusCode;

describe('grantsInBoth', () => {
  it.each<[Grant[], Grant[], Grant[]]>([
    [['unit.view'], ['unit.view', 'unit.update'], ['unit.view']],
    [['bill.view'], ['bill.view.own'], ['bill.view.own']],
    [['bill.view.own'], ['bill.view'], ['bill.view.own']],
    [['bill.view.own'], ['unit.view'], []],
  ])('leaves of %j and %j only %j', (held, asked, both) => {
    expect([...grantsInBoth(new Set(held), asked)]).toEqual(both);
  });
});

describe('seeing as a group', () => {
  it('narrows what one is told one may do to the group, in that organisation, until it is ended', async () => {
    const person = await makeMember(test, place, 'Admin', ['administrator']);
    const before = await whoami(person);

    expect((await start(person, 'vendor')).statusCode).toBe(204);
    const seen = await whoami(person);
    expect((await end(person)).statusCode).toBe(204);

    expect(before.viewAs).toBeUndefined();
    expect(seen.viewAs).toEqual({ orgId: place.orgId, groupId: await groupId('vendor'), groupName: 'Vendor' });
    expect(seen.memberships.map(({ grants }: { grants: string[] }) => grants.toSorted())).toEqual([
      ['ticket.transition.own', 'ticket.view.own', 'ticketComment.create.own', 'ticketComment.view.own'],
    ]);
    expect(await whoami(person)).toEqual(before);
  });

  it('is enforced by the server: pages answer as they would to the group', async () => {
    const person = await makeMember(test, place, 'Admin', ['administrator']);
    const paths = [`/api/v1/buildings/${place.buildingId}`, `/api/v1/organizations/${place.orgId}/members`];
    const ask = async () => [await get(person, paths[0] ?? ''), await get(person, paths[1] ?? '')];

    const before = await ask();
    await start(person, 'technician');
    const during = await ask();

    expect([before, during]).toEqual([
      [200, 200],
      [200, 404],
    ]);
  });

  it('never gives a person more than they have', async () => {
    const manager = await makeMember(test, place, 'Manajer', ['building-manager'], []);

    await start(manager, 'owner');
    const seen = await whoami(manager);

    expect(await get(manager, `/api/v1/buildings/${place.buildingId}`)).toBe(404);
    expect(seen.memberships[0].grants).not.toContain('org.delete');
    expect(seen.memberships[0].buildingIds).toEqual([]);
  });

  it.each(
    Object.entries(endpoints).filter(
      ([name, { access, method }]) => method !== 'GET' && access.kind !== 'public' && name !== 'endViewAs',
    ),
  )('changes nothing: %s is refused', async (_, endpoint) => {
    const person = await makeMember(test, place, 'Lihat', ['administrator']);
    await start(person, 'administrator');
    const ids: Record<string, string> = { orgId: place.orgId, buildingId: place.buildingId, deviceId };

    const answer = await test.app.inject({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => ids[name] ?? place.orgId),
      headers: person.bearer,
    });

    expect([answer.statusCode, JSON.stringify(answer.json())]).toEqual([
      403,
      expect.stringMatching(/HANYA_MELIHAT|melihat sebagai/),
    ]);
  });

  it('is for those only who may assign groups, and for groups of the organisation only', async () => {
    const technician = await makeMember(test, place, 'Teknisi', ['technician']);
    const administrator = await makeMember(test, place, 'Admin', ['administrator']);
    const foreign = await makePlace(test, 'Asing');
    const url = `/api/v1/organizations/${place.orgId}/groups/${foreign.orgId}/view-as`;

    expect([
      (await start(technician, 'vendor')).statusCode,
      (await test.app.inject({ method: 'POST', url, headers: administrator.bearer })).statusCode,
    ]).toEqual([404, 404]);
  });

  it('is written down, begin and end, and told to the open pages of the person', async () => {
    const person = await makeMember(test, place, 'Admin', ['administrator']);
    test.liveCalls.length = 0;
    await start(person, 'vendor');
    await end(person);
    await end(person);

    const { rows } = await sql`
      SELECT action, entity, entity_id FROM audit_event WHERE actor_id = ${person.id} ORDER BY seq`.execute(
      test.context.db,
    );
    const group = { entity: 'group', entity_id: await groupId('vendor') };
    expect(rows).toEqual([
      { action: 'view-as', ...group },
      { action: 'view-as-end', ...group },
    ]);
    const told = [`publish imah/v1/u/${person.id}/access`, `refresh ${person.id}`, `disconnect ${person.id}`];
    expect(test.liveCalls).toEqual([...told, ...told]);
  });

  it('holds on the live channel: the secret of such a session opens no more than the group may hear', async () => {
    const person = await makeMember(test, place, 'Admin', ['administrator']);
    const { db } = test.context;
    const ports = createDatabaseAccess(test.context);
    await start(person, 'reception');
    const secret = (await whoami(person)).extra.mqtt_password;

    const identity = await ports.authenticatePerson(person.email, secret);
    const actor = await ports.loadActor(person.id, identity?.viewSessionId);

    expect(identity).toEqual({ kind: 'person', userId: person.id, viewSessionId: expect.any(String) });
    expect([
      actor !== null && (await mayPersonListen(actor, buildingTopic(place, 'alarm'), ports.findDeviceUnit)),
      actor !== null && (await mayPersonListen(actor, buildingDevicesFilter(place, 'state'), ports.findDeviceUnit)),
    ]).toEqual([true, true]);

    await end(person);
    await start(person, 'vendor');
    const asVendor = await ports.loadActor(person.id, identity?.viewSessionId);
    expect(
      asVendor !== null && (await mayPersonListen(asVendor, buildingTopic(place, 'alarm'), ports.findDeviceUnit)),
    ).toBe(false);

    await end(person);
    expect(await ports.loadActor(person.id, identity?.viewSessionId)).toBeNull();
    expect(await authenticateLive(db, person.email, secret, test.clock.now)).toBeNull();
  });
});
