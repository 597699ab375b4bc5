import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { TicketRelation } from '@imah/contract/tickets';
import { toasterMachine } from '@imah/state-machines';
import { answerOf, fixtureId } from '@imah/testing';
import { readKey } from '@imah/api-client/react';
import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { show } from '../harness/testing/show.tsx';
import type { OutboxDraft } from '../outbox/index.ts';
import { createFakeOutbox } from '../outbox/testing/index.ts';
import { reads } from '../read/index.ts';
import { ToasterProvider } from '../shell/index.ts';
import { anyCall, type ApiCall, callAnsweringAll, type Command, patch } from './command.ts';
import { type CommandOptions, useCommand, type UsedCommand, useSubmit } from './use-command.ts';
import type { Submitting } from './submitting.ts';

afterEach(cleanup);

interface Note {
  readonly text: string;
  readonly version: number;
}
const ticketId = fixtureId('ticket', 1);
const key: QueryKey = readKey('listTicketRelations', { params: { ticketId } });
const before: Note = { text: 'lama', version: 1 };
const params = { ticketId };
const held = reads('listTicketRelations', { ticketId });

interface NoteDraft extends OutboxDraft {
  readonly order: {
    readonly kind: 'ticketNote';
    readonly body: { readonly id: string; readonly body: string; readonly fileIds: [] };
  };
}

/** Any word for a ticket: shown at once, and kept without a network. */
const writeNote: Command<NoteDraft, Note> = {
  call: async (client, { order }) => {
    await client.addTicketNote({ params, body: order.body });
    return { text: order.body.body, version: 2 };
  },
  apply: ({ order }) => [patch<Note>(held, (note) => ({ ...note, text: order.body.body }))],
  keep: (draft) => draft,
  write: (queries, note) => void queries.setQueryData(key, note),
  conflict: (error) =>
    error instanceof ApiError && error.status === 412 ? { text: 'dari orang lain', version: 7 } : null,
};
const noteOf = (body: string): NoteDraft => ({
  lane: ticketId,
  orgId: fixtureId('ticket', 2),
  about: 'TKT-1 Keran bocor',
  order: { kind: 'ticketNote', body: { id: fixtureId('ticket', 3), body, fileIds: [] } },
});
const failure = (kind: ApiError['kind'], status: number, more: object = {}) =>
  new ApiError({ kind, status, message: 'Tidak boleh', ...more });

interface Setting<I, T> {
  readonly command: Command<I, T>;
  readonly answers?: FakeAnswers;
  readonly options?: CommandOptions<I, T>;
}
async function setUp<I, T>({ command, answers = {}, options = {} }: Setting<I, T>) {
  const toaster = createActor(toasterMachine, { input: { now: () => 0 } }).start();
  const outbox = createFakeOutbox();
  let used: { command: UsedCommand<I, T>; form: Submitting<I, T>; queries: QueryClient } | undefined;
  function Probe() {
    const queries = useQueryClient();
    useQuery({ queryKey: key, queryFn: never, initialData: before, initialDataUpdatedAt: 1_000, enabled: false });
    used = { command: useCommand(command, options), form: useSubmit(command), queries };
    return null;
  }
  const { calls } = await show(
    <ToasterProvider actor={toaster}>
      <Probe />
    </ToasterProvider>,
    { answers, outbox },
  );
  const now = () => {
    if (used === undefined) throw new Error('It has been drawn');
    return used;
  };
  return {
    calls: () => calls().map(({ name }) => name),
    run: (input: I) => act(() => now().command.run(input)),
    submit: (input: I) => act(() => now().form.submit(input)),
    now,
    shown: () => now().queries.getQueryData<Note>(key),
    readAt: () => now().queries.getQueryState(key)?.dataUpdatedAt,
    told: () => toaster.getSnapshot().context.shown.map(({ type, text }) => [type, text]),
    kept: () => outbox.outbox?.getSnapshot().entries.map(({ order }) => order),
  };
}

it('shows the result while the call is on its way, without making the read younger, and then what the server says', async () => {
  const { promise, resolve } = Promise.withResolvers<never>();
  const told = { sent: (note: Note) => `Versi ${note.version}` };
  const {
    now,
    shown,
    readAt,
    told: toasts,
  } = await setUp({
    command: writeNote,
    answers: { addTicketNote: () => promise },
    options: { told },
  });
  let outcome: Promise<unknown> | undefined;
  act(() => void (outcome = now().command.run(noteOf('baru'))));
  await vi.waitFor(() => expect(shown()).toEqual({ text: 'baru', version: 1 }));
  expect(readAt()).toBe(1_000);

  // Nothing of the answer is read.
  resolve({ data: {} } as never);
  expect(await act(async () => outcome)).toEqual({ kind: 'sent', answer: { text: 'baru', version: 2 } });
  expect([shown(), toasts()]).toEqual([{ text: 'baru', version: 2 }, [['success', 'Versi 2']]]);
});

