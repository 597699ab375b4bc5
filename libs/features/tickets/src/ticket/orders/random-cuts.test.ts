import { createApiClient } from '@imah/api-client';
import type { Building } from '@imah/contract/buildings';
import type { Ticket, TicketComment, TicketEvent, TicketWork } from '@imah/contract/tickets';
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newId } from '@imah/api-client';
import { type CutProxy, type Fate, startCutProxy } from './testing/cut-proxy.ts';
import { type RealServer, startRealServer } from './testing/real-server.ts';
import { createOutbox, createOutboxStore, findOrdersIn, type Outbox } from '@imah/app/outbox/engine';
import { idOf, type TicketDraft, type TicketOrder } from './ticket-order.ts';
import { ticketOrders } from './ticket-orders.ts';

/** 200 cuts: of calls on their way, of the tab, of the server. */
const planned = {
  refused: 40,
  unanswered: 40,
  doubled: 40,
  half: 38,
  tab: 40,
  server: 2,
} as const satisfies Record<Exclude<Fate, 'passes'> | 'tab' | 'server', number>;
/** Of ten calls so many are cut, as long as there are cuts left. */
const cutsOfTen = 7;
const mostTickets = 80;
const account = { email: 'pengelola@imah.test', password: 'imah-contoh-2026' };
const waitLong = { timeout: 240_000, interval: 25 };

/** Mulberry32: the same cuts in the same order in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

let startedServer: RealServer | undefined;
let server: RealServer;
let proxy: CutProxy;
const stops: (() => void)[] = [];
beforeAll(async () => {
  server = await startRealServer();
  startedServer = server;
}, 120_000);
afterAll(async () => {
  for (const stop of stops) stop();
  await proxy?.close();
  // One that could not be started has nothing to remove.
  await startedServer?.remove();
}, 60_000);

async function readAs<T>(token: string, path: string): Promise<T> {
  const answer = await fetch(`${server.url()}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { data }: { data: T } = await answer.json();
  return data;
}

async function logIn(): Promise<{ token: string; userId: string }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.url()}/api/v1/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  });
  const { data }: { data: { token: string } } = await answer.json();
  return { token: data.token, userId: (await readAs<{ id: string }>(data.token, '/auth/whoami')).id };
}

/** What one person writes about one ticket, in this order. */
function storyOf(number: number, { id: buildingId, orgId }: Building, worker: string) {
  const [ticketId, checkId] = [newId(Date.now()), newId(Date.now())];
  const about = `Potongan ${number}`;
  const seen = { version: 1, state: 'new', fields: {} } as const;
  const label = 'Tekanan air';
  const workers = { version: 1, assigneeId: null, executorIds: [] };
  const to = { orgId, about };
  const orders: TicketOrder[] = [
    { kind: 'createTicket', buildingId, body: { id: ticketId, title: `${about} lama` } },
    { kind: 'ticketReply', ticketId, body: { body: 'satu' } },
    { kind: 'updateTicket', ticketId, body: { title: about, priority: 'high' }, seen },
    { kind: 'assignTicket', ticketId, body: { assigneeId: worker, executorIds: [] }, seen: workers, names: {} },
    { kind: 'moveTicket', ticketId, body: { to: 'in-progress' }, seen },
    { kind: 'addCheck', ticketId, body: { id: checkId, label, kind: 'number', demand: 'required', choices: [] } },
    { kind: 'ticketNote', ticketId, body: { body: 'catatan' } },
    { kind: 'answerCheck', ticketId, checkId, body: { answer: '2.5', before: null }, label },
    { kind: 'ticketReply', ticketId, body: { body: 'dua' } },
    { kind: 'moveTicket', ticketId, body: { to: 'resolved', note: 'Sudah diganti' }, seen },
  ];
  return {
    ticketId,
    checkId,
    about,
    drafts: orders.map((order): TicketDraft => ({ ...to, lane: ticketId, id: idOf(order), order })),
  };
}

