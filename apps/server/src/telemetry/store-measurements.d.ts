import { type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { DeviceIdentity } from '../live/client-identity.ts';
import type { Measurement } from './read-packet.ts';
export interface DeviceMeasurement extends Measurement {
    readonly device: Pick<DeviceIdentity, 'orgId' | 'deviceId'>;
}
/** The finest bucket of a rollup, in milliseconds. */
export declare const finestBucketMs = 300000;
/** Ids of devices that were not online before. */
export type NewlyOnline = ReadonlySet<string>;
/**
 * Stores a batch in one transaction: raw rows (the same time twice: the last word counts), the latest
 * value where it is newer, the buckets to roll up, and that the devices `seen` have spoken.
 */
export declare function storeMeasurements(db: Kysely<Database>, batch: readonly DeviceMeasurement[], seen: ReadonlyMap<string, string>, now: number): Promise<NewlyOnline>;
//# sourceMappingURL=store-measurements.d.ts.map