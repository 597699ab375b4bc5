import { useApiClient } from '@imah/api-client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCommand } from '@imah/app/command';
import { useClock } from '@imah/app/i18n';
import { markNotifications } from './notification-commands.ts';

/** Pages to which notifications of one thing lead. */
const subjects = /^\/imah\/(ticket|topic)\//;
const limit = 50;

/**
 * What is told of the page that is open and looked at is read: its news stands before the person. `unread` says when there
 * may be any.
 */
export function useReadWhereOpen(unread: number): void {
  const client = useApiClient();
  const clock = useClock();
  const { run } = useCommand(markNotifications, { refusal: 'caller' });
  const mark = useEffectEvent((ids: readonly string[]) =>
    run({ marks: { as: 'read', ids: [...ids] }, at: clock.now() }),
  );
  const { pathname } = useLocation();
  const isSeen = usePageSeen();

  useEffect(() => {
    if (unread === 0 || !isSeen || !subjects.test(pathname)) return undefined;
    const stop = new AbortController();
    const read = async () => {
      const { data } = await client.listNotifications({ query: { show: 'unread', limit }, signal: stop.signal });
      const ids = data.flatMap(({ id, href }) => (href?.split('?')[0] === pathname ? [id] : []));
      if (ids.length === 0) return;
      await mark(ids);
    };
    // What stays unread is read in the list.
    read().catch(() => undefined);
    return () => stop.abort();
  }, [client, pathname, unread, isSeen]);
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
