import { type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { DeviceIdentity } from '../live/client-identity.ts';
export declare function isDemoRemoved(db: Kysely<Database>): Promise<boolean>;
export interface RemovedDemo {
    readonly userIds: readonly string[];
    readonly devices: readonly DeviceIdentity[];
}
/** Deletes every organisation, account, device and value of the demonstration, and remembers it. All or nothing. */
export declare function removeDemo(db: Kysely<Database>, now: number): Promise<RemovedDemo>;
//# sourceMappingURL=remove-demo.d.ts.map