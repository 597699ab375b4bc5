import { timings } from '../timings.ts';

/** Per path, when it last reloaded itself: milliseconds since 1970. Kept in session storage, since a reload forgets. */
export type ReloadRecord = Readonly<Record<string, number>>;

/** S-61: whether `path` may reload itself at `at`, 10,000 ms after it last did. */
export function mayReload(record: ReloadRecord, path: string, at: number): boolean {
  const last = record[path];
  // A clock that was set back must not lock a path until it catches up.
  return last === undefined || at - last >= timings.reloadGuard.perPath || at < last;
}

/** The record with this reload in it, without those that no longer count. */
export function withReload(record: ReloadRecord, path: string, at: number): ReloadRecord {
  const recent = Object.entries(record).filter(([known]) => !mayReload(record, known, at));
  return { ...Object.fromEntries(recent), [path]: at };
}
