import { ingestLimits } from '@imah/contract/telemetry/words';
import * as z from 'zod';
import type { DeviceDescription, Reading } from '../plant/plant.ts';

export interface Packet {
  readonly topic: string;
  readonly text: string;
}

export const topics = {
  connect: 'v1/gateway/connect',
  disconnect: 'v1/gateway/disconnect',
  telemetry: 'v1/gateway/telemetry',
  rpc: 'v1/gateway/rpc',
} as const;

const value = z.union([z.number(), z.boolean(), z.string()]);
const entry = z.object({ d: z.string(), t: z.number(), v: z.record(z.string(), value) });

/** A reading as it waits on the disk. */
export const entryOf = ({ device, at, values }: Reading): string => JSON.stringify({ d: device, t: at, v: values });

/** Null for what was written by another version, and is nothing to this one. */
export function readingOf(text: string): Reading | null {
  try {
    const parsed = entry.safeParse(JSON.parse(text));
    return parsed.success ? { device: parsed.data.d, at: parsed.data.t, values: parsed.data.v } : null;
  } catch {
    return null;
  }
}

/** What tells of the readings: each device's in their order, no packet with more points than Imah takes of one. */
export function telemetryOf(readings: readonly Reading[]): readonly Packet[] {
  return [...Map.groupBy(readings, ({ device }) => device)].flatMap(([device, own]) =>
    chunksOf(own, ingestLimits.maxPoints).map((points) => ({
      topic: topics.telemetry,
      text: JSON.stringify({ [device]: points.map(({ at, values }) => ({ ts: at, values })) }),
    })),
  );
}

/** What a device is, with each of its points; `isUp` null where nobody has asked it yet. */
export function descriptionOf({ name, type, points }: DeviceDescription, isUp: boolean | null): Packet {
  const properties = points.map(({ key, label, kind, unit, isWritable }) => ({
    key,
    label,
    kind,
    unit,
    writable: isWritable,
  }));
  return {
    topic: topics.connect,
    text: JSON.stringify({ device: name, ...(type === null ? {} : { type }), properties, online: isUp }),
  };
}

/** That a device, and those behind it, are there or gone. */
export function presenceOf(device: string, behind: readonly string[], isUp: boolean): Packet {
  return { topic: isUp ? topics.connect : topics.disconnect, text: JSON.stringify({ device, behind }) };
}

function chunksOf<T>(all: readonly T[], most: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, index) =>
    all.slice(index * most, (index + 1) * most),
  );
}
