export type Value = number | boolean | string;

/** What a device said with one answer. */
export interface Reading {
  readonly device: string;
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
  readonly values: Readonly<Record<string, Value>>;
}

/** What a device measures or switches, as Imah is told of it. */
interface PointDescription {
  readonly key: string;
  readonly label: string;
  readonly kind: 'number' | 'switch' | 'text';
  readonly unit: string | null;
  readonly isWritable: boolean;
}

export interface DeviceDescription {
  readonly name: string;
  readonly type: string | null;
  readonly points: readonly PointDescription[];
}

/** Who is told what the plant says. */
export interface PlantListener {
  readonly heard: (reading: Reading) => void;
  /** Told when it changes: whether a device answers. */
  readonly presence: (device: string, isUp: boolean) => void;
}

/** One connection to the plant, whatever is spoken on it. */
export interface Plant {
  readonly devices: readonly DeviceDescription[];
  readonly start: (listener: PlantListener) => void;
  /** Resolves when the device has taken the value. @throws {Error} with why it has not */
  readonly write: (device: string, key: string, value: Value) => Promise<void>;
  readonly stop: () => Promise<void>;
}
