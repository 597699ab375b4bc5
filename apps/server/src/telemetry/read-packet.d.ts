import { type DeviceType, type MetricValue } from '@imah/contract';
export interface Measurement {
    readonly key: string;
    /** Milliseconds since 1970 UTC. */
    readonly ts: number;
    readonly value: MetricValue;
}
export interface ReadPacket {
    readonly measurements: Measurement[];
    /** Values that were refused: unknown, of the wrong kind, not believable, from the future or too old to keep. */
    readonly refused: number;
}
/** Raw values are kept this long; what is older would be dropped with its day. */
export declare const rawRetentionMs: number;
/** Reads what a device published; null for what is no telemetry at all. Values without a time get `now`. */
export declare function readPacket(payload: Buffer, type: DeviceType, now: number): ReadPacket | null;
//# sourceMappingURL=read-packet.d.ts.map