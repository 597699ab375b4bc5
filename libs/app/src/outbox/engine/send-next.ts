import { isApiError } from '@imah/api-client';
import type { Ticket, TicketCheck } from '@imah/contract/tickets';
import { judgeOutboxAnswer, type OutboxTurn } from '@imah/state-machines';
import type { SentAnswer } from '../orders/send-order.ts';
import { conflictFields, isCurrentKnown } from './conflict.ts';
import { isVersioned, type OutboxEntry, type VersionedOrder } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';
import { nextToSend, pauseAfter, problemOf } from './outbox-turn.ts';
import { type OutboxClient, sendEntry } from './send-entry.ts';

export interface SendNextPorts {
  readonly client: OutboxClient;
  readonly store: OutboxStore;
  /** Whose outbox it is. */
  readonly account: string;
  readonly now: () => number;
  /** It stands on the server: what was read of it before is old. */
  readonly onSent: (entry: OutboxEntry, answer: SentAnswer) => void;
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
    await keepSent(ports, taken, await sendEntry(ports.client, taken, signal));
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

async function keepSent({ store, now, onSent }: SendNextPorts, entry: OutboxEntry, answer: SentAnswer) {
  const files = entry.files?.map((file) => ({ ...file, content: new Blob() })) ?? [];
  const done = { state: 'sent', files, sentAt: now(), problem: null, current: null, currentCheck: null } as const;
  const sent = await store.change(entry.seq, (kept) => ({ ...kept, ...done }));
  if (answer.ticket !== undefined) await rebase(store, entry, answer.ticket);
  onSent(sent ?? entry, answer);
}

/** What was written after it was written upon it: on the version that it made, and on no other. */
async function rebase(store: OutboxStore, { account, lane, seq, order }: OutboxEntry, ticket: Ticket): Promise<void> {
  const made = isVersioned(order) ? order.seen.version + 1 : 1;
  if (ticket.version !== made) return;
  const later = (await store.list(account)).filter((entry) => entry.lane === lane && entry.seq > seq);
  for (const { seq: position } of later) await store.change(position, (kept) => onVersion(kept, made));
}

function onVersion(entry: OutboxEntry, version: number): OutboxEntry {
  const { order, state } = entry;
  if (state !== 'waiting' || !isVersioned(order) || order.seen.version >= version) return entry;
  return { ...entry, order: onSeen(order, version) };
}

/** Each kind has seen something of its own. */
function onSeen(order: VersionedOrder, version: number): VersionedOrder {
  return order.kind === 'assignTicket'
    ? { ...order, seen: { ...order.seen, version } }
    : { ...order, seen: { ...order.seen, version } };
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
      const current = await currentOf(ports.client, entry, error);
      const conflict = { ...entry, state: 'conflict', problem, ...current } as const;
      // Both sides want the same: there is nothing to decide.
      if (isCurrentKnown(conflict) && isWordless(entry) && conflictFields(conflict).length === 0)
        await keepSent(ports, entry, {});
      else await keep({ state: 'conflict', problem, ...current });
      return { kind: 'answered' };
    }
    case 'refused':
      await keep({ state: 'refused', problem });
      return { kind: 'answered' };
  }
}

/** Nothing a person wrote would be lost with it. */
const isWordless = ({ order }: OutboxEntry) =>
  order.kind !== 'moveTicket' || (order.body.reason === undefined && order.body.note === undefined);

/** The record as it stands: told with the refusal, else asked for. */
async function currentOf(
  client: OutboxClient,
  { order, account }: OutboxEntry,
  error: unknown,
): Promise<Pick<OutboxEntry, 'current' | 'currentCheck'>> {
  const told = isApiError(error) && isObject(error.data) ? error.data['current'] : undefined;
  // The server tells the record of this very endpoint.
  if (order.kind === 'answerCheck')
    return { current: null, currentCheck: isObject(told) ? (told as TicketCheck) : null };
  // As above: a ticket.
  if (isObject(told)) return { current: told as Ticket };
  if (order.kind === 'createTicket') return { current: null };
  const asked = client.getTicket({ params: { ticketId: order.ticketId }, account });
  return { current: await asked.then(({ data }) => data).catch(() => null) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
