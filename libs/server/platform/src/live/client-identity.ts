import type { BuildingAddress, DeviceAddress } from '@imah/contract/mqtt/words';

/** A person on the live channel: they listen, and never publish. */
export interface PersonIdentity {
  readonly kind: 'person';
  readonly userId: string;
  /** The session that sees as a group: its rights count, not all that the person has. */
  readonly viewSessionId?: string;
}

/** A device on the live channel: it speaks under its own topics, and hears its own commands. */
export interface DeviceIdentity extends DeviceAddress {
  readonly kind: 'device';
}

/** The devices of a building that speak a language of their own: their topics are apart from those of every other building. */
export interface BuildingIdentity extends BuildingAddress {
  readonly kind: 'building';
  readonly credentialId: string;
}

/** A screen on a wall: it hears what its dashboards show, by the rights of whoever made it, and never publishes. */
export interface WallIdentity {
  readonly kind: 'wall';
  readonly wallId: string;
  /** Who made it. */
  readonly userId: string;
}

/** Those that only listen, and to what the rights of a person give. */
export type ListenerIdentity = PersonIdentity | WallIdentity;

export type ClientIdentity = ListenerIdentity | DeviceIdentity | BuildingIdentity;
