import type { DeviceType } from '@imah/contract';
/** The device types Imah knows by itself. */
export declare const deviceTypes: readonly DeviceType[];
/** The type of a device; undefined for one that a later version knew. */
export declare function findDeviceType(key: string): DeviceType | undefined;
//# sourceMappingURL=device-types.d.ts.map