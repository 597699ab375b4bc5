import { ApiError } from '@imah/api-client';
import { createQueryClient } from '@imah/api-client/react';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { reachOf } from './reach.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const away = new ApiError({ kind: 'network', message: 'Failed to fetch' });
const forbidden = new ApiError({ kind: 'forbidden', status: 403, message: 'Tidak boleh' });

/** A page that shows reads: each with when it came, if it did, and what it failed with the last time. */
async function pageOf(shown: Record<string, { readonly at?: number; readonly error?: ApiError }>) {
  const queries = createQueryClient();
  for (const [name, { at, error }] of Object.entries(shown)) {
    const key = [name];
    if (at !== undefined) queries.setQueryData(key, name, { updatedAt: at });
    const queryFn = () => (error === undefined ? name : Promise.reject(error));
    const observer = new QueryObserver(queries, { queryKey: key, queryFn, staleTime: Infinity, retryOnMount: false });
    ends.push(observer.subscribe(() => undefined));
    await observer.refetch({ throwOnError: false, cancelRefetch: false }).catch(() => undefined);
    if (at !== undefined) queries.getQueryCache().find({ queryKey: key })?.setState({ dataUpdatedAt: at });
  }
  return queries;
}

it('is there while every read has come', async () => {
  expect(reachOf(await pageOf({ a: { at: 5_000 }, b: { at: 9_000 } }), 'online')).toEqual({ kind: 'there' });
});

it('is there where a read was refused for another reason: the server has answered', async () => {
  expect(reachOf(await pageOf({ a: { at: 5_000 }, b: { error: forbidden } }), 'online')).toEqual({ kind: 'there' });
});

it('is away as soon as one read failed for want of the network, as old as the oldest that is shown', async () => {
  const queries = await pageOf({ a: { at: 9_000 }, b: { at: 5_000, error: away } });

  expect(reachOf(queries, 'online')).toEqual({ kind: 'away', oldest: 5_000 });
});

it('is away where the browser says so, whatever was read', async () => {
  expect(reachOf(await pageOf({ a: { at: 5_000 } }), 'offline')).toEqual({ kind: 'away', oldest: 5_000 });
});

it('has no age where nothing is shown', async () => {
  expect(reachOf(await pageOf({ a: { error: away } }), 'online')).toEqual({ kind: 'away', oldest: null });
});

it('does not mind what no page shows any more', async () => {
  const queries = await pageOf({ a: { error: away } });
  for (const end of ends.splice(0)) end();

  expect(reachOf(queries, 'online')).toEqual({ kind: 'there' });
});
