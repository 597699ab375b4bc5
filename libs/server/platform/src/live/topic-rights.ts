import { decide, type PolicyActor } from '@imah/contract/access';
import { type DeviceAddress, deviceUplinks, parseTopic } from '@imah/contract/mqtt/words';
import type { DeviceIdentity } from './client-identity.ts';

/** The channels a device may publish to. */
export type Uplink = (typeof deviceUplinks)[number] | 'attributes';

/** What a person's right to one device is asked with: the unit it stands in; null when there is no such device. */
export type FindDeviceUnit = (address: DeviceAddress) => Promise<{ readonly unitId: string | undefined } | null>;

/**
 * Whether a person may subscribe to `filter`. The same policy as HTTP: all devices of a building need
 * `telemetry.view` there, one device may also be reached by `telemetry.view.own`. What the topic
 * grammar cannot read (`#`, `$SYS`, `$share`, a wildcard elsewhere) is refused.
 */
export async function mayPersonListen(actor: PolicyActor, filter: string, findUnit: FindDeviceUnit): Promise<boolean> {
  const topic = parseTopic(filter);
  if (topic === null) return false;
  switch (topic.kind) {
    case 'notification':
    case 'access':
    case 'community':
    case 'watch':
      return topic.userId === actor.userId;
    case 'building':
      return decide(actor, topic.channel === 'alarm' ? 'alarm.view' : 'building.view', topic) === 'allowed';
    case 'device':
      return topic.channel === 'state' && (await mayReadDevice(actor, topic, findUnit));
  }
}

async function mayReadDevice(actor: PolicyActor, address: DeviceAddress, findUnit: FindDeviceUnit): Promise<boolean> {
  const { orgId, buildingId } = address;
  if (decide(actor, 'telemetry.view', { orgId, buildingId }) === 'allowed') return true;
  if (address.deviceId === '+') return false;
  // Asked of the database only when it can matter: a person without any grant here learns nothing by timing.
  const hasOwn = actor.memberships.some(
    (membership) => membership.orgId === orgId && membership.grants.has('telemetry.view.own'),
  );
  const device = hasOwn ? await findUnit(address) : null;
  return device !== null && decide(actor, 'telemetry.view', { orgId, buildingId, unitId: device.unitId }) === 'allowed';
}

// The formats of ThingsBoard: devices in the field are set up for them, and the credential says whose they are.
const aliases: ReadonlyMap<string, Uplink> = new Map([
  ['v1/devices/me/telemetry', 'tele'],
  ['v1/devices/me/attributes', 'attributes'],
]);

/** The channel a device's packet belongs to, or null where the device may not publish. */
export function readUplink(device: DeviceIdentity, topicText: string, retain: boolean): Uplink | null {
  const alias = aliases.get(topicText);
  const channel = alias ?? ownChannel(device, topicText);
  if (channel === null) return null;
  const uplink = alias ?? deviceUplinks.find((known) => known === channel) ?? null;
  // A retained value of another channel would reach listeners later as if it were news.
  return retain && uplink !== 'presence' ? null : uplink;
}

/** A device hears its own commands and nothing else. */
export function mayDeviceListen(device: DeviceIdentity, filter: string): boolean {
  return ownChannel(device, filter) === 'cmd';
}

function ownChannel(device: DeviceIdentity, text: string) {
  const topic = parseTopic(text);
  const isOwn =
    topic?.kind === 'device' &&
    topic.orgId === device.orgId &&
    topic.buildingId === device.buildingId &&
    topic.deviceId === device.deviceId;
  return isOwn ? topic.channel : null;
}
