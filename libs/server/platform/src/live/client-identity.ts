import type { DeviceAddress } from '@imah/contract/mqtt/words';

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

export type ClientIdentity = PersonIdentity | DeviceIdentity;
