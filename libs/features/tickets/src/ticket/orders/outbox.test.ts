import { ApiError } from '@imah/api-client';
import { createFakeApiClient, type FakeAnswers } from '@imah/api-client/testing';
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerOf, assignmentOf, moveOf, replyOf, reportOf, ticketId } from './testing/order-fixtures.ts';
import { createOutbox, createOutboxStore, findOrdersIn, type Outbox, type OutboxPorts } from '@imah/app/outbox/engine';
import { conflictFields } from './conflict.ts';
import { isTicketOrder } from './ticket-order.ts';
import { ticketOrders } from './ticket-orders.ts';

const waitLong = { timeout: 15_000 };
const running: Outbox[] = [];
afterEach(() => {
  for (const outbox of running.splice(0)) outbox.stop();
});

let databases = 0;
function setUp(answers: FakeAnswers, more: Partial<OutboxPorts> = {}) {
  const client = createFakeApiClient(answers);
  let made = 0;
  databases += 1;
  const ports: OutboxPorts = {
    client,
    ordersOf: findOrdersIn([ticketOrders]),
    store: createOutboxStore(`outbox-${databases}`),
    channel: { post: () => undefined, listen: () => undefined, close: () => undefined },
    takeTurn: (_name, _signal, onTurn) => onTurn(),
    account: 'me',
    now: () => 1_000,
    newId: () => `id-${(made += 1)}`,
    random: () => 0,
    onSent: () => undefined,
    ...more,
  };
  return { ports, client, begin: (change: Partial<OutboxPorts> = {}) => begin({ ...ports, ...change }) };
}
function begin(ports: OutboxPorts): Outbox {
  const outbox = createOutbox(ports);
  running.push(outbox);
  return outbox;
}
const states = (outbox: Outbox) => outbox.getSnapshot().entries.map(({ state }) => state);
const settle = (outbox: Outbox, expected: readonly string[]) =>
  vi.waitFor(() => expect(states(outbox)).toEqual(expected), waitLong);

const error = (kind: ApiError['kind'], status: number, more: object = {}) =>
  new ApiError({ kind, status, message: 'Tidak bisa', ...more });
const away = error('network', 0);
// The server's answers, of which the outbox reads only what stands here.
const ticketAt = (version: number, more: object = {}) =>
  ({ data: { id: ticketId, version, state: 'new', ...more } }) as never;
const done = { data: {} } as never;

describe('what was written', () => {
  it('goes in the order in which it was written, one after the other, under the account that wrote it', async () => {
    const said: unknown[] = [];
    const { begin: open } = setUp({
      addTicketReply: async ({ body, account }) => {
        said.push([body.id, body.body, account]);
        return done;
      },
    });
    const outbox = open();
    await Promise.all(['satu', 'dua', 'tiga'].map((words) => outbox.send(replyOf(words))));
    await settle(outbox, ['sent', 'sent', 'sent']);

    expect(said).toEqual([
      ['id-1', 'satu', 'me'],
      ['id-2', 'dua', 'me'],
      ['id-3', 'tiga', 'me'],
    ]);
  });

  it('is kept before anything is sent, and goes when the server can be reached again', async () => {
    let network: 'cut' | 'there' = 'cut';
    const { begin: open } = setUp({
      addTicketReply: async () => {
        if (network === 'cut') throw away;
        return done;
      },
    });
    const outbox = open();
    await outbox.send(replyOf('satu'));
    await vi.waitFor(
      () => expect([outbox.getSnapshot().sending, states(outbox)]).toEqual(['away', ['waiting']]),
      waitLong,
    );
    network = 'there';
    outbox.online();
    await settle(outbox, ['sent']);

    expect(outbox.getSnapshot().entries[0]?.tries).toBe(2);
  });

  it('goes on after a killed tab, also what was on its way, with the same id', async () => {
    const ids: unknown[] = [];
    const { begin: open } = setUp({});
    const killed = open({
      client: createFakeApiClient({ addTicketReply: ({ body }) => (ids.push(body.id), new Promise(() => {})) }),
    });
    await killed.send(replyOf('satu'));
    await settle(killed, ['sending']);
    killed.stop();

    const next = open({
      client: createFakeApiClient({ addTicketReply: async ({ body }) => (ids.push(body.id), done) }),
    });
    await settle(next, ['sent']);

    expect(ids).toEqual(['id-1', 'id-1']);
  });

  it('is neither seen nor sent by another account of the same device', async () => {
    const { begin: open, client } = setUp({ addTicketReply: done });
    const mine = open({ takeTurn: () => undefined });
    await mine.send(replyOf('satu'));
    const theirs = open({ account: 'other' });
    await theirs.send(replyOf('dua'));
    await settle(theirs, ['sent']);

    expect(states(mine)).toEqual(['waiting']);
    expect(client['~calls'].map(({ input }) => (input as { account: string }).account)).toEqual(['other']);
  });

  it('waits for its person when the session is over', async () => {
    const { begin: open } = setUp({ addTicketReply: error('unauthorized', 401) });
    const outbox = open();
    await outbox.send(replyOf('satu'));
    const waits = () => [outbox.getSnapshot().sending, states(outbox)];
    await vi.waitFor(() => expect(waits()).toEqual(['signed-out', ['waiting']]), waitLong);

    expect(outbox.getSnapshot().entries[0]?.problem).toBeNull();
  });
});

