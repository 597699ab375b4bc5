import type { PolicyActor } from '@imah/contract/access';
import type { BuildingIdentity, DeviceIdentity, PersonIdentity, WallIdentity } from './client-identity.ts';
import type { FindDeviceUnit } from './topic-rights.ts';
import type { EndsOptions } from './watch-ends.ts';

/** Whose address and password of the live channel were given. */
export interface LivePerson {
  readonly userId: string;
  /** The session that sees as a group, where the secret is of such a one. */
  readonly viewSessionId?: string;
}

/** What the broker asks of the rest of the server. */
export interface AccessPorts {
  /** Null for a wrong pair, a locked account, a device that is disabled. */
  readonly authenticatePerson: (email: string, secret: string) => Promise<PersonIdentity | null>;
  /** A device, or the devices of a building; `from` is the address that is noted with it. */
  readonly authenticateDevice: (
    username: string,
    secret: string,
    from: string,
  ) => Promise<DeviceIdentity | BuildingIdentity | null>;
  /** A wall by its id and token; null where it is not good. */
  readonly authenticateWall: (wallId: string, token: string) => Promise<WallIdentity | null>;
  /** The topics that a wall may listen to now; null where it shows nothing any more. */
  readonly wallTopics: (wallId: string) => Promise<ReadonlySet<string> | null>;
  /** The rights a person has now, or one of their sessions that sees as a group; null when that is over, or the account gone or locked. */
  readonly loadActor: (userId: string, viewSessionId?: string) => Promise<PolicyActor | null>;
  readonly findDeviceUnit: FindDeviceUnit;
  /** Of these people those whose rights run out by themselves within so many milliseconds, and after how many. */
  readonly rightsThatEnd: EndsOptions['rightsThatEnd'];
}
