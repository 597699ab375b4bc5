/** The live channel's topics (domain model 5.3). Ids are UUIDs, so no level can hold a wildcard or a slash. */

/** Channels below `…/d/{deviceId}/`. The first group is published by the device, the second by the server. */
export const deviceChannels = ['tele', 'presence', 'cmd/ack', 'state', 'cmd'] as const;
export type DeviceChannel = (typeof deviceChannels)[number];

/** The only channels a device may publish to. */
export const deviceUplinks = ['tele', 'presence', 'cmd/ack'] as const satisfies readonly DeviceChannel[];

/** Channels below `…/b/{buildingId}/`: alarms, and events that say that something changed. */
export const buildingChannels = ['alarm', 'ev'] as const;
export type BuildingChannel = (typeof buildingChannels)[number];

/** Which building; both ids are UUIDs. */
export interface BuildingAddress {
  readonly orgId: string;
  readonly buildingId: string;
}

/** Which device; all ids are UUIDs. */
export interface DeviceAddress extends BuildingAddress {
  readonly deviceId: string;
}

/** A topic that has been read. */
export type Topic =
  | ({ readonly kind: 'device'; readonly channel: DeviceChannel } & DeviceAddress)
  | ({ readonly kind: 'building'; readonly channel: BuildingChannel } & BuildingAddress)
  | { readonly kind: 'notification'; readonly userId: string }
  | { readonly kind: 'access'; readonly userId: string }
  | { readonly kind: 'community'; readonly userId: string }
  | { readonly kind: 'watch'; readonly userId: string };

/** Text of a topic below a device, or of a filter whose device level is `+`. */
export type DeviceTopic<C extends DeviceChannel = DeviceChannel> = `imah/v1/${string}/b/${string}/d/${string}/${C}`;

/** Text of a topic below a building. */
export type BuildingTopic<C extends BuildingChannel = BuildingChannel> = `imah/v1/${string}/b/${string}/${C}`;

/** Channels of a person: notifications, that what they may do has changed, news of the topics they see, and who else is before the tickets they have open. */
export type PersonalChannel = 'notif' | 'access' | 'topic' | 'watch';

/** Text of a topic of one person. */
export type PersonalTopic<C extends PersonalChannel = PersonalChannel> = `imah/v1/u/${string}/${C}`;

/** `imah/v1/{org}/b/{building}/d/{device}/{channel}` */
export function deviceTopic<C extends DeviceChannel>(address: DeviceAddress, channel: C): DeviceTopic<C> {
  return `imah/v1/${address.orgId}/b/${address.buildingId}/d/${address.deviceId}/${channel}`;
}

/** `imah/v1/{org}/b/{building}/{channel}` */
export function buildingTopic<C extends BuildingChannel>(address: BuildingAddress, channel: C): BuildingTopic<C> {
  return `imah/v1/${address.orgId}/b/${address.buildingId}/${channel}`;
}

/** `imah/v1/u/{user}/notif` */
export function notificationTopic(userId: string): PersonalTopic<'notif'> {
  return `imah/v1/u/${userId}/notif`;
}

/** `imah/v1/u/{user}/access`: what the person may do has changed; who hears it asks who they are again. */
export function accessTopic(userId: string): PersonalTopic<'access'> {
  return `imah/v1/u/${userId}/access`;
}

/** `imah/v1/u/{user}/topic`: a topic (of people who talk) has changed that this person sees; nobody else hears of it. */
export function communityTopicOf(userId: string): PersonalTopic<'topic'> {
  return `imah/v1/u/${userId}/topic`;
}

/** `imah/v1/u/{user}/watch`: who else is before a ticket that a page of this person shows, as they may know it. */
export function watchTopic(userId: string): PersonalTopic<'watch'> {
  return `imah/v1/u/${userId}/watch`;
}

/** Filter for one channel of every device of a building. */
export function buildingDevicesFilter(address: BuildingAddress, channel: 'state'): DeviceTopic<'state'> {
  return deviceTopic({ ...address, deviceId: '+' }, channel);
}

/**
 * Reads a topic, or a filter whose device level is `+`. Anything else (another wildcard, `$share`,
 * `$SYS`, a foreign prefix) is null: what cannot be read cannot be granted.
 */
export function parseTopic(text: string): Topic | null {
  const levels = text.split('/');
  if (levels[0] !== 'imah' || levels[1] !== 'v1') return null;
  if (levels[2] === 'u') return parsePersonal(levels);

  const [, , orgId, b, buildingId, d, deviceId, ...rest] = levels;
  if (!isLevel(orgId) || b !== 'b' || !isLevel(buildingId)) return null;
  if (d !== 'd') {
    return levels.length === 6 && isOneOf(buildingChannels, d)
      ? { kind: 'building', orgId, buildingId, channel: d }
      : null;
  }
  const channel = rest.join('/');
  if (!isLevel(deviceId) && deviceId !== '+') return null;
  return isOneOf(deviceChannels, channel) ? { kind: 'device', orgId, buildingId, deviceId, channel } : null;
}

function parsePersonal(levels: readonly string[]): Topic | null {
  const [, , , userId, channel] = levels;
  if (levels.length !== 5 || !isLevel(userId)) return null;
  if (channel === 'notif') return { kind: 'notification', userId };
  if (channel === 'topic') return { kind: 'community', userId };
  if (channel === 'watch') return { kind: 'watch', userId };
  return channel === 'access' ? { kind: 'access', userId } : null;
}

function isLevel(level: string | undefined): level is string {
  return level !== undefined && /^[0-9a-f-]{36}$/.test(level);
}

function isOneOf<T extends string>(words: readonly T[], word: string | undefined): word is T {
  return words.some((known) => known === word);
}