describe('what was written upon it', () => {
  it('stands on the version that the former move made', async () => {
    const versions: number[] = [];
    const { begin: open } = setUp({
      moveTicket: async ({ version }) => {
        versions.push(version);
        return ticketAt(version + 1);
      },
    });
    const waiting = open({ takeTurn: () => undefined });
    await waiting.send(moveOf('in-progress', 5));
    await waiting.send(moveOf('resolved', 5, 'Sudah diganti'));
    waiting.stop();
    const outbox = open();
    await settle(outbox, ['sent', 'sent']);

    expect(versions).toEqual([5, 6]);
  });

  it('waits while a refused report holds it back, goes after it was put right, and other tickets do not wait', async () => {
    const said: unknown[] = [];
    const { begin: open } = setUp({
      createTicket: async ({ body }) => {
        if (body.title === 'x') throw error('validation', 422, { fieldErrors: { title: ['Terlalu pendek'] } });
        said.push(body.title);
        return ticketAt(1);
      },
      addTicketReply: async ({ body }) => (said.push(body.body), done),
    });
    const outbox = open();
    await outbox.send(reportOf('r-1', 'x'));
    await outbox.send(replyOf('pada laporan', 'r-1'));
    await outbox.send(replyOf('tiket lain'));
    await settle(outbox, ['refused', 'waiting', 'sent']);
    const problem = outbox.getSnapshot().entries[0]?.problem;
    await outbox.edit('r-1', reportOf('r-1', 'Keran bocor').order);
    await settle(outbox, ['sent', 'sent', 'sent']);

    expect(problem).toEqual({
      status: 422,
      code: 'VALIDATION',
      message: 'Tidak bisa',
      fieldErrors: { title: ['Terlalu pendek'] },
    });
    expect(said).toEqual(['tiket lain', 'Keran bocor', 'pada laporan']);
  });

  it('is taken back with the report', async () => {
    const { begin: open } = setUp({ createTicket: error('forbidden', 403) });
    const outbox = open();
    await outbox.send(reportOf('r-1'));
    await outbox.send(replyOf('pada laporan', 'r-1'));
    await settle(outbox, ['refused', 'waiting']);

    await outbox.discard('r-1');

    expect(states(outbox)).toEqual([]);
  });
});

describe('a conflict', () => {
  const changed = error('conflict', 412, { data: { current: { id: ticketId, version: 9, state: 'waiting' } } });
  const conflicting = () => {
    const versions: number[] = [];
    const set = setUp({
      moveTicket: async ({ version }) => {
        versions.push(version);
        if (version !== 9) throw changed;
        return ticketAt(10);
      },
    });
    return { ...set, versions };
  };

  it('waits for a decision, and mine goes upon what stands', async () => {
    const { begin: open, versions } = conflicting();
    const outbox = open();
    const { localId } = await outbox.send(moveOf('in-progress', 5));
    await settle(outbox, ['conflict']);
    await outbox.resolve(localId, ['state']);
    await settle(outbox, ['sent']);

    expect(versions).toEqual([5, 9]);
  });

  it('is over without a call when theirs is chosen', async () => {
    const { begin: open, versions } = conflicting();
    const outbox = open();
    const { localId } = await outbox.send(moveOf('in-progress', 5));
    await settle(outbox, ['conflict']);
    await outbox.resolve(localId, []);

    expect([states(outbox), versions]).toEqual([[], [5]]);
  });

  it('is none where both sides chose the same', async () => {
    const { begin: open } = setUp({
      moveTicket: error('conflict', 412, { data: { current: { id: ticketId, version: 9, state: 'in-progress' } } }),
    });
    const outbox = open();
    await outbox.send(moveOf('in-progress', 5));
    await settle(outbox, ['sent']);

    expect(outbox.getSnapshot().entries[0]?.current).toBeNull();
  });
});

