import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useOnline } from '../live/use-online.ts';
import { type Reach, reachOf } from './reach.ts';

/** Whether what the page shows is of now, and when it was read where it is not. */
export function useReach(): Reach {
  const queryClient = useQueryClient();
  const network = useOnline() ? 'online' : 'offline';
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  );
  // One word, so that the page is drawn again only when it changes.
  const read = () => {
    const reach = reachOf(queryClient, network);
    return reach.kind === 'there' ? 'there' : String(reach.oldest ?? '');
  };
  const word = useSyncExternalStore(subscribe, read, () => 'there');
  return useMemo(
    () => (word === 'there' ? { kind: 'there' } : { kind: 'away', oldest: word === '' ? null : Number(word) }),
    [word],
  );
}
