import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { allOf, readState, tableState } from './read-state.ts';

const refused = (kind: 'forbidden' | 'not-found' | 'server') => new ApiError({ kind, message: '' });
type Query = Parameters<typeof readState<string>>[0];
const query = (given: Partial<Query> = {}) => {
  const idle = { data: undefined, error: null, isFetching: false, fetchStatus: 'idle' as const };
  // Of the whole result of a query no more is looked at.
  return { ...idle, refetch: vi.fn<() => void>(), ...given } as unknown as Query;
};
const ready = query({ data: 'isi' });
const loading = query({ fetchStatus: 'fetching' });
const failed = query({ error: refused('server') });
const offline = query({ fetchStatus: 'paused' });
const forbidden = query({ error: refused('forbidden') });
const missing = query({ error: refused('not-found') });
const all = (...queries: readonly Query[]) => allOf(...queries.map((one) => readState(one)));

describe('the state of a read', () => {
  it('is what was read before, also where reading it again failed or waits for the network', () => {
    const known = { data: 'isi', error: refused('server'), fetchStatus: 'paused' as const };
    expect(readState(query(known))).toEqual({ kind: 'ready', data: 'isi' });
  });

  it('tells who may not see it and what is not there from what only failed', () => {
    expect([loading, failed, offline, forbidden, missing].map((one) => readState(one).kind)).toEqual([
      'loading',
      'failed',
      'offline',
      'forbidden',
      'missing',
    ]);
  });

  it('says of a failed one whether it is being tried again', () => {
    const again = query({ error: refused('server'), isFetching: true });
    expect([failed, again].map((one) => readState(one))).toEqual([
      expect.objectContaining({ kind: 'failed', attempt: 'idle' }),
      expect.objectContaining({ kind: 'failed', attempt: 'retrying' }),
    ]);
  });
});

describe('reads that are of use only together', () => {
  it('are there once each is, and on their way as long as one is', () => {
    expect([all(ready, ready).kind, all(ready, loading).kind]).toEqual(['ready', 'loading']);
  });

  it('are said in the word that no other try would change first', () => {
    expect(all(ready, loading, failed).kind).toBe('failed');
    expect(all(failed, offline).kind).toBe('offline');
    expect(all(failed, offline, forbidden).kind).toBe('forbidden');
    expect(all(failed, forbidden, missing).kind).toBe('missing');
  });

  it('try again all that is missing and nothing that is there', () => {
    const asked: string[] = [];
    const part = (name: string, error: ApiError | null) =>
      query({ ...(error === null ? { data: name } : { error }), refetch: () => (asked.push(name), never()) });
    const state = all(part('ada', null), part('satu', refused('server')), part('dua', refused('server')));
    if (state.kind === 'failed') state.retry();
    expect(asked).toEqual(['satu', 'dua']);
  });
});

it('a table says that there is no network, and offers another try to who was refused', () => {
  expect([ready, loading, failed, offline, forbidden].map((one) => tableState(one))).toEqual([
    { kind: 'ready' },
    { kind: 'loading' },
    { kind: 'failed', reason: 'failed', onRetry: expect.any(Function) },
    { kind: 'failed', reason: 'offline', onRetry: expect.any(Function) },
    { kind: 'failed', onRetry: expect.any(Function) },
  ]);
});