it(
  'everything arrives exactly once and in order through 200 random cuts of calls, tabs and the server',
  { timeout: 300_000 },
  async () => {
    const random = createRandom(20_261_121);
    const { token, userId } = await logIn();
    const [building] = await readAs<Building[]>(token, '/buildings');
    if (building === undefined) throw new Error('the demonstration has no building');
    const cuts = Object.entries(planned)
      .flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
      .map((kind) => ({ kind, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ kind }) => kind);
    const made: Record<string, number> = {};
    let restart = Promise.resolve();
    let outbox: Outbox | null = null;

    proxy = await startCutProxy(server.url, () => {
      if (cuts.length === 0 || random() * 10 >= cutsOfTen) return 'passes';
      const kind = cuts.pop() ?? '';
      made[kind] = (made[kind] ?? 0) + 1;
      if (kind === 'tab') {
        killTab();
        return random() < 0.5 ? 'passes' : 'refused';
      }
      if (kind !== 'server') return kind as Fate;
      restart = restart.then(server.kill);
      return 'passes';
    });
    // Pauses pass a hundred times as fast; the limit of a call stays far away.
    const clock = {
      now: () => Date.now(),
      setTimeout: (callback: () => void, ms: number) => setTimeout(callback, ms / 100),
      clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
    };
    const client = createApiClient({ baseUrl: proxy.url, getToken: () => token, clock, timeoutMs: 3_000_000 });
    const store = createOutboxStore();
    const openTab = () =>
      createOutbox({
        client,
        ordersOf: findOrdersIn([ticketOrders]),
        store,
        channel: { post: () => undefined, listen: () => undefined, close: () => undefined },
        takeTurn: (_name, _signal, onTurn) => onTurn(),
        account: userId,
        now: () => Date.now() * 100,
        newId: () => newId(Date.now()),
        random,
        onSent: () => undefined,
      });
    const killTab = () => {
      outbox?.stop();
      outbox = openTab();
    };
    outbox = openTab();
    // As one who comes and goes: nobody waits for a pause.
    const nudge = setInterval(() => void outbox?.retry(), 20);
    stops.push(
      () => clearInterval(nudge),
      () => outbox?.stop(),
    );

    const stories: ReturnType<typeof storyOf>[] = [];
    while (cuts.length > 0 && stories.length < mostTickets) {
      const written = Array.from({ length: 5 }, (_, index) => storyOf(stories.length + index, building, userId));
      stories.push(...written);
      for (const { drafts } of written) for (const draft of drafts) await outbox.send(draft);
      await vi.waitFor(async () => {
        const waiting = (await store.list(userId)).filter(({ state }) => state !== 'sent');
        expect(waiting.map(({ state, problem }) => [state, problem?.code])).toEqual([]);
      }, waitLong);
    }
    await restart;

    expect(made).toEqual(planned);
    for (const { ticketId, checkId, about } of stories) {
      const path = `/tickets/${ticketId}`;
      const [ticket, events, replies, notes, work] = await Promise.all([
        readAs<Ticket>(token, path),
        readAs<TicketEvent[]>(token, `${path}/events`),
        readAs<TicketComment[]>(token, `${path}/replies`),
        readAs<TicketComment[]>(token, `${path}/notes`),
        readAs<TicketWork>(token, `${path}/work`),
      ]);
      const inOrder = <T>(rows: readonly T[], of: (row: T) => unknown) => rows.toReversed().map(of);

      expect({
        ticket: [ticket.title, ticket.priority, ticket.assignee?.id],
        events: inOrder(events, ({ kind, to, fields }) => [kind, to ?? '', ...fields].join(' ')),
        replies: inOrder(replies, ({ body }) => body),
        notes: inOrder(notes, ({ body }) => body),
        checks: work.checks.map(({ id, answer }) => [id, answer]),
      }).toEqual({
        ticket: [about, 'high', userId],
        events: ['created new', 'changed  title priority', 'assigned ', 'moved in-progress', 'moved resolved'],
        replies: ['satu', 'dua'],
        notes: ['catatan'],
        checks: [[checkId, '2.5']],
      });
    }
  },
);
