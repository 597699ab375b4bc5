import type { Device } from '@imah/contract';
import { type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
/** Which devices of a building: all, or those in the person's own units. */
export type DeviceRows = 'all' | readonly string[];
export interface DevicePosition {
    readonly name: string;
    readonly id: string;
}
/** SQL: whether the row `d` is one of `rows`. */
export declare function isAmong(rows: DeviceRows): RawBuilder<boolean>;
/** Devices with their last reported values, by name. */
export declare function readDevices(db: Kysely<Database>, condition: RawBuilder<unknown>, limit?: number | null): Promise<Device[]>;
/** Keys of the types that stand in a building. */
export declare function readTypeKeys(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<ReadonlySet<string>>;
//# sourceMappingURL=read-devices.d.ts.map