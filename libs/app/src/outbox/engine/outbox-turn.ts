import { isApiError } from '@imah/api-client';
import type { OutboxEntry, OutboxProblem } from './outbox-entry.ts';

/** What is sent next: of each lane only the first that is not on the server yet, and of those the oldest that may go now. */
export function nextToSend(
  entries: readonly OutboxEntry[],
  now: number,
): { readonly entry: OutboxEntry | null; readonly waitMs: number | null } {
  const blocked = new Set<string>();
  let wakeAt: number | null = null;
  for (const entry of entries) {
    if (entry.state === 'sent' || blocked.has(entry.lane)) continue;
    blocked.add(entry.lane);
    if (entry.state === 'refused' || entry.state === 'conflict') continue;
    if (entry.notBefore === null || entry.notBefore <= now) return { entry, waitMs: null };
    wakeAt = Math.min(wakeAt ?? entry.notBefore, entry.notBefore);
  }
  return { entry: null, waitMs: wakeAt === null ? null : wakeAt - now };
}

/** What waits for something of the same record that a person has to decide first. */
export function isHeldBack(entries: readonly OutboxEntry[], entry: OutboxEntry): boolean {
  return (
    entry.state === 'waiting' &&
    entries.some(
      ({ lane, seq, state }) => lane === entry.lane && seq < entry.seq && (state === 'refused' || state === 'conflict'),
    )
  );
}

const firstPauseMs = 5_000;
const longestPauseMs = 600_000;

/** Milliseconds until a thing that the server stumbled over is tried again. */
export const pauseAfter = (tries: number) => Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, tries - 1));

/** A failed call as it is kept and shown. */
export function problemOf(error: unknown): OutboxProblem {
  if (!isApiError(error)) return { status: 0, code: 'UNKNOWN', message: '', fieldErrors: {} };
  const { status, code, message, fieldErrors } = error;
  return { status, code, message, fieldErrors };
}
