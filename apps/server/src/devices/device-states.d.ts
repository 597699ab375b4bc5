import type { DeviceStatus, MetricValue } from '@imah/contract';
import { type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema.ts';
import type { DeviceIdentity } from '../live/client-identity.ts';
import type { LivePublisher } from '../live/live-publisher.ts';
/** The retained state of one device goes out at most twice a second. */
export declare const statePublishMs = 500;
/** A device as the live channel shows it. */
export interface KnownDevice {
    readonly identity: DeviceIdentity;
    readonly name: string;
    readonly typeKey: string;
    status: DeviceStatus;
    lastSeenAt: number | null;
    readonly ts: Record<string, number>;
    readonly values: Record<string, MetricValue>;
}
export interface StatePorts {
    readonly db: Kysely<Database>;
    readonly live: LivePublisher;
    readonly log: Logger;
    readonly now: () => number;
}
/** What every device last said, in memory, and its retained topic. */
export interface DeviceStates {
    /** Publishes what the database knows: retained values live in the broker's memory. */
    readonly load: () => Promise<void>;
    /** Null for a device that is gone. */
    readonly find: (deviceId: string) => Promise<KnownDevice | null>;
    /** Takes a newer value; false for one older than what is known. */
    readonly report: (device: KnownDevice, key: string, ts: number, value: MetricValue) => boolean;
    /** Has changed: publish, now or as soon as half a second has passed since the last time. */
    readonly touch: (device: KnownDevice) => void;
    readonly forget: (deviceId: string) => void;
    /** Takes the retained topics of a device away. */
    readonly erase: (device: DeviceIdentity) => Promise<void>;
    readonly stop: () => void;
}
export declare function createDeviceStates({ db, live, log, now }: StatePorts): DeviceStates;
//# sourceMappingURL=device-states.d.ts.map