import { describe, expect, it } from 'vitest';
import type { Reading } from '../plant/plant.ts';
import { descriptionOf, entryOf, presenceOf, readingOf, telemetryOf } from './packets.ts';

const reading: Reading = {
  device: 'Meter "A" – lantai 1',
  at: 1_795_514_400_000,
  values: { energy: 12.5, on: true, text: 'a\nb' },
};

describe('a reading that waits on the disk', () => {
  it('is one line, and the same reading again', () => {
    expect(entryOf(reading)).not.toContain('\n');
    expect(readingOf(entryOf(reading))).toEqual(reading);
  });

  it.each(['', '{', 'null', '[]', '{"d":"Meter"}', '{"d":1,"t":1,"v":{}}', '{"d":"Meter","t":1,"v":{"a":null}}'])(
    'is none in %j',
    (text) => {
      expect(readingOf(text)).toBeNull();
    },
  );
});

describe('a packet of values', () => {
  const sizesOf = (readings: readonly Reading[]) => telemetryOf(readings).map(({ text }) => Buffer.byteLength(text));

  it('holds each device’s readings by its name, whatever that is', () => {
    const packets = telemetryOf([reading, { ...reading, device: '__proto__' }, reading]);

    const points = [1, 2].map(() => ({ ts: reading.at, values: reading.values }));
    expect(packets.map(({ text }) => Object.entries(JSON.parse(text)))).toEqual([
      [[reading.device, points]],
      [['__proto__', points.slice(1)]],
    ]);
  });

  it('is measured in bytes, not in letters: 64 KiB at most', () => {
    const long = Array.from({ length: 60 }, (_, at) => ({
      device: 'é'.repeat(120),
      at,
      values: { text: '€'.repeat(500) },
    }));

    const sizes = sizesOf(long);

    expect([sizes.length, sizes.every((size) => size <= 65_536)]).toEqual([2, true]);
    expect(Math.max(...sizes)).toBeGreaterThan(63_000);
  });

  it('is none where nothing was read', () => {
    expect(telemetryOf([])).toEqual([]);
  });
});

describe('a device', () => {
  const pump = {
    name: 'Pompa',
    type: null,
    points: [{ key: 'on', label: 'Nyala', kind: 'switch', unit: null, isWritable: true }],
  } as const;

  it('is described with what can be set, whether it answers, and through whom it speaks', () => {
    const { topic, text } = descriptionOf(pump, { isUp: null, gateway: 'Panel' });

    expect([topic, JSON.parse(text)]).toEqual([
      'v1/gateway/connect',
      {
        device: 'Pompa',
        properties: [{ key: 'on', label: 'Nyala', kind: 'switch', unit: null, writable: true }],
        online: null,
        gateway: 'Panel',
      },
    ]);
  });

  it('has the type that its file gives it, and no gateway where it is one', () => {
    const { text } = descriptionOf({ ...pump, type: 'pump' }, { isUp: true, gateway: null });

    expect(Object.keys(JSON.parse(text))).toEqual(['device', 'type', 'properties', 'online']);
  });

  it('comes and goes with those behind it', () => {
    expect(
      [presenceOf('Panel', ['Pompa'], true), presenceOf('Panel', ['Pompa'], false)].map(({ topic }) => topic),
    ).toEqual(['v1/gateway/connect', 'v1/gateway/disconnect']);
  });
});
