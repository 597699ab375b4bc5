import type { MetricValue } from '@imah/contract/devices';
import type { DeviceProtocol } from '@imah/contract/devices/words';
import type { Template } from './template.ts';

/** What a device said in its own language, as text. */
export interface Said {
  readonly topic: string;
  readonly text: string;
}

/** Where a property's value is found: on a topic, below keys of its JSON, or by a template. */
export interface SourceRead {
  readonly topic: string;
  /** Keys into JSON; none: the whole text. */
  readonly path: readonly string[];
  readonly template?: Template;
}

/** What is said to switch a property, or to set it: a value stands between two texts, as JSON or as it is. */
export type SourceWrite =
  | { readonly topic: string; readonly on: string; readonly off: string }
  | { readonly topic: string; readonly before: string; readonly after: string; readonly as: 'json' | 'text' };

/** What a device measures or switches, as its language describes it. */
export interface SourceProperty {
  /** Unique within the device. */
  readonly key: string;
  readonly label: string;
  readonly kind: 'number' | 'switch' | 'text';
  readonly unit: string | null;
  /** What it is about in our words (`power`, `temperature`); null where nobody knows. */
  readonly purpose: string | null;
  readonly reads: readonly SourceRead[];
  /** Words that mean on and off; those that everybody uses where left out. */
  readonly on?: readonly string[];
  readonly off?: readonly string[];
  readonly write: SourceWrite | null;
  /** The topic that described it, where one does so alone. */
  readonly from?: string;
}

/** Where it is said whether the device is there. */
export interface SourcePresence extends SourceRead {
  readonly online: readonly string[];
  readonly offline: readonly string[];
}

/** A device as its own language describes it. */
export interface Source {
  readonly sourceKey: string;
  readonly name: string;
  readonly maker: string | null;
  readonly model: string | null;
  readonly firmware: string | null;
  readonly presence: readonly SourcePresence[];
  readonly properties: readonly SourceProperty[];
  /** The source key of the device through which it speaks, where that one says so. */
  readonly gateway?: string;
}

/** What a message tells of devices; what it cannot say is left as it was. */
export interface Discovery {
  readonly found: readonly Source[];
  /** `values`: only what values gave away; what the device has said of itself stands before it. */
  readonly by: 'description' | 'values';
  /** Words for what could not be understood of it. */
  readonly refused: readonly string[];
  /** A topic that described properties, and does so no more. */
  readonly withdrawn?: string;
}

export interface ParsedValue {
  readonly key: string;
  readonly value: MetricValue;
  /** Milliseconds since 1970 UTC; the time of arrival where left out. */
  readonly ts?: number;
}

/** What became of a command, in the device's own word. */
export interface ParsedAnswer {
  /** The command's id, as it was told. */
  readonly id: string;
  readonly status: 'done' | 'failed';
  readonly error?: string;
}

export interface Parsed {
  readonly values: readonly ParsedValue[];
  /** Answers to commands, where the language has any; most obey without a word, and report the new value. */
  readonly answers?: readonly ParsedAnswer[];
  /** Null where the message says nothing of it. */
  readonly online: boolean | null;
  /** Values that are not what they have to be. */
  readonly refused: number;
}

/** A language of devices. Pure: what it is told is all it knows. */
export interface Adapter {
  readonly protocol: DeviceProtocol;
  /** Whether the topic belongs to the language at all. */
  readonly speaks: (topic: string) => boolean;
  readonly discover: (said: Said) => Discovery;
  readonly parse: (said: Said, source: Source) => Parsed;
  /** The source keys that a message names, where one topic is that of many devices: nobody else is asked what it says. */
  readonly named?: (said: Said) => readonly string[];
  /** What is said to switch or set a property; null for one that cannot be, or not to this value. `id` comes back with the answer. */
  readonly command: (source: Source, key: string, value: MetricValue, id: string) => Said | null;
  /** Whether a topic is one on which devices of the language take orders. */
  readonly isCommandTopic: (topic: string) => boolean;
}

export const nothingFound: Discovery = { found: [], by: 'values', refused: [] };

/** What should have told of devices, and did not, with why. */
export const notUnderstood = (...refused: readonly string[]): Discovery => ({ found: [], by: 'description', refused });
