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

/** What tells of the readings: each device's in their order, no packet with more than Imah takes of one. */
export function telemetryOf(readings: readonly Reading[]): readonly Packet[] {
  return [...Map.groupBy(readings, ({ device }) => device)].flatMap(([device, own]) => {
    const points = own.map(({ at, values }) => JSON.stringify({ ts: at, values }));
    const name = JSON.stringify(device);
    return chunksOf(points, ingestLimits.maxBytes - Buffer.byteLength(name) - wrapping).map((chunk) => ({
      topic: topics.telemetry,
      text: `{${name}:[${chunk.join(',')}]}`,
    }));
  });
}

/** Bytes of `{:[]}` around the points of a device. */
const wrapping = 5;

/** What a device is, with each of its points; `isUp` null where nobody has asked it yet, `gateway` null for the gateway itself. */
export function descriptionOf(
  { name, type, points }: DeviceDescription,
  { isUp, gateway }: { readonly isUp: boolean | null; readonly gateway: string | null },
): Packet {
  const properties = points.map(({ key, label, kind, unit, isWritable }) => ({
    key,
    label,
    kind,
    unit,
    writable: isWritable,
  }));
  return {
    topic: topics.connect,
    text: JSON.stringify({
      device: name,
      ...(type === null ? {} : { type }),
      properties,
      online: isUp,
      ...(gateway === null ? {} : { gateway }),
    }),
  };
}

/** That a device, and those behind it, are there or gone. */
export function presenceOf(device: string, behind: readonly string[], isUp: boolean): Packet {
  return { topic: isUp ? topics.connect : topics.disconnect, text: JSON.stringify({ device, behind }) };
}

/** Stretches of points that have no more of them, and no more bytes with the commas between, than Imah takes. */
function chunksOf(points: readonly string[], mostBytes: number): readonly (readonly string[])[] {
  const chunks: string[][] = [];
  let bytes = 0;
  for (const point of points) {
    const last = chunks.at(-1);
    const more = Buffer.byteLength(point) + 1;
    if (last !== undefined && last.length < ingestLimits.maxPoints && bytes + more <= mostBytes) {
      last.push(point);
      bytes += more;
    } else {
      chunks.push([point]);
      bytes = more;
    }
  }
  return chunks;
}
