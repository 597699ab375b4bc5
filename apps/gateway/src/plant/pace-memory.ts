import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** When what is asked seldom was asked last: a meter that runs on a battery for years is not woken by every restart. */
export interface PaceMemory {
  /** When it is due; undefined where it may be asked at once. In milliseconds since 1970 UTC. */
  readonly dueAt: (key: string, everyMs: number) => number | undefined;
  readonly note: (key: string, everyMs: number, at: number) => void;
}

/** What is asked more often is asked at the start. */
const seldomMs = 3_600_000;

const kept = z.record(z.string(), z.number());

/** Kept in a file of the folder; one that cannot be read is as if there were none. */
export function openPaceMemory(folder: string, now: () => number): PaceMemory {
  const file = join(folder, 'asked.json');
  const asked = read(file);
  return {
    dueAt(key, everyMs) {
      const at = asked[key];
      // A clock that was set back must not silence a meter.
      return everyMs < seldomMs || at === undefined || at > now() ? undefined : at + everyMs;
    },
    note(key, everyMs, at) {
      if (everyMs < seldomMs) return;
      asked[key] = at;
      try {
        writeFileSync(`${file}.new`, JSON.stringify(asked));
        renameSync(`${file}.new`, file);
      } catch {
        // A disk that is full is no fault of the meter: it is asked once more after a restart.
      }
    },
  };
}

function read(file: string): Record<string, number> {
  try {
    const parsed = kept.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}
