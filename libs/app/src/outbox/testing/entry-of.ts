import type { OutboxDraft, OutboxEntry } from '../engine/index.ts';

/** Anything that waits, about the record `lane`. */
export const noteOf = (about: string, lane = 'record-1'): OutboxDraft => ({
  orgId: '0198a000-0000-7000-8000-00000000000a',
  about,
  lane,
  order: { kind: 'note' },
});

/** An entry as the store holds it. */
export function entryOf(draft: OutboxDraft, change: Partial<OutboxEntry> = {}): OutboxEntry {
  const id = change.id ?? `0198a000-0000-7000-8000-${String(change.seq ?? 1).padStart(12, '0')}`;
  return {
    ...draft,
    account: 'me',
    seq: 1,
    madeAt: 0,
    state: 'waiting',
    tries: 0,
    notBefore: null,
    problem: null,
    current: null,
    sentAt: null,
    ...change,
    id,
    lane: change.lane ?? draft.lane ?? id,
  };
}
