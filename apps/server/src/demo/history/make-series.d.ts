import { type DeviceNature } from '../simulator/device-model.ts';
/** Past values of one device, one array for each metric; switches as booleans. */
export interface DeviceHistory {
    /** Milliseconds since 1970 UTC, rising. */
    readonly ts: readonly number[];
    readonly values: ReadonlyMap<string, readonly (number | boolean)[]>;
}
/** The times of a history, the coarser the older: every 15 minutes, every 5 from `finer`, every minute from `finest`. */
export declare function timesOf(from: number, finer: number, finest: number, to: number): number[];
/** What the device would have reported at `times`; a counter starts at a reading of some years. */
export declare function makeHistory(nature: DeviceNature, times: readonly number[]): DeviceHistory;
//# sourceMappingURL=make-series.d.ts.map