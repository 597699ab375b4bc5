import type { MetricValue, TimeZone } from '@imah/contract';
import type { Rhythm } from '../plan/demo-plan.ts';
/** What a simulated device is and where it stands. */
export interface DeviceNature {
    readonly typeKey: string;
    readonly timeZone: TimeZone;
    readonly rhythm: Rhythm;
    readonly seed: number;
    readonly scale: number;
}
export type Values = Readonly<Record<string, MetricValue>>;
/** The counter of a meter, and what one unit of its gauge adds to it in a millisecond. */
export declare const countedBy: Readonly<Record<string, {
    readonly counter: string;
    readonly gauge: string;
    readonly perMs: number;
}>>;
/**
 * Gauges and switches of a device at a time, as it would be if nobody touched it. `switches` are the
 * positions that a person chose. Counters are not in it: they go on from where they were.
 */
export declare function valuesAt(nature: DeviceNature, ts: number, switches?: Values): Values;
//# sourceMappingURL=device-model.d.ts.map