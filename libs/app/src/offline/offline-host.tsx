import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useApp } from '../ports/app-ports.tsx';
import { keepReads } from './keep-reads.ts';
import { useReadInLanguage } from './use-read-in-language.ts';
import type { ReadsStore } from './reads-store.ts';
import { useReach } from './use-reach.ts';

export interface OfflineHostProps {
  /** Asks again who is signed in: what was remembered of them is then told by the server. */
  readonly refresh: () => void;
  /** The language the client asks in. */
  readonly language: () => string;
  readonly store: ReadsStore;
  readonly children: ReactNode;
}

/** Milliseconds between two tries while the server cannot be reached and the page is looked at. */
const tryAgainMs = 15_000;

/** Keeps what is read on this device, and goes back to the server as soon as that is possible. */
export function OfflineHost({ refresh, language, store, children }: OfflineHostProps) {
  const queryClient = useQueryClient();
  const { person } = useApp();
  const account = person?.id ?? null;
  const { kind } = useReach();
  useReadInLanguage({ refresh, language });

  useEffect(() => {
    if (account === null) return undefined;
    return keepReads({ queryClient, store, account, later: (callback, ms) => setTimeout(callback, ms) });
  }, [queryClient, store, account]);

  // It believes in a network until the browser tells of a change: told before the first read is begun, which would be
  // tried three times before it is given up.
  useLayoutEffect(() => onlineManager.setOnline(navigator.onLine), []);

  useEffect(() => {
    const back = () => {
      refresh();
      void queryClient.refetchQueries({ type: 'active', stale: true });
    };
    globalThis.addEventListener('online', back);
    return () => globalThis.removeEventListener('online', back);
  }, [queryClient, refresh]);

  useEffect(() => {
    if (kind !== 'away') return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine)
        void queryClient.refetchQueries({ type: 'active' });
    }, tryAgainMs);
    return () => {
      clearInterval(timer);
      // The server is back: who is signed in was told by this device.
      refresh();
    };
  }, [kind, queryClient, refresh]);

  return children;
}
