import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCommand } from '@imah/app/command';
import { useClock } from '@imah/app/i18n';
import { markNotifications } from './notification-commands.ts';

/** Pages to which notifications of one thing lead. */
const subjects = /^\/imah\/(ticket|topic)\//;

/**
 * What is told of the page that is open and looked at is read: its news stands before the person. `unread` says when there
 * may be any.
 */
export function useReadWhereOpen(unread: number): void {
  const clock = useClock();
  const { run } = useCommand(markNotifications, { refusal: 'caller' });
  // What stays unread is read in the list.
  const mark = useEffectEvent((page: string) => run({ marks: { as: 'read', page }, at: clock.now() }));
  const { pathname } = useLocation();
  const isSeen = usePageSeen();

  useEffect(() => {
    if (unread === 0 || !isSeen || !subjects.test(pathname)) return;
    void mark(pathname);
  }, [pathname, unread, isSeen]);
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
