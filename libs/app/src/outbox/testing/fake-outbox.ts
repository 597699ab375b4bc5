import { findOrdersIn } from '../engine/orders.ts';
import type { OrderDomain, Outbox, OutboxEntry, OutboxSnapshot } from '../engine/index.ts';
import type { HeldOutbox } from '../outbox-context.tsx';
import { plainOrders } from './plain-orders.ts';

/** An outbox that holds what it is given and sends nothing, for stories and tests of pages. */
export function createFakeOutbox(
  entries: readonly OutboxEntry[] = [],
  sending: OutboxSnapshot['sending'] = 'idle',
  domains: readonly OrderDomain[] = [],
): HeldOutbox {
  const findIn = findOrdersIn(domains);
  const kinds = new Set(domains.flatMap((domain) => domain.kinds));
  let snapshot: OutboxSnapshot = { entries, sending };
  const listeners = new Set<() => void>();
  const show = (next: readonly OutboxEntry[]) => {
    snapshot = { ...snapshot, entries: next };
    for (const listener of listeners) listener();
  };
  let made = 0;
  const outbox: Outbox = {
    ordersOf: (order) => (kinds.has(order.kind) ? findIn(order) : plainOrders),
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: async (draft) => {
      made += 1;
      const id = `local-${made}`;
      const fresh = {
        state: 'waiting',
        tries: 0,
        notBefore: null,
        problem: null,
        current: null,
        sentAt: null,
      } as const;
      show([
        ...snapshot.entries,
        { ...draft, ...fresh, id, account: 'me', lane: draft.lane ?? id, seq: 1000 + made, madeAt: 0 },
      ]);
      return { localId: id };
    },
    retry: async () => undefined,
    edit: async (localId, order) =>
      show(snapshot.entries.map((entry) => (entry.id === localId ? { ...entry, order, state: 'waiting' } : entry))),
    discard: async (localId) => show(snapshot.entries.filter(({ id }) => id !== localId)),
    resolve: async (localId) => show(snapshot.entries.filter(({ id }) => id !== localId)),
    clear: async () => show([]),
    online: () => undefined,
    signedIn: () => undefined,
    stop: () => undefined,
  };
  return { outbox, opened: Promise.resolve(outbox) };
}
