import { useApiClient } from '@imah/api-client/react';
import type { UnreadCount } from '@imah/contract/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { notificationKeys } from './notification-keys.ts';

/** Pages to which notifications of one thing lead. */
const subjects = /^\/imah\/(ticket|topic)\//;
const limit = 50;

/**
 * What is told of the page that is open and looked at is read: its news stands before the person. `unread` says when there
 * may be any.
 */
export function useReadWhereOpen(unread: number): void {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const isSeen = usePageSeen();

  useEffect(() => {
    if (unread === 0 || !isSeen || !subjects.test(pathname)) return undefined;
    const stop = new AbortController();
    const read = async () => {
      const { data } = await client.listNotifications({ query: { show: 'unread', limit }, signal: stop.signal });
      const ids = data.flatMap(({ id, href }) => (href?.split('?')[0] === pathname ? [id] : []));
      if (ids.length === 0) return;
      const marked = await client.markNotifications({ body: { as: 'read', ids } });
      queryClient.setQueryData<UnreadCount>(notificationKeys.unread(), { unread: marked.data.unread });
      await queryClient.invalidateQueries({ queryKey: notificationKeys.lists() });
    };
    // What stays unread is read in the list.
    read().catch(() => undefined);
    return () => stop.abort();
  }, [client, queryClient, pathname, unread, isSeen]);
}

function usePageSeen(): boolean {
  const [isSeen, setSeen] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}
