import { createFakeApiClient } from '@imah/api-client/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inWords, wordsOf } from './order-words.ts';
import { sendOrder } from './send-order.ts';
import { idOf, isTicketOrder, isVersioned, type TicketOrder, ticketOrderKinds } from './ticket-order.ts';

const ticketId = '0198a000-0000-7000-8000-000000000001';
const seen = { version: 7, state: 'new' as const, fields: {} };
/** One of each; a kind without one does not compile. */
const orders: { readonly [K in TicketOrder['kind']]: Extract<TicketOrder, { kind: K }> } = {
  createTicket: {
    kind: 'createTicket',
    buildingId: 'b-1',
    body: { id: 'n-1', title: 'Keran bocor', details: 'Lantai 3' },
  },
  ticketReply: { kind: 'ticketReply', ticketId, body: { id: 'n-2', body: 'Kami datang.' } },
  ticketNote: { kind: 'ticketNote', ticketId, body: { id: 'n-3', body: 'Vendor telat.' } },
  moveTicket: {
    kind: 'moveTicket',
    ticketId,
    body: { id: 'n-4', to: 'resolved', reason: 'Selesai', note: 'Diganti' },
    seen,
  },
  updateTicket: { kind: 'updateTicket', ticketId, body: { id: 'n-5', title: 'Pipa bocor', details: 'Lantai 4' }, seen },
  assignTicket: {
    kind: 'assignTicket',
    ticketId,
    body: { id: 'n-6', assigneeId: 'u-1', executorIds: [] },
    seen: { version: 8, assigneeId: null, executorIds: [] },
    names: {},
  },
  addCheck: { kind: 'addCheck', ticketId, body: { id: 'n-7', label: 'Tekanan', kind: 'tick' } as never },
  answerCheck: {
    kind: 'answerCheck',
    ticketId,
    checkId: 'c-1',
    body: { answer: 'ya', before: null },
    label: 'Tekanan',
  },
};
const all = Object.values(orders);

describe('an order', () => {
  it.each([
    ['createTicket', 'createTicket', { buildingId: 'b-1' }, undefined, 'ticket'],
    ['ticketReply', 'addTicketReply', { ticketId }, undefined, 'nothing'],
    ['ticketNote', 'addTicketNote', { ticketId }, undefined, 'nothing'],
    ['moveTicket', 'moveTicket', { ticketId }, 7, 'ticket'],
    ['updateTicket', 'updateTicket', { ticketId }, 7, 'ticket'],
    ['assignTicket', 'assignTicket', { ticketId }, 8, 'ticket'],
    ['addCheck', 'addTicketCheck', { ticketId }, undefined, 'work'],
    ['answerCheck', 'answerTicketCheck', { ticketId, checkId: 'c-1' }, undefined, 'work'],
  ] as const)(
    'of %s is one call, at the version that was seen, under the account that gave it',
    async (kind, call, params, version, what) => {
      const data = { id: 'answered' };
      const client = createFakeApiClient({ [call]: { data } as never });
      const { signal } = new AbortController();

      const answer = await sendOrder(client, orders[kind], { account: 'me', signal });

      expect(client['~calls'].map(({ name, input }) => [name, input])).toEqual([
        [
          call,
          { params, body: orders[kind].body, account: 'me', signal, ...(version === undefined ? {} : { version }) },
        ],
      ]);
      expect(answer).toEqual(what === 'nothing' ? {} : { [what]: data });
    },
  );

  it('that is refused is not done otherwise', async () => {
    const client = createFakeApiClient();

    for (const order of all) await expect(sendOrder(client, order)).rejects.toMatchObject({ status: 404 });
    expect(client['~calls'].length).toBe(all.length);
  });

  it('is known by its kind, the server knows it again by its id, and only a decision waits at a version', () => {
    expect(all.map(({ kind }) => kind)).toEqual(ticketOrderKinds);
    expect([all.every(isTicketOrder), isTicketOrder({ kind: 'topicReply' })]).toEqual([true, false]);
    expect(all.map((order) => idOf(order))).toEqual(['n-1', 'n-2', 'n-3', 'n-4', 'n-5', 'n-6', 'n-7', undefined]);
    expect(all.filter(isVersioned).map(({ kind }) => kind)).toEqual(['moveTicket', 'updateTicket', 'assignTicket']);
  });
});

describe('the words of an order', () => {
  it.each(all)('of $kind stand in it unchanged when they are given back', (order) => {
    expect(inWords(order, wordsOf(order))).toEqual(order);
  });

  it('that are written anew are what stands there then, and nothing else of it changes', () => {
    const word = fc.string({ minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(...all), word, (order, text) => {
        const fields = Object.keys(wordsOf(order));
        const anew = Object.fromEntries(fields.map((field) => [field, text]));
        const changed = inWords(order, anew);

        expect(wordsOf(changed)).toEqual(anew);
        expect(inWords(changed, wordsOf(order))).toEqual(order);
      }),
    );
  });

  it('are all that was written in it, and none where something was chosen', () => {
    expect(all.map((order) => [order.kind, wordsOf(order)])).toEqual([
      ['createTicket', { title: 'Keran bocor', text: 'Lantai 3' }],
      ['ticketReply', { text: 'Kami datang.' }],
      ['ticketNote', { text: 'Vendor telat.' }],
      ['moveTicket', { reason: 'Selesai', note: 'Diganti' }],
      ['updateTicket', { title: 'Pipa bocor', text: 'Lantai 4' }],
      ['assignTicket', {}],
      ['addCheck', {}],
      ['answerCheck', {}],
    ]);
  });

  it('of a move are only those that it has', () => {
    const bare: TicketOrder = { ...orders.moveTicket, body: { to: 'resolved' } };

    expect([wordsOf(bare), inWords(bare, {})]).toEqual([{}, bare]);
  });
});
