import type { FindOrders, OutboxOrder } from './orders.ts';
import type { OutboxDraft, OutboxEntry } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';

/**
 * Puts an order in the place of one before it that nobody has been sent, where its domain says so: ticking off and back
 * again leaves nothing to send. The files of the one before go with it: they were of what it said. Resolves with the entry whose place it took, or null where there is none.
 */
export async function supersede(
  store: OutboxStore,
  entries: readonly OutboxEntry[],
  { order, files = [] }: Pick<OutboxDraft, 'order' | 'files'>,
  ordersOf: FindOrders,
): Promise<OutboxEntry | null> {
  const { replace, isVoid } = ordersOf(order);
  const earlier = entries.findLast((entry) => isUntried(entry) && replace(entry.order, order) !== null);
  if (earlier === undefined) return null;
  let taken: OutboxOrder | null = null;
  // It may be on its way by now: then this one follows it.
  const changed = await store.change(earlier.seq, (kept) => {
    taken = isUntried(kept) ? replace(kept.order, order) : null;
    return taken === null ? kept : { ...kept, order: taken, files };
  });
  if (changed === null || taken === null) return null;
  // Sent in this very moment it says what stands there anyway.
  if (isVoid(taken)) await store.remove([changed.seq]);
  return changed;
}

const isUntried = ({ state, tries }: OutboxEntry) => state === 'waiting' && tries === 0;
