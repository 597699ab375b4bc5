import type { Series, TelemetryAnswer } from '@imah/contract/telemetry';
import { fixtureNow } from './fixture-time.ts';

/** One day of a value that follows the sun, one point each five minutes, with a gap of an hour at noon when asked. */
export function daySeries(key: string, low: number, high: number, { withGap = false } = {}): Series {
  const points = 288;
  const bucketMs = 300_000;
  const values = Array.from({ length: points }, (_, index) => {
    if (withGap && index >= 144 && index < 156) return null;
    const wave = Math.sin((index / points) * 2 * Math.PI - Math.PI / 2);
    return Math.round((low + ((wave + 1) / 2) * (high - low)) * 100) / 100;
  });
  return {
    key,
    ts: Array.from({ length: points }, (_, index) => fixtureNow - (points - index) * bucketMs),
    values,
    min: values.map((value) => (value === null ? null : value - 0.5)),
    max: values.map((value) => (value === null ? null : value + 0.5)),
  };
}

export const telemetry: TelemetryAnswer = {
  level: '5m',
  bucketMs: 300_000,
  series: [daySeries('temperature', 23, 31)],
};
export const emptyTelemetry: TelemetryAnswer = {
  level: 'raw',
  bucketMs: 0,
  series: [{ key: 'temperature', ts: [], values: [] }],
};
