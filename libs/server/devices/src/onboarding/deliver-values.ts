import type { DeviceType, MetricValue } from '@imah/contract/devices';
import type { DeviceIdentity, Uplinks } from '@imah/server-platform/live';
import type { TypeBook } from '../type-book.ts';
import type { Parsed, ParsedValue } from './adapters/adapter.ts';
import { conversionOf, convert } from './convert-unit.ts';
import type { FoundSource } from './found-source.ts';

export type Receive = Uplinks['received'];

type Said = Pick<Parsed, 'values' | 'online' | 'answers'>;

/** Hands on what an adopted device says as if it spoke our language: from there on it is a device like any other. */
export function createDeliver(receive: Receive, types: TypeBook) {
  return async (found: FoundSource, { values, online, answers = [] }: Said): Promise<void> => {
    const { orgId, buildingId, deviceId } = found;
    if (deviceId === null) return;
    const device: DeviceIdentity = { kind: 'device', orgId, buildingId, deviceId };
    const type = found.typeKey === null ? undefined : await types.find(found.typeKey);
    const points = pointsOf(found, type, values);
    if (points.length > 0) await receive(device, 'tele', Buffer.from(JSON.stringify(points)));
    for (const answer of answers) await receive(device, 'cmd/ack', Buffer.from(JSON.stringify(answer)));
    if (online !== null) await receive(device, 'presence', Buffer.from(JSON.stringify({ online })));
  };
}

interface Point {
  readonly ts?: number;
  readonly values: Record<string, MetricValue>;
}

/** The values by their time, in the metrics and units of the type. */
function pointsOf(
  { mapping, source }: FoundSource,
  type: DeviceType | undefined,
  values: readonly ParsedValue[],
): readonly Point[] {
  const points = new Map<number | undefined, Point>();
  for (const { key, value, ts } of values) {
    const metricKey = mapping.find(({ property }) => property === key)?.metric;
    const metric = type?.metrics.find((one) => one.key === metricKey);
    const unit = source.properties.find((property) => property.key === key)?.unit ?? null;
    const conversion = metric === undefined ? null : conversionOf(unit, metric.unit);
    if (metric === undefined || conversion === null) continue;
    const point = points.get(ts) ?? { ...(ts === undefined ? {} : { ts }), values: {} };
    point.values[metric.key] = typeof value === 'number' ? convert(value, conversion) : value;
    points.set(ts, point);
  }
  return [...points.values()];
}