it('keeps it where the server cannot be reached, takes the picture of it back, and says that it is kept', async () => {
  const { run, shown, readAt, told, kept } = await setUp({
    command: writeNote,
    answers: { addTicketNote: failure('network', 0) },
    options: { told: { kept: () => 'Tersimpan di perangkat' } },
  });

  expect(await run(noteOf('baru'))).toEqual({ kind: 'kept', localId: 'local-1' });
  expect([shown(), readAt(), kept(), told()]).toEqual([
    before,
    1_000,
    [noteOf('baru').order],
    [['warning', 'Tersimpan di perangkat']],
  ]);
});

it('keeps what has files to send without asking the server first', async () => {
  const { run, calls, kept } = await setUp({ command: writeNote });
  const file = { id: fixtureId('ticket', 4), name: 'pompa.jpg', content: new Blob(), keepLocation: false };

  expect(await run({ ...noteOf('dengan foto'), files: [file] })).toMatchObject({ kind: 'kept' });
  expect([calls(), kept()]).toEqual([[], [noteOf('dengan foto').order]]);
});

it('shows what stands when somebody else was faster, and hands it to whoever asked', async () => {
  const seen: Note[] = [];
  const { run, shown, told } = await setUp({
    command: writeNote,
    answers: { addTicketNote: failure('conflict', 412) },
    options: { onConflict: (note) => void seen.push(note) },
  });

  expect(await run(noteOf('baru'))).toMatchObject({ kind: 'conflict' });
  const stands = { text: 'dari orang lain', version: 7 };
  expect([shown(), seen, told()]).toEqual([stands, [stands], []]);
});

it('takes the picture back when the person may not, and says why in the words of the server', async () => {
  const { run, shown, told } = await setUp({
    command: writeNote,
    answers: { addTicketNote: failure('forbidden', 403) },
  });

  expect(await run(noteOf('baru'))).toMatchObject({ kind: 'refused' });
  expect([shown(), told()]).toEqual([before, [['danger', 'Tidak boleh']]]);
});

it('gives a form what is wrong with each field, tells no toast, and forgets it at the next attempt', async () => {
  const fieldErrors = { body: ['Tulis paling sedikit 3 huruf.'] };
  const { submit, now, told, shown } = await setUp({
    command: writeNote,
    answers: { addTicketNote: failure('validation', 422, { fieldErrors }) },
  });
  expect(await submit(noteOf('b'))).toBeNull();
  expect([now().form.answer, told(), shown()]).toEqual([
    { message: 'Ada isian yang perlu diperbaiki.', errors: fieldErrors },
    [],
    before,
  ]);

  act(() => now().form.demand(['body']));
  expect(now().form.answer?.errors).toEqual({ body: ['Wajib diisi'] });
});

it('sends a form once however often it is pressed', async () => {
  const { now, calls } = await setUp({ command: writeNote, answers: { addTicketNote: never } });
  act(() => void now().form.submit(noteOf('satu')));
  expect(await act(() => now().form.submit(noteOf('dua')))).toBeNull();

  await vi.waitFor(() => expect(calls()).toEqual(['addTicketNote']));
});

it('makes the call again under the same id', async () => {
  const sent: unknown[] = [];
  const { run } = await setUp({
    command: writeNote,
    answers: {
      addTicketNote: async ({ body }) => {
        sent.push(body.id);
        throw failure('server', 500);
      },
    },
  });
  const draft = noteOf('sekali');
  await run(draft);
  await run(draft);

  expect(sent).toEqual([fixtureId('ticket', 3), fixtureId('ticket', 3)]);
});

it('leaves alone what was read or changed while a refused call was on its way', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const { now, shown } = await setUp({ command: writeNote, answers: { addTicketNote: () => promise } });
  let outcome: Promise<unknown> | undefined;
  act(() => void (outcome = now().command.run(noteOf('baru'))));
  await vi.waitFor(() => expect(shown()?.text).toBe('baru'));
  act(() => void now().queries.setQueryData(key, { text: 'berita', version: 3 }));
  reject(failure('forbidden', 403));
  await act(async () => outcome);

  expect(shown()).toEqual({ text: 'berita', version: 3 });
});

it('writes an answer that is all of a read into it, and reads that again only after a refusal', async () => {
  const relations: TicketRelation[] = [];
  const stale = async (answer: FakeAnswers['unrelateTicket']) => {
    const { run, now } = await setUp<ApiCall<{ readonly data: TicketRelation[] }>, { readonly data: TicketRelation[] }>(
      {
        command: callAnsweringAll('listTicketRelations', { params }),
        answers: answer === undefined ? {} : { unrelateTicket: answer },
      },
    );
    const { kind } = await run((client) => client.unrelateTicket({ params: { ticketId, targetId: ticketId } }));
    return [kind, now().queries.getQueryState(key)?.isInvalidated, now().queries.getQueryData(key)];
  };

  expect(await stale(answerOf(relations))).toEqual(['sent', false, relations]);
  cleanup();
  expect(await stale(failure('not-found', 404))).toEqual(['refused', true, before]);
});

it('makes old what a domain names, whatever became of the call', async () => {
  for (const addTicketNote of [{ data: {} } as never, failure('server', 500)]) {
    const { run, now } = await setUp({ command: anyCall([held]), answers: { addTicketNote } });
    await run((client) => client.addTicketNote({ params, body: { body: 'Catatan', fileIds: [] } }));

    expect(now().queries.getQueryState(key)?.isInvalidated).toBe(true);
    cleanup();
  }
});
