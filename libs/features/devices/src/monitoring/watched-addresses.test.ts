import { devices, deviceTypes, pump, waterMeter } from '@imah/testing';
import { describe, expect, it } from 'vitest';
import { chosenMetrics, watchableMetrics } from './watched-metrics.ts';

const all = watchableMetrics(devices, deviceTypes);
const ids = (asked: readonly string[]) => chosenMetrics(all, asked).map(({ id }) => id);

describe('the values that an address asks for', () => {
  it('are drawn once each, however often they stand in it', () => {
    const flow = `${waterMeter.id}:flow`;
    const pressure = `${pump.id}:pressure`;

    expect(ids([flow, pressure, flow, flow])).toEqual([flow, pressure]);
  });

  it('count only once towards the six that can be watched', () => {
    const known = all.slice(0, 6).map(({ id }) => id);

    expect(ids([...known.slice(0, 3), ...known])).toEqual(known);
  });

  it.each([[''], ['javascript:alert(1)'], [`${pump.id}`], [`${pump.id}:`], [`${pump.id}:__proto__`]])(
    'are none for %j',
    (asked) => {
      expect(ids([asked])).toEqual([]);
    },
  );
});
