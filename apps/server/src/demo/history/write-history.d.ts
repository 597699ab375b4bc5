import { type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { DeviceNature } from '../simulator/device-model.ts';
/** How far back each level of the demonstration reaches. */
export declare const historyReach: {
    readonly days: 30;
    readonly finestDays: 2;
    readonly rawHours: 2;
};
export interface HistoryDevice extends DeviceNature {
    readonly orgId: string;
    readonly deviceId: string;
}
/** Writes a past for one device, its last value at `until`. */
export declare function writeHistory(trx: Transaction<Database>, device: HistoryDevice, until: number): Promise<void>;
//# sourceMappingURL=write-history.d.ts.map