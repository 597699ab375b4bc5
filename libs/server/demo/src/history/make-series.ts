import { countedBy, type DeviceNature, valuesAt } from '../simulator/device-model.ts';
import { randomAt } from '../simulator/noise.ts';

const minuteMs = 60_000;

/** Past values of one device, one array for each metric; switches as booleans. */
export interface DeviceHistory {
  /** Milliseconds since 1970 UTC, rising. */
  readonly ts: readonly number[];
  readonly values: ReadonlyMap<string, readonly (number | boolean)[]>;
}

/** The times of a history, the coarser the older: every 15 minutes, every 5 from `finer`, every minute from `finest`. */
export function timesOf(from: number, finer: number, finest: number, to: number): number[] {
  const times: number[] = [];
  for (let ts = from; ts < finer; ts += 15 * minuteMs) times.push(ts);
  for (let ts = finer; ts < finest; ts += 5 * minuteMs) times.push(ts);
  for (let ts = finest; ts <= to; ts += minuteMs) times.push(ts);
  return times;
}

/** What the device would have reported at `times`; a counter starts at a reading of some years. */
export function makeHistory(nature: DeviceNature, times: readonly number[]): DeviceHistory {
  const counting = countedBy[nature.typeKey];
  const columns = new Map<string, (number | boolean)[]>();
  let reading = Math.round((200 + 800 * randomAt(nature.seed, 7)) * nature.scale);
  let before = times[0] ?? 0;
  for (const ts of times) {
    const values = valuesAt(nature, ts);
    for (const [key, value] of Object.entries(values))
      if (typeof value !== 'string') columnOf(columns, key).push(value);
    if (counting !== undefined) {
      const rate = values[counting.gauge];
      reading += typeof rate === 'number' ? rate * counting.perMs * (ts - before) : 0;
      columnOf(columns, counting.counter).push(Math.round(reading * 1_000) / 1_000);
    }
    before = ts;
  }
  return { ts: times, values: columns };
}

function columnOf(columns: Map<string, (number | boolean)[]>, key: string): (number | boolean)[] {
  const column = columns.get(key) ?? [];
  if (column.length === 0) columns.set(key, column);
  return column;
}
