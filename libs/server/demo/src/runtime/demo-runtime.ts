import type { DeviceIdentity } from '@imah/server-platform/live';

/** What runs of the demonstration and must end with it. */
interface DemoPart {
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
export function createDemoRuntime(): DemoRuntime {
  const parts: Partial<DemoPart>[] = [];
  return {
    add: (part) => void parts.push(part),
    stop: async () => void (await Promise.all(parts.map(async (part) => part.stop?.()))),
    forget: async (devices) => void (await Promise.all(parts.map(async (part) => part.forget?.(devices)))),
  };
}
