import { deviceTopic } from '@imah/contract/mqtt/words';
import { describe, expect, it } from 'vitest';
import type { PolicyActor } from '@imah/contract/access';
import type { DeviceIdentity } from './client-identity.ts';
import { type FindDeviceUnit, mayDeviceListen, mayPersonListen, readUplink } from './topic-rights.ts';

const id = (n: number) => `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const device: DeviceIdentity = { kind: 'device', orgId: id(1), buildingId: id(2), deviceId: id(3) };
const neighbour: DeviceIdentity = { ...device, deviceId: id(4) };

describe('what a device may publish', () => {
  it.each([
    ['its values', deviceTopic(device, 'tele'), false, 'tele'],
    ['the answer to a command', deviceTopic(device, 'cmd/ack'), false, 'cmd/ack'],
    ['that it is there', deviceTopic(device, 'presence'), false, 'presence'],
    ['that it is there, kept', deviceTopic(device, 'presence'), true, 'presence'],
    ['its values as ThingsBoard has them', 'v1/devices/me/telemetry', false, 'tele'],
    ['its attributes as ThingsBoard has them', 'v1/devices/me/attributes', false, 'attributes'],
  ])('is %s', (_, topic, retain, uplink) => {
    expect(readUplink(device, topic, retain)).toBe(uplink);
  });

  it.each([
    ['values that are kept: they would be news to who comes later', deviceTopic(device, 'tele'), true],
    ['values that are kept, as ThingsBoard has them', 'v1/devices/me/telemetry', true],
    ['its own state, which the server says', deviceTopic(device, 'state'), false],
    ['its own commands, which the server gives', deviceTopic(device, 'cmd'), false],
    ['the values of another device', deviceTopic(neighbour, 'tele'), false],
    ['its values in another building', deviceTopic({ ...device, buildingId: id(9) }, 'tele'), false],
    ['its values in another organisation', deviceTopic({ ...device, orgId: id(9) }, 'tele'), false],
    ['the attributes of all', 'v1/devices/+/attributes', false],
    ['what only looks like a topic of ours', `${deviceTopic(device, 'tele')}/`, false],
    ['nothing', '', false],
  ])('is never %s', (_, topic, retain) => {
    expect(readUplink(device, topic, retain)).toBeNull();
  });
});

it('lets a device hear its own commands and nothing else', () => {
  const filters = [
    deviceTopic(device, 'cmd'),
    deviceTopic(neighbour, 'cmd'),
    deviceTopic(device, 'state'),
    deviceTopic(device, 'tele'),
    `imah/v1/${device.orgId}/b/${device.buildingId}/d/+/cmd`,
    '#',
  ];

  expect(filters.map((filter) => mayDeviceListen(device, filter))).toEqual([true, false, false, false, false, false]);
});

describe('the state of one device', () => {
  const actorWith = (grants: readonly string[], unitIds: readonly string[] = []): PolicyActor => ({
    userId: id(8),
    // The grants are words of the policy.
    memberships: [
      { orgId: device.orgId, grants: new Set(grants) as never, buildings: 'all', unitIds: new Set(unitIds) },
    ],
  });
  const asking = (units: ReadonlyMap<string, string | undefined>) => {
    const asked: string[] = [];
    const find: FindDeviceUnit = async ({ deviceId }) => {
      asked.push(deviceId);
      return units.has(deviceId) ? { unitId: units.get(deviceId) } : null;
    };
    return { asked, find };
  };
  const state = deviceTopic(device, 'state');

  it.each([
    ['is heard by who sees all values, without a question', ['telemetry.view'], [], new Map(), true, []],
    ['is heard in the own unit', ['telemetry.view.own'], [id(5)], new Map([[id(3), id(5)]]), true, [id(3)]],
    ['is not heard in the unit of another', ['telemetry.view.own'], [id(5)], new Map([[id(3), id(6)]]), false, [id(3)]],
    [
      'is not heard where the device is in no unit',
      ['telemetry.view.own'],
      [id(5)],
      new Map([[id(3), undefined]]),
      false,
      [id(3)],
    ],
    ['is not heard of a device that is not there', ['telemetry.view.own'], [id(5)], new Map(), false, [id(3)]],
    ['costs no question of who has no right at all', ['building.view'], [id(5)], new Map([[id(3), id(5)]]), false, []],
  ])('%s', async (_, grants, unitIds, units, expected, questions) => {
    const { asked, find } = asking(units);

    expect(await mayPersonListen(actorWith(grants, unitIds), state, find)).toBe(expected);
    expect(asked).toEqual(questions);
  });

  it('is not heard by way of all devices where only the own unit is granted', async () => {
    const { asked, find } = asking(new Map([[id(3), id(5)]]));
    const all = `imah/v1/${device.orgId}/b/${device.buildingId}/d/+/state`;

    expect(await mayPersonListen(actorWith(['telemetry.view.own'], [id(5)]), all, find)).toBe(false);
    expect(asked).toEqual([]);
  });
});
