import { type DeviceType, deviceTypeDraft } from '@imah/contract/devices';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPacket } from './telemetry/read-packet.ts';

const key = fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/);
const label = fc.record({
  id: fc.string({ minLength: 1, maxLength: 9 }),
  en: fc.string({ minLength: 1, maxLength: 9 }),
});
const number = fc.double({ min: -1e12, max: 1e12, noNaN: true });
const anyType = fc.record({
  name: label,
  icon: fc.constantFrom('lucide:zap', 'lucide:cpu'),
  offlineAfterSec: fc.integer({ min: 0, max: 90_000 }),
  controls: fc.constant([]),
  metrics: fc.array(
    fc.record(
      {
        key,
        label,
        kind: fc.constantFrom('gauge', 'counter', 'state', 'text'),
        unit: fc.constantFrom('°C', 'none'),
        decimals: fc.integer({ min: 0, max: 6 }),
        min: number,
        max: number,
      },
      { requiredKeys: ['key', 'label', 'kind', 'unit', 'decimals'] },
    ),
    { minLength: 1, maxLength: 5 },
  ),
});

it('any type that the schema takes reads any packet without a crash, and takes no value of a metric that it has not', () => {
  fc.assert(
    fc.property(anyType, fc.jsonValue(), (candidate, spoken) => {
      const parsed = deviceTypeDraft.safeParse(candidate);
      fc.pre(parsed.success);
      if (!parsed.success) return;
      const type: DeviceType = { ...parsed.data, key: 'own' };
      const own = Object.fromEntries(type.metrics.map((metric) => [metric.key, spoken]));
      for (const values of [spoken, { values: own }]) {
        const packet = readPacket(Buffer.from(JSON.stringify(values)), type, Date.UTC(2026, 10, 21));
        const keys = (packet?.measurements ?? []).map((measurement) => measurement.key);
        expect(keys.filter((one) => !type.metrics.some((metric) => metric.key === one))).toEqual([]);
      }
    }),
  );
});
