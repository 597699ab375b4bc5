import type { DeviceType, MetricDefinition } from '@imah/contract/devices';
import { ingestLimits } from '@imah/contract/telemetry/words';
import { describe, expect, it } from 'vitest';
import { numberSize, rawRetentionMs, readPacket } from './read-packet.ts';

const now = Date.UTC(2026, 10, 23, 3);
const metric = (key: string, kind: MetricDefinition['kind'], bounds: Pick<MetricDefinition, 'min' | 'max'> = {}) => ({
  key,
  kind,
  unit: 'none' as const,
  decimals: 0,
  label: { id: key, en: key },
  ...bounds,
});
const type: DeviceType = {
  key: 'thing',
  name: { id: 'Benda', en: 'Thing' },
  icon: 'lucide:box',
  metrics: [
    metric('level', 'gauge', { min: 0, max: 100 }),
    metric('count', 'counter'),
    metric('depth', 'gauge'),
    metric('running', 'state'),
    metric('note', 'text'),
  ],
  controls: [],
  offlineAfterSec: 60,
};
const read = (json: unknown) =>
  readPacket(Buffer.from(typeof json === 'string' ? json : JSON.stringify(json)), type, now);

describe('what a device publishes', () => {
  it('is values at a time, many at once, or values alone, which are of now', () => {
    expect(read({ ts: now - 1000, values: { level: 5 } })?.measurements).toEqual([
      { key: 'level', ts: now - 1000, value: 5 },
    ]);
    expect(
      read([
        { ts: now - 2000, values: { level: 5 } },
        { ts: now - 1000, values: { running: true } },
      ])?.measurements,
    ).toEqual([
      { key: 'level', ts: now - 2000, value: 5 },
      { key: 'running', ts: now - 1000, value: true },
    ]);
    expect(read({ level: 5, note: 'baik' })?.measurements).toEqual([
      { key: 'level', ts: now, value: 5 },
      { key: 'note', ts: now, value: 'baik' },
    ]);
  });

  it.each([
    ['no JSON', '{level:'],
    ['nothing', ''],
    ['a number alone', '5'],
    ['a text alone', '"level"'],
    ['null', 'null'],
    ['values that are a list', '{"values":[1,2]}'],
    ['a value that is a record', '{"values":{"level":{"x":1}}}'],
    ['a time that is a text', '{"ts":"kemarin","values":{"level":1}}'],
  ])('is no telemetry: %s', (_what, text) => {
    expect(read(text)).toBeNull();
  });
});

describe('a value is taken', () => {
  it.each([
    ['at its lower bound', 'level', 0],
    ['at its upper bound', 'level', 100],
    ['below nothing, where no bound says otherwise', 'count', -1],
    ['of a switch that is off', 'running', false],
    ['that is an empty text', 'note', ''],
    ['as large as can be added up', 'depth', numberSize.most],
    ['as small as can be divided', 'depth', -numberSize.least],
    ['that is nothing', 'count', 0],
    ['of more than one unit of writing a character', 'note', '🔥'],
  ])('%s', (_what, key, value) => {
    expect(read({ values: { [key]: value } })).toEqual({ measurements: [{ key, ts: now, value }], refused: 0 });
  });

  it.each([
    ['of a metric that the type has not', 'speed', 5],
    ['under its lower bound', 'level', -0.1],
    ['over its upper bound', 'level', 100.1],
    ['that is a text where a number is meant', 'level', '5'],
    ['that is a number where a switch is meant', 'running', 1],
    ['that is a switch where a text is meant', 'note', true],
    ['that could not be added up', 'depth', numberSize.most * 1.01],
    ['that could not be added up below nothing', 'depth', -1e308],
    ['so small that its mean is no number', 'depth', 5e-324],
    ['with a NUL, which no database keeps', 'note', 'baik\0'],
    ['with half of a character', 'note', '\ud83d'],
  ])('never %s, and the others of the packet are', (_what, key, value) => {
    expect(read({ values: { [key]: value, count: 7 } })).toEqual({
      measurements: [{ key: 'count', ts: now, value: 7 }],
      refused: 1,
    });
  });

  it.each([
    ['as far ahead as clocks may be', now + ingestLimits.maxFutureMs, 1],
    ['further ahead', now + ingestLimits.maxFutureMs + 1, 0],
    ['just within what is kept', now - rawRetentionMs + 1, 1],
    ['as old as what is dropped', now - rawRetentionMs, 0],
  ])('by its time: %s', (_what, ts, taken) => {
    const packet = read({ ts, values: { level: 5 } });

    expect([packet?.measurements.length, packet?.refused]).toEqual([taken, 1 - taken]);
  });
});
