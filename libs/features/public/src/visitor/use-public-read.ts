import { isApiError } from '@imah/api-client';
import { useEffect, useRef, useState } from 'react';

type Answer<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly data: T };

export type PublicRead<T> = Answer<T> & { readonly retry: () => void; readonly attempt: 'idle' | 'retrying' };

/**
 * Reads something once for `key`, and again every `everyMs` where that is given. Public pages have no cache of reads: it
 * comes with what is behind the login.
 */
export function usePublicRead<T>(
  key: string,
  read: (signal: AbortSignal) => Promise<T>,
  everyMs?: number,
): PublicRead<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState<'idle' | 'retrying'>('idle');
  const [round, setRound] = useState(0);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });

  useEffect(() => {
    const stop = new AbortController();
    const settle = (next: Answer<T> | null) => {
      if (stop.signal.aborted) return;
      setAttempt('idle');
      // What was read before stays when reading it again fails.
      setAnswer((known) => (next === null || (next.kind === 'failed' && known.kind === 'ready') ? known : next));
    };
    latest.current(stop.signal).then(
      (data) => settle({ kind: 'ready', data }),
      (error: unknown) => settle({ kind: isApiError(error) && error.kind === 'not-found' ? 'missing' : 'failed' }),
    );
    const timer = everyMs === undefined ? undefined : setTimeout(() => setRound((count) => count + 1), everyMs);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [key, round, everyMs]);

  const retry = () => {
    setAttempt('retrying');
    setRound((count) => count + 1);
  };
  return { ...answer, retry, attempt };
}
