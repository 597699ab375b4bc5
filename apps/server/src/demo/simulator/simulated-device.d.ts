import { type DeviceAddress } from '@imah/contract/topics';
import { type DeviceNature, type Values } from './device-model.ts';
export interface SimulatedDevice {
    readonly address: DeviceAddress;
    readonly everyMs: number;
    /** Says how it is now. */
    readonly speak: () => void;
    /** Takes what came on its command topic. */
    readonly obey: (payload: Buffer) => void;
}
export interface SimulatedDevicePorts {
    readonly publish: (topic: string, payload: string) => void;
    readonly now: () => number;
    /** A number from 0 to 1. */
    readonly random: () => number;
    readonly after: (ms: number, task: () => void) => void;
}
/** What the device was like when it last spoke, from the database. */
export interface LastKnown {
    readonly ts: Readonly<Record<string, number>>;
    readonly values: Values;
}
/** A device as it would be in a real building: it goes on from where it was, and does what it is told. */
export declare function createSimulatedDevice(address: DeviceAddress, nature: DeviceNature, last: LastKnown, { publish, now, random, after }: SimulatedDevicePorts): SimulatedDevice;
//# sourceMappingURL=simulated-device.d.ts.map