import type { QueryClient } from '@tanstack/react-query';
import { isAway } from './keep-reads.ts';

/** Whether what the page shows is of now. `oldest`: when the oldest of it was read; null where nothing is shown. */
export type Reach = { readonly kind: 'there' } | { readonly kind: 'away'; readonly oldest: number | null };

/** Looks at everything the page reads: one read that waits for the network, or failed for want of it, and it is of then. */
export function reachOf(queryClient: QueryClient, network: 'online' | 'offline'): Reach {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  const lost = shown.filter(({ state }) => state.fetchStatus === 'paused' || isAway(state.error));
  if (network === 'online' && lost.length === 0) return { kind: 'there' };
  const read = shown.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0);
  return { kind: 'away', oldest: read.length === 0 ? null : Math.min(...read) };
}
