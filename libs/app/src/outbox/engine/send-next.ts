import type { ApiClient } from '@imah/api-client';
import { judgeOutboxAnswer, type OutboxTurn } from '@imah/state-machines';
import type { FindOrders } from './orders.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';
import { nextToSend, pauseAfter, problemOf } from './outbox-turn.ts';
import { sendEntry } from './send-entry.ts';

export interface SendNextPorts {
  readonly client: ApiClient;
  /** Whose an order is. */
  readonly ordersOf: FindOrders;
  readonly store: OutboxStore;
  /** Whose outbox it is. */
  readonly account: string;
  readonly now: () => number;
  /** It stands on the server: what was read of it before is old. */
  readonly onSent: (entry: OutboxEntry, answer: unknown) => void;
  /** Something in the store is not what it was. */
  readonly onChanged: () => void;
}

/** Sends the next thing that may go and keeps what became of it, before anything else goes. */
export async function sendNext(ports: SendNextPorts, signal: AbortSignal): Promise<OutboxTurn> {
  const { store, account, now, onChanged } = ports;
  const { entry, waitMs } = nextToSend(await store.list(account), now());
  if (entry === null) return { kind: 'nothing', waitMs };
  const taken = await store.change(entry.seq, (kept) =>
    isReady(kept) ? { ...kept, state: 'sending', tries: kept.tries + 1, notBefore: null } : kept,
  );
  // Taken back or edited in this moment, here or in another tab.
  if (taken === null || taken.state !== 'sending') return { kind: 'answered' };
  onChanged();
  try {
    await keepSent(ports, taken, await sendEntry(ports.client, ports.ordersOf, taken, signal));
    return { kind: 'answered' };
  } catch (error) {
    // This tab gives up its turn: who comes next finds it as it is, and sends it again.
    if (signal.aborted) throw error;
    return await keepFailure(ports, taken, error);
  } finally {
    onChanged();
  }
}

const isReady = ({ state }: OutboxEntry) => state === 'waiting' || state === 'sending';

async function keepSent(ports: SendNextPorts, entry: OutboxEntry, answer: unknown): Promise<void> {
  const { store, now, onSent } = ports;
  const files = entry.files?.map((file) => ({ ...file, content: new Blob() })) ?? [];
  const done = { state: 'sent', files, sentAt: now(), problem: null, current: null } as const;
  const sent = await store.change(entry.seq, (kept) => ({ ...kept, ...done }));
  await rebase(ports, entry, answer);
  onSent(sent ?? entry, answer);
}

/** What was written after it was written upon it. */
async function rebase({ store, ordersOf }: SendNextPorts, { account, lane, seq, order }: OutboxEntry, answer: unknown) {
  const later = (await store.list(account)).filter((entry) => entry.lane === lane && entry.seq > seq);
  for (const { seq: position } of later)
    await store.change(position, (kept) =>
      kept.state === 'waiting' ? { ...kept, order: ordersOf(kept.order).upon(kept.order, order, answer) } : kept,
    );
}

async function keepFailure(ports: SendNextPorts, entry: OutboxEntry, error: unknown): Promise<OutboxTurn> {
  const { store, now } = ports;
  const verdict = judgeOutboxAnswer(error);
  const keep = (done: Partial<OutboxEntry>) => store.change(entry.seq, (kept) => ({ ...kept, ...done }));
  const problem = problemOf(error);
  switch (verdict.kind) {
    case 'unreachable':
    case 'signed-out':
      await keep({ state: 'waiting' });
      return { kind: verdict.kind };
    case 'later': {
      const pause = verdict.waitMs ?? pauseAfter(entry.tries);
      await keep({ state: 'waiting', problem, notBefore: now() + pause });
      return { kind: 'answered' };
    }
    case 'conflict': {
      const { client, ordersOf } = ports;
      const { order, account } = entry;
      const orders = ordersOf(order);
      const current = await orders.current(client, order, error, account);
      // Both sides want the same, and nothing a person wrote would be lost: there is nothing to decide.
      const isSame = current !== null && orders.conflicts(order, current).length === 0;
      if (isSame && orders.isWordless(order)) await keepSent(ports, entry, undefined);
      else await keep({ state: 'conflict', problem, current });
      return { kind: 'answered' };
    }
    case 'refused':
      await keep({ state: 'refused', problem });
      return { kind: 'answered' };
  }
}