describe('an answer on the checklist', () => {
  it('takes the place of the one before it that was not sent, and leaves nothing to send where it takes it back', async () => {
    const { begin: open } = setUp({});
    const outbox = open({ takeTurn: () => undefined });
    const answers = () => outbox.getSnapshot().entries.map(({ order }) => isTicketOrder(order) && order.body);
    const first = await outbox.send(answerOf('2.5', null));
    await outbox.send(answerOf('done', null, 'c-2'));
    const second = await outbox.send(answerOf('3', '2.5'));
    const changed = answers();
    await outbox.send(answerOf(null, '3'));

    expect(second).toEqual(first);
    expect([changed, answers()]).toEqual([
      [
        { answer: '3', before: null },
        { answer: 'done', before: null },
      ],
      [{ answer: 'done', before: null }],
    ]);
  });

  it('follows the one that is on its way', async () => {
    const said: unknown[] = [];
    const { begin: open } = setUp({});
    const holding = Promise.withResolvers<never>();
    const outbox = open({
      client: createFakeApiClient({
        answerTicketCheck: ({ body }) => (said.push(body), said.length === 1 ? holding.promise : done),
      }),
    });
    await outbox.send(answerOf('2.5', null));
    await settle(outbox, ['sending']);
    await outbox.send(answerOf('3', '2.5'));
    holding.resolve(done);
    await settle(outbox, ['sent', 'sent']);

    expect(said).toEqual([
      { answer: '2.5', before: null },
      { answer: '3', before: '2.5' },
    ]);
  });

  it('is asked about where somebody else has answered otherwise, and goes upon theirs', async () => {
    const said: unknown[] = [];
    const { begin: open } = setUp({
      answerTicketCheck: async ({ body }) => {
        said.push(body.before);
        if (body.before !== '4') throw error('conflict', 412, { data: { current: { id: 'c-1', answer: '4' } } });
        return done;
      },
    });
    const outbox = open();
    const { localId } = await outbox.send(answerOf('2.5', null));
    await settle(outbox, ['conflict']);
    const [entry] = outbox.getSnapshot().entries;
    await outbox.resolve(localId, ['answer']);
    await settle(outbox, ['sent']);

    expect(entry && isTicketOrder(entry.order) && conflictFields(entry.order, entry.current)).toEqual([
      { field: 'answer', before: null, mine: '2.5', theirs: '4', other: 'changed' },
    ]);
    expect(said).toEqual([null, '4']);
  });
});

it('asks of an assignment field by field, and sends theirs where theirs was chosen', async () => {
  const said: unknown[] = [];
  const current = { id: ticketId, version: 9, assignee: { id: 'u-dedi', name: 'Dedi' }, executors: [{ id: 'u-rini' }] };
  const { begin: open } = setUp({
    assignTicket: async ({ body, version }) => {
      said.push([version, body.id, body.assigneeId, body.executorIds]);
      if (version !== 9) throw error('conflict', 412, { data: { current } });
      return ticketAt(10);
    },
  });
  const outbox = open();
  const { localId } = await outbox.send(assignmentOf(5));
  await settle(outbox, ['conflict']);
  const [entry] = outbox.getSnapshot().entries;
  await outbox.resolve(localId, ['assignee']);
  await settle(outbox, ['sent']);

  expect(entry && isTicketOrder(entry.order) && conflictFields(entry.order, entry.current)).toEqual([
    { field: 'assignee', before: 'u-agus', mine: 'u-tuti', theirs: 'u-dedi', other: 'changed' },
    { field: 'executors', before: '', mine: '', theirs: 'u-rini', other: 'changed' },
  ]);
  expect(said).toEqual([
    [5, localId, 'u-tuti', []],
    [9, localId, 'u-tuti', ['u-rini']],
  ]);
});

it('sends the files of a reply before it, from where the server is, and names them in it', async () => {
  const content = new Blob([new Uint8Array(1_500_000)]);
  const parts: unknown[] = [];
  let named: unknown = null;
  const { begin: open } = setUp({
    beginUpload: async () => ({ data: { offset: 400_000 } }) as never,
    sendUploadPart: async ({ query, body }) => {
      parts.push([query.offset, (body as Blob).size]);
      return { data: { offset: Number(query.offset) + (body as Blob).size } } as never;
    },
    finishUpload: done,
    addTicketReply: async ({ body }) => ((named = body.fileIds), done),
  });
  const outbox = open();
  await outbox.send({ ...replyOf('Lihat foto'), files: [{ id: 'f-1', name: 'a.jpg', content, keepLocation: false }] });
  await settle(outbox, ['sent']);

  expect([parts, named]).toEqual([
    [
      [400_000, 1_048_576],
      [1_448_576, 51_424],
    ],
    ['f-1'],
  ]);
});

it('does not say that it keeps what it cannot keep', async () => {
  const { begin: open, ports } = setUp({});
  const outbox = open({ store: { ...ports.store, add: () => Promise.reject(new Error('closed')) } });

  await expect(outbox.send(replyOf('satu'))).rejects.toThrow('closed');
});
