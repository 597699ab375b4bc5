import { ApiError } from '@imah/api-client';
import { createFakeApiClient, type FakeAnswers } from '@imah/api-client/testing';
import { describe, expect, it } from 'vitest';
import { answerOf, moveOf, replyOf, reportOf, ticketId } from './testing/order-fixtures.ts';
import type { OutboxEntry, OutboxFile } from '@imah/app/outbox';
import { findOrdersIn, sendEntry } from '@imah/app/outbox/engine';
import { entryOf } from '@imah/app/outbox/testing';
import { ticketOrders } from './ticket-orders.ts';

const ticketNow = { id: ticketId, version: 6 };
// Of an answer only what is handed on.
const answers = (more: FakeAnswers = {}): FakeAnswers => ({
  addTicketReply: { data: {} } as never,
  createTicket: { data: ticketNow } as never,
  moveTicket: { data: ticketNow } as never,
  answerTicketCheck: { data: { checks: [] } } as never,
  ...more,
});
const signal = new AbortController().signal;

async function send(entry: OutboxEntry, more: FakeAnswers = {}) {
  const client = createFakeApiClient(answers(more));
  const answer = await sendEntry(client, findOrdersIn([ticketOrders]), entry, signal).catch((error: unknown) => error);
  return { answer, calls: client['~calls'].map(({ name, input }) => ({ name, input })) };
}

/** A server that keeps parts, and may say before one that it has it already. */
function server(kept: { bytes: number; lost?: number }): FakeAnswers {
  return {
    beginUpload: async () => ({ data: { offset: kept.bytes } }) as never,
    sendUploadPart: async ({ query: { offset }, body }) => {
      const part = body as Blob;
      if (offset !== kept.bytes)
        throw new ApiError({ kind: 'conflict', status: 409, code: 'UNGGAHAN_BERGESER', message: 'Bergeser' });
      kept.bytes = offset + part.size;
      if (kept.lost !== undefined && kept.lost-- > 0)
        throw new ApiError({ kind: 'conflict', status: 409, code: 'UNGGAHAN_BERGESER', message: 'Bergeser' });
      return { data: { offset: kept.bytes } } as never;
    },
    finishUpload: async () => ({ data: {} }) as never,
  };
}
const mega = 1_048_576;
const fileOf = (size: number, more: Partial<OutboxFile> = {}): OutboxFile => ({
  id: 'f-1',
  name: 'pompa.jpg',
  content: new Blob([new Uint8Array(size)]),
  keepLocation: false,
  ...more,
});

describe('one thing that waited', () => {
  it('is sent under the id by which the server knows it again, for the account that wrote it', async () => {
    const { answer, calls } = await send(entryOf(replyOf('Sudah dicek.'), { id: 'local-1', account: 'sari' }));

    expect(answer).toEqual({});
    expect(calls).toEqual([
      {
        name: 'addTicketReply',
        input: { params: { ticketId }, body: { body: 'Sudah dicek.', id: 'local-1' }, account: 'sari', signal },
      },
    ]);
  });

  it('is a move upon the version that its person saw', async () => {
    const { answer, calls } = await send(entryOf(moveOf('resolved', 5, 'Ganti seal'), { id: 'local-1' }));

    expect(answer).toEqual({ ticket: ticketNow });
    expect(calls).toEqual([
      {
        name: 'moveTicket',
        input: {
          params: { ticketId },
          body: { to: 'resolved', note: 'Ganti seal', id: 'local-1' },
          version: 5,
          account: 'me',
          signal,
        },
      },
    ]);
  });

  it('is an answer with what stood there, and no id: it is known by what it answers', async () => {
    const { calls } = await send(entryOf(answerOf('2.4', null), { id: 'local-1' }));

    expect(calls).toEqual([
      {
        name: 'answerTicketCheck',
        input: { params: { ticketId, checkId: 'c-1' }, body: { answer: '2.4', before: null }, account: 'me', signal },
      },
    ]);
  });
});

