import { type PolicyActor } from '@imah/contract';
import { type DeviceAddress, deviceUplinks } from '@imah/contract/topics';
import type { DeviceIdentity } from './client-identity.ts';
/** The channels a device may publish to. */
export type Uplink = (typeof deviceUplinks)[number] | 'attributes';
/** What a person's right to one device is asked with: the unit it stands in; null when there is no such device. */
export type FindDeviceUnit = (address: DeviceAddress) => Promise<{
    readonly unitId: string | undefined;
} | null>;
/**
 * Whether a person may subscribe to `filter`. The same policy as HTTP: all devices of a building need
 * `telemetry.view` there, one device may also be reached by `telemetry.view.own`. What the topic
 * grammar cannot read (`#`, `$SYS`, `$share`, a wildcard elsewhere) is refused.
 */
export declare function mayPersonListen(actor: PolicyActor, filter: string, findUnit: FindDeviceUnit): Promise<boolean>;
/** The channel a device's packet belongs to, or null where the device may not publish. */
export declare function readUplink(device: DeviceIdentity, topicText: string, retain: boolean): Uplink | null;
/** A device hears its own commands and nothing else. */
export declare function mayDeviceListen(device: DeviceIdentity, filter: string): boolean;
//# sourceMappingURL=topic-rights.d.ts.map