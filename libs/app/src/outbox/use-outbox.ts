import { judgeOutboxAnswer } from '@imah/state-machines';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { ToldError } from '../form/told-error.ts';
import type { OrderDomain, Outbox, OutboxDraft, OutboxOrder, OutboxSnapshot } from './engine/index.ts';
import { useHeldOutbox } from './outbox-context.tsx';
import { useOutboxTexts } from './texts.ts';

const nothing: OutboxSnapshot = { entries: [], sending: 'idle' };
const never = () => () => undefined;

/** How something is sent, or kept on this device. */
export interface Keeping {
  /**
   * Keeps what was written on this device, and sends it as soon as that is possible, once. Resolves when it is kept;
   * rejects with a sentence for the person where this browser keeps nothing: leave the text where it is.
   */
  readonly keep: (draft: OutboxDraft) => Promise<{ readonly localId: string }>;
  /**
   * Sends at once where the server is there, and keeps it where it is not, or where something about the same record
   * waits already. `now` makes the call with the very id that stands in the draft's order, so that a call whose answer
   * was lost is not made a second time. Rejects with what the server refused.
   */
  readonly sendOrKeep: <T>(draft: OutboxDraft, now: () => Promise<T>) => Promise<SentOrKept<T>>;
}

/** What a page may do with what waits in the outbox, and what is in it. */
export type UsedOutbox = OutboxSnapshot & Pick<Outbox, 'retry' | 'edit' | 'discard' | 'resolve' | 'clear'>;

export type SentOrKept<T> =
  | { readonly kind: 'sent'; readonly answer: T }
  | { readonly kind: 'kept'; readonly localId: string };

/** The way into the outbox of whoever is signed in; what is in it draws nothing anew. */
export function useKeeping(): Keeping {
  const { opened } = useHeldOutbox();
  const t = useOutboxTexts();
  const keepIn = (held: Outbox, draft: OutboxDraft) =>
    held.send(draft).catch((cause: unknown) => {
      const why = cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'closed';
      throw new ToldError(t(`notKept.${why}`), { cause });
    });
  return {
    keep: async (draft) => keepIn(await opened, draft),
    sendOrKeep: async (draft, now) => {
      const held = await opened.catch(() => null);
      // This browser keeps nothing: what cannot be sent is told as it ever was.
      if (held === null) return { kind: 'sent', answer: await now() };
      const isQueued = held.getSnapshot().entries.some((entry) => entry.lane === draft.lane && entry.state !== 'sent');
      if (!isQueued && navigator.onLine) {
        try {
          return { kind: 'sent', answer: await now() };
        } catch (error) {
          if (judgeOutboxAnswer(error).kind !== 'unreachable') throw error;
        }
      }
      return { kind: 'kept', ...(await keepIn(held, draft)) };
    },
  };
}

/** Whose an order is that waits in the outbox. Throws before that is open: nothing waits in it then. */
export function useOrdersOf(order: OutboxOrder): OrderDomain {
  const { outbox } = useHeldOutbox();
  if (outbox === null) throw new Error('The outbox is not open');
  return outbox.ordersOf(order);
}

/** The outbox of whoever is signed in. */
export function useOutbox(): UsedOutbox {
  const { outbox, opened } = useHeldOutbox();
  const read = useCallback(() => outbox?.getSnapshot() ?? nothing, [outbox]);
  const snapshot = useSyncExternalStore(outbox?.subscribe ?? never, read, read);
  const deeds = useMemo(
    () => ({
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
