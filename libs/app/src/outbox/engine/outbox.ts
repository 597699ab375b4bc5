import { type OutboxEvent, outboxMachine } from '@imah/state-machines';
import { createActor, fromPromise } from 'xstate';
import type { FindOrders, OutboxOrder } from './orders.ts';
import type { OutboxDraft, OutboxEntry } from './outbox-entry.ts';
import { sendNext, type SendNextPorts } from './send-next.ts';
import { supersede } from './supersede.ts';
import type { TakeTurn } from './take-turn.ts';

type Word = 'changed' | 'retry';

/** How the tabs of one browser tell each other that something changed. */
export interface OutboxChannel {
  readonly post: (word: Word) => void;
  readonly listen: (hear: (word: Word) => void) => void;
  readonly close: () => void;
}

export interface OutboxPorts extends Omit<SendNextPorts, 'onChanged'> {
  readonly channel: OutboxChannel;
  readonly takeTurn: TakeTurn;
  readonly newId: () => string;
  readonly random: () => number;
}

export interface OutboxSnapshot {
  /** In the order written; those that were sent stay a while. */
  readonly entries: readonly OutboxEntry[];
  /** `away`: the server cannot be reached. `idle` also where another tab sends. */
  readonly sending: 'idle' | 'busy' | 'away' | 'signed-out';
}

/** What one person has written on this device and is not, or only just, on the server. */
export interface Outbox {
  readonly getSnapshot: () => OutboxSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Keeps it on this device, then sends it as soon as that is possible. Resolves when it is kept: from then on neither
   * a killed tab nor a lost answer loses or doubles it. Rejects where the browser keeps nothing.
   */
  readonly send: (draft: OutboxDraft) => Promise<{ readonly localId: string }>;
  /** Everything that may go is tried now; a refused one too, when it is named. */
  readonly retry: (localId?: string) => Promise<void>;
  /** Another text in place of one that is not on its way; it is tried again. */
  readonly edit: (localId: string, order: OutboxOrder) => Promise<void>;
  /** Takes it back; with what makes a record also what was written upon that. Nothing that is on its way. */
  readonly discard: (localId: string) => Promise<void>;
  /** Ends a conflict: the fields named stay mine, the others theirs. */
  readonly resolve: (localId: string, mine: readonly string[]) => Promise<void>;
  /** Everything of this account, sent or not, is forgotten here. */
  readonly clear: () => Promise<void>;
  readonly online: () => void;
  readonly signedIn: () => void;
  readonly stop: () => void;
  /** Whose an order is that waits in it. */
  readonly ordersOf: FindOrders;
}

const keepSentMs = 24 * 3_600_000;
const keepSentCount = 20;
/** What can be changed or taken back: it is not on its way, and not there. */
const isOpen = ({ state }: OutboxEntry) => state !== 'sending' && state !== 'sent';

