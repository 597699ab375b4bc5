import type { DeviceType, MetricDefinition, MetricValue } from '@imah/contract/devices';
import { telemetryPacket } from '@imah/contract/telemetry';
import { ingestLimits } from '@imah/contract/telemetry/words';

export interface Measurement {
  readonly key: string;
  /** Milliseconds since 1970 UTC. */
  readonly ts: number;
  readonly value: MetricValue;
}

export interface ReadPacket {
  readonly measurements: Measurement[];
  /** Values that were refused: unknown, of the wrong kind, not believable, from the future or too old to keep. */
  readonly refused: number;
}

/** Raw values are kept this long; what is older would be dropped with its day. */
export const rawRetentionMs = 30 * 86_400_000;

/** Whether a value of this instant is stored: not from the future, nor too old to keep. */
export const isInTime = (ts: number, now: number): boolean =>
  ts <= now + ingestLimits.maxFutureMs && ts > now - rawRetentionMs;

/** Between these a number can be added up over years and divided again; nothing that is measured lies beyond. */
export const numberSize = { least: 1e-100, most: 1e18 } as const;

/** Reads what a device published; null for what is no telemetry at all. Values without a time get `now`. */
export function readPacket(payload: Buffer, type: DeviceType, now: number): ReadPacket | null {
  const parsed = telemetryPacket.safeParse(withValues(parseJson(payload)));
  if (!parsed.success) return null;
  const points = Array.isArray(parsed.data) ? parsed.data : [parsed.data];
  const measurements: Measurement[] = [];
  let refused = 0;
  for (const { ts = now, values } of points) {
    const isTimely = isInTime(ts, now);
    for (const [key, value] of Object.entries(values)) {
      const definition = type.metrics.find((metric) => metric.key === key);
      if (isTimely && definition !== undefined && isBelievable(definition, value))
        measurements.push({ key, ts, value });
      else refused += 1;
    }
  }
  return { measurements, refused };
}

/**
 * Whether a value can be what the metric measures, and be kept and added up: one that cannot would be refused by the database
 * together with what other devices say at that moment.
 */
function isBelievable({ kind, min, max }: MetricDefinition, value: MetricValue): boolean {
  if (kind === 'state') return typeof value === 'boolean';
  if (kind === 'text') return typeof value === 'string' && value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'number') return false;
  const size = Math.abs(value);
  const isReckonable = size === 0 || (size >= numberSize.least && size <= numberSize.most);
  return isReckonable && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
}

/** ThingsBoard's short form is the values alone. */
function withValues(json: unknown): unknown {
  const isShort = typeof json === 'object' && json !== null && !Array.isArray(json) && !('values' in json);
  return isShort ? { values: json } : json;
}

function parseJson(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString('utf8'));
  } catch {
    return undefined;
  }
}