describe('its files', () => {
  const withFiles = (...files: OutboxFile[]) => entryOf({ ...replyOf('Foto.'), files }, { id: 'local-1' });
  const parts = (calls: readonly { name: string; input: unknown }[]) =>
    calls
      .filter(({ name }) => name === 'sendUploadPart')
      // As `sendUploadPart` is called.
      .map(({ input }) => input as { query: { offset: number }; body: Blob })
      .map(({ query, body }) => [query.offset, body.size]);

  it('go before it, in parts of a megabyte, and are named in it', async () => {
    const { calls } = await send(withFiles(fileOf(2 * mega + 5)), server({ bytes: 0 }));

    expect(calls.map(({ name }) => name)).toEqual([
      'beginUpload',
      'sendUploadPart',
      'sendUploadPart',
      'sendUploadPart',
      'finishUpload',
      'addTicketReply',
    ]);
    expect(parts(calls)).toEqual([
      [0, mega],
      [mega, mega],
      [2 * mega, 5],
    ]);
    expect(calls.at(-1)?.input).toEqual(
      expect.objectContaining({ body: { body: 'Foto.', fileIds: ['f-1'], id: 'local-1' } }),
    );
  });

  it('join those that had arrived before', async () => {
    const report = reportOf('r-1');
    // A report has files.
    const body = { ...report.order.body, fileIds: ['f-0'] } as never;
    const entry = entryOf({ ...report, order: { ...report.order, body } as never, files: [fileOf(3)] }, { id: 'r-1' });

    const { calls } = await send(entry, server({ bytes: 0 }));

    expect(calls.at(-1)?.input).toEqual(
      expect.objectContaining({ body: { id: 'r-1', title: 'Lampu lobi padam', fileIds: ['f-0', 'f-1'] } }),
    );
  });

  it('go on from where the server is, and are not sent again where it has all of them', async () => {
    const half = await send(withFiles(fileOf(2 * mega)), server({ bytes: mega }));
    const whole = await send(withFiles(fileOf(mega)), server({ bytes: mega }));

    expect([parts(half.calls), parts(whole.calls)]).toEqual([[[mega, mega]], []]);
    expect(whole.calls.map(({ name }) => name)).toEqual(['beginUpload', 'finishUpload', 'addTicketReply']);
  });

  it('are asked about where a part had arrived and only its answer had not', async () => {
    const { calls, answer } = await send(withFiles(fileOf(mega + 1)), server({ bytes: 0, lost: 1 }));

    expect([answer, parts(calls)]).toEqual([
      {},
      [
        [0, mega],
        [mega, 1],
      ],
    ]);
    expect(calls.filter(({ name }) => name === 'beginUpload').length).toBe(2);
  });

  it('say where they were taken only when their person wants that', async () => {
    const { calls } = await send(
      withFiles(fileOf(1, { id: 'f-1', keepLocation: true }), fileOf(1, { id: 'f-2' })),
      server({ bytes: 1 }),
    );

    expect(
      calls.filter(({ name }) => name === 'beginUpload').map(({ input }) => (input as { body: object }).body),
    ).toEqual([
      { id: 'f-1', name: 'pompa.jpg', size: 1, keepLocation: true },
      { id: 'f-2', name: 'pompa.jpg', size: 1 },
    ]);
  });

  it('are not sent for ever where the server takes nothing more of them, and nothing goes without them', async () => {
    const stuck: FakeAnswers = {
      ...server({ bytes: 0 }),
      sendUploadPart: async () => ({ data: { offset: 0 } }) as never,
    };

    const { answer, calls } = await send(withFiles(fileOf(3)), stuck);

    expect(answer).toEqual(new Error('The server takes nothing more of the file'));
    expect(calls.map(({ name }) => name)).toEqual(['beginUpload', 'sendUploadPart']);
  });

  it('hold it back where one of them is refused', async () => {
    const tooLarge = new ApiError({ kind: 'validation', status: 413, message: 'Terlalu besar' });

    const { answer, calls } = await send(withFiles(fileOf(3)), { ...server({ bytes: 0 }), beginUpload: tooLarge });

    expect([answer, calls.length]).toEqual([tooLarge, 1]);
  });
});
