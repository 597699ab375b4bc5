import type { ServerContext } from '../context.ts';
import type { DeviceIdentity } from '../live/client-identity.ts';
import type { LiveService } from '../live/live-service.ts';
export interface DeviceServices {
    /** Does at once what otherwise waits for its timer. */
    readonly checkSilence: () => Promise<void>;
    readonly expireCommands: () => Promise<number>;
    readonly rollUp: () => Promise<number>;
    /** Resolves when all that was received is stored and has had its effects. */
    readonly settled: () => Promise<void>;
    /** Forgets devices that are deleted, and their retained states. */
    readonly forget: (devices: readonly DeviceIdentity[]) => Promise<void>;
    readonly stop: () => Promise<void>;
}
/** Takes what devices say: stores it, keeps the latest values, decides who is online, settles commands, raises alarms. */
export declare function startDeviceServices(context: Omit<ServerContext, 'live'>, live: LiveService): Promise<DeviceServices>;
//# sourceMappingURL=device-services.d.ts.map