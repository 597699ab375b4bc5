import type { MetricValue } from '@imah/contract/devices';
import { type CommandAck, commandPacket } from '@imah/contract/mqtt';
import { type DeviceAddress, type DeviceChannel, deviceTopic } from '@imah/contract/mqtt/words';
import { countedBy, type DeviceNature, type Values, valuesAt } from './device-model.ts';

/** How often each type speaks, in milliseconds. */
const speakMs: Readonly<Record<string, number>> = { lift: 2_000, pump: 4_000, 'fire-pump': 4_000, door: 5_000 };
const usualSpeakMs = 8_000;

/** How long a position that a person chose stays before the building's own timing takes over again. */
const manualMs = 30 * 60_000;

export interface SimulatedDevice {
  readonly address: DeviceAddress;
  readonly everyMs: number;
  /** Says how it is now. */
  readonly speak: () => void;
  /** Takes what came on its command topic. */
  readonly obey: (payload: Buffer) => void;
}

export interface SimulatedDevicePorts {
  readonly publish: (topic: string, payload: string) => void;
  readonly now: () => number;
  /** A number from 0 to 1. */
  readonly random: () => number;
  readonly after: (ms: number, task: () => void) => void;
}

/** What the device was like when it last spoke, from the database. */
export interface LastKnown {
  readonly ts: Readonly<Record<string, number>>;
  readonly values: Values;
}

/** A device as it would be in a real building: it goes on from where it was, and does what it is told. */
export function createSimulatedDevice(
  address: DeviceAddress,
  nature: DeviceNature,
  last: LastKnown,
  { publish, now, random, after }: SimulatedDevicePorts,
): SimulatedDevice {
  const counting = countedBy[nature.typeKey];
  let switches: Record<string, MetricValue> = {};
  let manualUntil = 0;
  let reading = Number((counting && last.values[counting.counter]) ?? 0);
  let countedAt = (counting && last.ts[counting.counter]) ?? now();

  const say = (channel: DeviceChannel, content: unknown) =>
    publish(deviceTopic(address, channel), JSON.stringify(content));

  function measure(): Record<string, MetricValue> {
    const at = now();
    if (at >= manualUntil) switches = {};
    const values = { ...valuesAt(nature, at, switches) };
    if (counting !== undefined) {
      // A meter goes on counting while the server sleeps.
      reading += Number(values[counting.gauge]) * counting.perMs * Math.max(0, at - countedAt);
      countedAt = at;
      values[counting.counter] = Math.round(reading * 1_000) / 1_000;
    }
    return values;
  }

  const speak = () => say('tele', { ts: now(), values: measure() });

  return {
    address,
    everyMs: Math.round((speakMs[nature.typeKey] ?? usualSpeakMs) * (0.8 + 0.4 * random())),
    speak,
    obey(payload) {
      const command = commandPacket.safeParse(parseJson(payload));
      if (!command.success || Date.parse(command.data.expiresAt) < now()) return;
      const { id, params } = command.data;
      after(50 + 100 * random(), () => say('cmd/ack', { id, status: 'accepted' } satisfies CommandAck));
      after(400 + 1_500 * random(), () => {
        switches = { ...switches, [params.key]: params.value };
        manualUntil = now() + manualMs;
        speak();
        say('cmd/ack', { id, status: 'done', reported: { [params.key]: params.value } } satisfies CommandAck);
      });
    },
  };
}

function parseJson(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString('utf8'));
  } catch {
    return undefined;
  }
}