/** The outbox of one account in one tab. It begins at once, and sends when it is this tab's turn. */
export function createOutbox(ports: OutboxPorts): Outbox {
  const { store, account, channel, now } = ports;
  const listeners = new Set<() => void>();
  const ended = new AbortController();
  let snapshot: OutboxSnapshot = { entries: [], sending: 'idle' };

  const actor = createActor(
    outboxMachine.provide({
      actors: {
        sendNext: fromPromise(({ signal }) => sendNext({ ...ports, onChanged: changed }, signal)),
      },
    }),
    { input: { random: ports.random } },
  );

  /** Whoever still holds an outbox that has ended tells it nothing. */
  function tell(type: OutboxEvent['type']): void {
    if (!ended.signal.aborted) actor.send({ type });
  }
  function publish(change: Partial<OutboxSnapshot>): void {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }
  async function refresh(): Promise<void> {
    const entries = await store.list(account);
    if (!ended.signal.aborted) publish({ entries });
  }
  function changed(): void {
    channel.post('changed');
    void refresh().catch(() => undefined);
  }
  async function written(): Promise<void> {
    await refresh();
    channel.post('changed');
    tell('ADDED');
  }
  const find = (localId: string) => snapshot.entries.find(({ id }) => id === localId);
  async function change(localId: string, to: (entry: OutboxEntry) => OutboxEntry): Promise<void> {
    const entry = find(localId);
    if (entry !== undefined) await store.change(entry.seq, (kept) => (isOpen(kept) ? to(kept) : kept));
    await written();
  }

  actor.subscribe((state) => {
    const sending = state.hasTag('busy') ? 'busy' : state.hasTag('away') ? 'away' : 'idle';
    publish({ sending: state.matches('signedOut') ? 'signed-out' : sending });
  });
  actor.start();
  channel.listen((word) => {
    void refresh().catch(() => undefined);
    tell(word === 'retry' ? 'RETRY' : 'ADDED');
  });
  void refresh().catch(() => undefined);
  ports.takeTurn(`imah-outbox:${account}`, ended.signal, () => {
    void takeUp()
      .catch(() => undefined)
      .then(() => tell('TURN'));
  });

  /** What a killed tab had on its way waits again; what was sent long ago goes. */
  async function takeUp(): Promise<void> {
    const entries = await store.list(account);
    for (const { seq, state } of entries)
      if (state === 'sending')
        await store.change(seq, (kept) => (kept.state === 'sending' ? { ...kept, state: 'waiting' } : kept));
    const sent = entries.filter(({ state }) => state === 'sent');
    const old = sent.filter(
      ({ sentAt }, index) => index < sent.length - keepSentCount || (sentAt ?? 0) < now() - keepSentMs,
    );
    await store.remove(old.map(({ seq }) => seq));
    await refresh();
  }

  return {
    ordersOf: ports.ordersOf,
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: async (draft) => {
      const superseded = await supersede(store, snapshot.entries, draft, ports.ordersOf);
      if (superseded !== null) {
        await written();
        return { localId: superseded.id };
      }
      const id = draft.id ?? ports.newId();
      const fresh = {
        state: 'waiting',
        tries: 0,
        notBefore: null,
        problem: null,
        current: null,
        sentAt: null,
      } as const;
      await store.add({ ...draft, ...fresh, id, lane: draft.lane ?? id, account, madeAt: now() });
      await written();
      return { localId: id };
    },
    retry: async (localId) => {
      if (localId !== undefined) await change(localId, (entry) => ({ ...entry, state: 'waiting', notBefore: null }));
      channel.post('retry');
      tell('RETRY');
    },
    edit: (localId, order) =>
      change(localId, (entry) => ({
        ...entry,
        order,
        state: 'waiting',
        notBefore: null,
        problem: null,
        current: null,
      })),
    discard: async (localId) => {
      const entry = find(localId);
      if (entry === undefined || entry.state === 'sending') return;
      const isOrigin = ports.ordersOf(entry.order).isOrigin(entry.order) && entry.state !== 'sent';
      const gone = snapshot.entries.filter(({ seq, lane }) => seq === entry.seq || (isOrigin && lane === entry.lane));
      // On its way since it was shown, here or in another tab: then nothing is taken back.
      await store.remove(
        gone.map(({ seq }) => seq),
        (kept) => isOpen(kept) || entry.state === 'sent',
      );
      await written();
    },
    resolve: async (localId, mine) => {
      const entry = find(localId);
      if (entry === undefined || entry.state !== 'conflict') return;
      const order = ports.ordersOf(entry.order).resolve(entry.order, entry.current, mine);
      // Decided in another tab in this moment: what was decided first is on its way, and stands.
      const isUndecided = ({ state }: OutboxEntry) => state === 'conflict';
      if (order === null) await store.remove([entry.seq], isUndecided);
      else
        await store.change(entry.seq, (kept) =>
          isUndecided(kept) ? { ...kept, order, state: 'waiting', problem: null, current: null } : kept,
        );
      await written();
    },
    clear: async () => {
      await store.remove((await store.list(account)).map(({ seq }) => seq));
      await written();
    },
    online: () => tell('ONLINE'),
    signedIn: () => tell('SIGNED_IN'),
    stop: () => {
      ended.abort();
      actor.stop();
      channel.close();
    },
  };
}
