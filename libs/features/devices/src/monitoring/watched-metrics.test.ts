import { devices, deviceTypes, electricityMeter, offlinePump, pump, waterMeter } from '@imah/testing';
import { describe, expect, it } from 'vitest';
import { chosenMetrics, maxWatched, watchableMetrics } from './watched-metrics.ts';

const all = watchableMetrics(devices, deviceTypes);
const ids = (watched: ReturnType<typeof chosenMetrics>) => watched.map(({ id }) => id);

describe('chosenMetrics', () => {
  it('starts with one level of each kind of device', () => {
    const chosen = chosenMetrics(all, null);

    expect(new Set(chosen.map(({ type }) => type.key)).size).toBe(chosen.length);
    expect(chosen.every(({ metric }) => metric.kind === 'gauge')).toBe(true);
    expect(chosen).toHaveLength(4);
  });

  it('starts with a device that is online where one of its kind is', () => {
    const pumps = watchableMetrics([offlinePump, pump], deviceTypes);

    expect(chosenMetrics(pumps, null).map(({ device }) => device.name)).toEqual([pump.name]);
  });

  it('shows what the address asks for, in its order, and skips what does not exist', () => {
    const asked = [`${waterMeter.id}:flow`, 'nobody:power', `${electricityMeter.id}:power`];

    expect(ids(chosenMetrics(all, asked))).toEqual([`${waterMeter.id}:flow`, `${electricityMeter.id}:power`]);
    expect(chosenMetrics(all, [])).toEqual([]);
  });

  it('shows no more than can be watched', () => {
    expect(
      chosenMetrics(
        all,
        all.map(({ id }) => id),
      ),
    ).toHaveLength(Math.min(maxWatched, all.length));
  });

  it('knows nothing to draw of a device whose type is unknown', () => {
    expect(watchableMetrics([pump], [])).toEqual([]);
  });
});
