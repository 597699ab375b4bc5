import type { DeviceState, MetricValue } from '@imah/contract/devices';

export interface Merge {
  /** What stands now; the given object itself where nothing older had to be kept. */
  readonly state: DeviceState;
  /** Metrics whose value was taken. */
  readonly taken: readonly string[];
}

/**
 * Takes from `next` what is newer than `known`; null: nothing is. `inOrder`: it is the later one in the
 * server's own order, and counts also where the times are equal.
 */
export function mergeState(known: DeviceState | null, next: DeviceState, inOrder: boolean): Merge | null {
  if (known === null) return { state: next, taken: Object.keys(next.values) };

  const taken: string[] = [];
  let seen = 0;
  let hasOlder = false;
  for (const key in next.values) {
    const standing = known.values[key];
    if (standing !== undefined) seen += 1;
    const verdict = standing === undefined ? 'newer' : compare(known, next, key, standing, inOrder);
    if (verdict === 'newer') taken.push(key);
    else if (verdict === 'older') hasOlder = true;
  }
  const takesStatus = inOrder || (next.lastSeenAt ?? -1) > (known.lastSeenAt ?? -1);
  const isStatusTaken = takesStatus && (next.status !== known.status || next.lastSeenAt !== known.lastSeenAt);
  if (taken.length === 0 && !isStatusTaken) return null;

  const isWhole = !hasOlder && seen === count(known.values);
  return { state: isWhole && takesStatus ? next : patched(known, next, taken, takesStatus), taken };
}

/** When the value of a metric was measured. */
export function timeOf(state: DeviceState, key: string): number {
  return state.ts[key] ?? state.lastSeenAt ?? 0;
}

function compare(known: DeviceState, next: DeviceState, key: string, standing: MetricValue, inOrder: boolean) {
  const knownTs = timeOf(known, key);
  const ts = timeOf(next, key);
  if (ts > knownTs) return 'newer';
  const isSame = ts === knownTs && next.values[key] === standing;
  if (isSame) return 'same';
  return ts === knownTs && inOrder ? 'newer' : 'older';
}

function patched(known: DeviceState, next: DeviceState, taken: readonly string[], takesStatus: boolean): DeviceState {
  const values = { ...known.values };
  const ts = { ...known.ts };
  for (const key of taken) {
    const value = next.values[key];
    if (value === undefined) continue;
    values[key] = value;
    ts[key] = timeOf(next, key);
  }
  const { lastSeenAt, status } = takesStatus ? next : known;
  return { status, lastSeenAt, values, ts };
}

function count(record: object): number {
  let keys = 0;
  for (const _ in record) keys += 1;
  return keys;
}
