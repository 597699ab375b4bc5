import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Outbox, OutboxDraft, OutboxSnapshot } from './engine/index.ts';
import { useHeldOutbox } from './outbox-context.tsx';

const nothing: OutboxSnapshot = { entries: [], sending: 'idle' };
const never = () => () => undefined;

/** What a page may do with the outbox, and what is in it. */
export interface UsedOutbox extends OutboxSnapshot, Pick<Outbox, 'retry' | 'edit' | 'discard' | 'resolve' | 'clear'> {
  /**
   * Keeps what was written on this device, and sends it as soon as that is possible, once. Resolves when it is kept;
   * rejects where this browser keeps nothing: then say so, and leave the text where it is.
   */
  readonly send: (draft: OutboxDraft) => Promise<{ readonly localId: string }>;
}

/** The outbox of whoever is signed in. */
export function useOutbox(): UsedOutbox {
  const { outbox, opened } = useHeldOutbox();
  const read = useCallback(() => outbox?.getSnapshot() ?? nothing, [outbox]);
  const snapshot = useSyncExternalStore(outbox?.subscribe ?? never, read, read);
  const deeds = useMemo(
    () => ({
      send: async (draft: OutboxDraft) => (await opened).send(draft),
      retry: async (localId?: string) => (await opened).retry(localId),
      edit: async (...args: Parameters<Outbox['edit']>) => (await opened).edit(...args),
      discard: async (localId: string) => (await opened).discard(localId),
      resolve: async (...args: Parameters<Outbox['resolve']>) => (await opened).resolve(...args),
      clear: async () => (await opened).clear(),
    }),
    [opened],
  );
  return { ...snapshot, ...deeds };
}
