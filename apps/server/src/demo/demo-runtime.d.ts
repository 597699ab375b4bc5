import type { DeviceIdentity } from '../live/client-identity.ts';
/** What runs of the demonstration and must end with it. */
export interface DemoPart {
    /** Ends what acts for the demonstration. */
    readonly stop: () => Promise<void>;
    /** Lets go of what is remembered of its devices. */
    readonly forget: (devices: readonly DeviceIdentity[]) => Promise<void>;
}
export interface DemoRuntime {
    readonly add: (part: Partial<DemoPart>) => void;
    readonly stop: () => Promise<void>;
    readonly forget: (devices: readonly DeviceIdentity[]) => Promise<void>;
}
/** The parts join while the server starts; removing the demonstration and stopping the server end them. */
export declare function createDemoRuntime(): DemoRuntime;
//# sourceMappingURL=demo-runtime.d.ts.map