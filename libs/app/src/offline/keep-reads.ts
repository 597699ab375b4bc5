import { isApiError } from '@imah/api-client';
import type { ReadName } from '@imah/api-client/react';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { KeptRead, ReadsStore } from './reads-store.ts';

export interface KeepReadsPorts {
  readonly queryClient: QueryClient;
  readonly store: ReadsStore;
  readonly account: string;
  /** Calls back once, after some milliseconds: answers that come together are written together. */
  readonly later: (callback: () => void, ms: number) => void;
}

/** What belongs to the account itself, or changes with every key pressed, is not kept on the device. */
export const notKept: readonly ReadName[] = [
  'getProfile',
  'getLiveSecret',
  'getSecondFactor',
  'getStepUp',
  'listApiTokens',
  'listIdentities',
  'listSessions',
  'search',
];
const gatherMs = 500;
/** Characters of JSON: past values of a year would push out everything else. */
const longestRead = 500_000;
const away = [0, 502, 503, 504];

/** Whether a failed read failed because the server could not be reached. */
export function isAway(error: unknown): boolean {
  return isApiError(error) && (away.includes(error.status) || error.code === 'NOT_JSON') && error.kind !== 'aborted';
}

const isKept = ({ queryKey, meta }: Query): boolean =>
  !notKept.some((name) => name === queryKey[0]) && meta?.['keep'] !== 'never';

/**
 * Keeps the last answer of every read on this device, and brings it back, with the time at which it was read, where the
 * server cannot be reached and the page has nothing. Returns the way to stop.
 */
export function keepReads({ queryClient, store, account, later }: KeepReadsPorts): () => void {
  const cache = queryClient.getQueryCache();
  const waiting = new Map<string, KeptRead>();
  /** When what stands in the cache was read, of what came from the device itself. */
  const brought = new Map<string, number>();
  const asked = new Set<string>();
  let mode: 'running' | 'stopped' = 'running';

  function keep({ queryHash: hash, state }: Query): void {
    if (state.data === undefined || brought.get(hash) === state.dataUpdatedAt) return;
    const text = JSON.stringify(state.data);
    if (text === undefined || text.length > longestRead) return;
    if (waiting.size === 0) later(write, gatherMs);
    waiting.set(hash, { account, hash, data: JSON.parse(text), at: state.dataUpdatedAt });
  }
  function write(): void {
    const reads = [...waiting.values()];
    waiting.clear();
    if (mode === 'running') store.put(reads).catch(() => undefined);
  }
  async function bring(query: Query): Promise<void> {
    const { queryHash: hash } = query;
    if (asked.has(hash)) return;
    asked.add(hash);
    const kept = await store.get(account, hash).catch(() => null);
    asked.delete(hash);
    // Read after all, or somebody else's page by now.
    if (kept === null || mode === 'stopped' || query.state.data !== undefined) return;
    brought.set(hash, kept.at);
    queryClient.setQueryData(query.queryKey, kept.data, { updatedAt: kept.at });
  }

  function look(query: Query): void {
    if (!isKept(query)) return;
    const { status, data, fetchStatus, error } = query.state;
    if (status === 'success') keep(query);
    else if (data === undefined && (fetchStatus === 'paused' || isAway(error))) void bring(query);
  }
  const unsubscribe = cache.subscribe(({ type, query }) => {
    if (type === 'updated' || type === 'added') look(query);
  });
  // Of a page that stood before this: without a network its reads wait, and tell nothing more.
  for (const query of cache.getAll()) look(query);
  return () => {
    mode = 'stopped';
    unsubscribe();
  };
}
