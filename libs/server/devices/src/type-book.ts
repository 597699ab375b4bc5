import type { DeviceType } from '@imah/contract/devices';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { findCatalogueType } from './device-types.ts';
import { findDeviceType } from './read-device-types.ts';

/** The types that devices speak by, at hand for every value that comes. */
export interface TypeBook {
  /** Undefined for one that there is none of. */
  readonly find: (key: string) => Promise<DeviceType | undefined>;
  /** Reads a type anew when it is next asked for: here or in another process it has changed. */
  readonly forget: (key: string) => void;
  /** Reads all anew: what has changed is not known. */
  readonly forgetAll: () => void;
}

export function createTypeBook(db: Kysely<Database>): TypeBook {
  const own = new Map<string, Promise<DeviceType | undefined>>();

  return {
    async find(key) {
      const known = findCatalogueType(key);
      if (known !== undefined) return known;
      const asked = own.get(key);
      if (asked !== undefined) return asked;
      const read = findDeviceType(db, key);
      own.set(key, read);
      const drop = () => {
        if (own.get(key) === read) own.delete(key);
      };
      // What is not there may be made, and what could not be read may be read again.
      read.then((type) => type === undefined && drop(), drop);
      return read;
    },
    forget: (key) => void own.delete(key),
    forgetAll: () => own.clear(),
  };
}
