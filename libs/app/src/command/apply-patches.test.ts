import { createQueryClient, readKey } from '@imah/api-client/react';
import { expect, it } from 'vitest';
import { reads } from '../read/index.ts';
import { applyPatches } from './apply-patches.ts';
import { patch } from './command.ts';

interface Note {
  readonly text: string;
}
const [first, second] = ['0198a000-0000-7000-8000-000000000001', '0198a000-0000-7000-8000-000000000002'];
const keyOf = (ticketId: string) => readKey('getTicketWork', { params: { ticketId } });
const shout = patch<Note>(reads('getTicketWork', { ticketId: first }), ({ text }) => ({ text: text.toUpperCase() }));
const ask = patch<Note>(reads('getTicketWork', { ticketId: first }), ({ text }) => ({ text: `${text}?` }));

function setUp() {
  const queries = createQueryClient();
  // Any answer will do: what a patch holds is between it and its read.
  const put = (ticketId: string, note: Note) =>
    queries.setQueryData<unknown>(keyOf(ticketId), note, { updatedAt: 1_000 });
  put(first, { text: 'satu' });
  put(second, { text: 'dua' });
  const seen = () => [first, second].map((id) => queries.getQueryData<unknown>(keyOf(id)));
  return { queries, put, seen };
}

it('changes the reads that it names and no others, and takes that back', async () => {
  const { queries, seen } = setUp();

  const undo = await applyPatches(queries, [shout]);
  expect(seen()).toEqual([{ text: 'SATU' }, { text: 'dua' }]);
  undo();

  expect(seen()).toEqual([{ text: 'satu' }, { text: 'dua' }]);
});

it('applies several to one read in their order, and takes all of them back', async () => {
  const { queries, seen } = setUp();

  const undo = await applyPatches(queries, [ask, shout]);
  expect(seen()[0]).toEqual({ text: 'SATU?' });
  undo();

  expect(seen()[0]).toEqual({ text: 'satu' });
});

it('makes nothing younger than it is, neither shown nor taken back', async () => {
  const { queries } = setUp();
  const age = () => queries.getQueryState(keyOf(first))?.dataUpdatedAt;

  const undo = await applyPatches(queries, [shout]);
  const shown = age();
  undo();

  expect([shown, age()]).toEqual([1_000, 1_000]);
});

it('leaves alone what was read meanwhile', async () => {
  const { queries, put, seen } = setUp();

  const undo = await applyPatches(queries, [shout]);
  put(first, { text: 'dari server' });
  undo();

  expect(seen()[0]).toEqual({ text: 'dari server' });
});

it('shows nothing where nothing has been read yet', async () => {
  const { queries } = setUp();
  const unread = '0198a000-0000-7000-8000-000000000003';

  const undo = await applyPatches(queries, [
    patch<Note>(reads('getTicketWork', { ticketId: unread }), () => ({ text: 'x' })),
  ]);
  undo();

  expect(queries.getQueryData<unknown>(keyOf(unread))).toBe(undefined);
});

it('calls off a read that was asked for before the change: its answer would put back what stood', async () => {
  const { queries, seen } = setUp();
  const { promise, resolve } = Promise.withResolvers<Note>();
  const signals: AbortSignal[] = [];
  const asked = queries.fetchQuery<unknown>({
    queryKey: keyOf(first),
    staleTime: 0,
    queryFn: ({ signal }) => {
      signals.push(signal);
      return promise;
    },
  });
  const ended = asked.catch(() => 'called off');

  await applyPatches(queries, [shout]);
  resolve({ text: 'lama' });
  await ended;

  expect([signals.map(({ aborted }) => aborted), seen()[0]]).toEqual([[true], { text: 'SATU' }]);
});
