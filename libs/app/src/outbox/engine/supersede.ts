import type { OutboxEntry, OutboxOrder } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';

type Answering = Extract<OutboxOrder, { readonly kind: 'answerCheck' }>;

/**
 * An answer on a checklist takes the place of the one before it that nobody has been sent: ticking off and back again
 * leaves nothing to send. Resolves with the entry whose place it took, or null where there is none.
 */
export async function supersede(
  store: OutboxStore,
  entries: readonly OutboxEntry[],
  order: OutboxOrder,
): Promise<OutboxEntry | null> {
  if (order.kind !== 'answerCheck') return null;
  const earlier = entries.findLast((entry) => isUntried(entry) && answerTo(entry, order) !== null);
  if (earlier === undefined) return null;
  // It may be on its way by now: then this one follows it.
  const changed = await store.change(earlier.seq, (kept) => {
    const before = answerTo(kept, order)?.body.before;
    if (!isUntried(kept) || before === undefined) return kept;
    return { ...kept, order: { ...order, body: { ...order.body, before } } };
  });
  const now = changed === null ? null : answerTo(changed, order);
  if (changed === null || now === null || !isUntried(changed) || now.body.answer !== order.body.answer) return null;
  // Sent in this very moment it says what stands there anyway.
  if (now.body.answer === now.body.before) await store.remove([changed.seq]);
  return changed;
}

const isUntried = ({ state, tries }: OutboxEntry) => state === 'waiting' && tries === 0;

function answerTo({ order }: OutboxEntry, { ticketId, checkId }: Answering): Answering | null {
  return order.kind === 'answerCheck' && order.ticketId === ticketId && order.checkId === checkId ? order : null;
}
