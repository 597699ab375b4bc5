import { ApiError } from '@imah/api-client';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToldError } from '../form/told-error.ts';
import { show } from '../harness/testing/show.tsx';
import type { HeldOutbox } from './outbox-context.tsx';
import { createFakeOutbox } from './testing/index.ts';
import { entryOf, noteOf } from './testing/entry-of.ts';
import { type Keeping, useKeeping } from './use-outbox.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const away = new ApiError({ kind: 'network', message: 'Failed to fetch' });
const refused = new ApiError({ kind: 'validation', status: 422, message: 'Periksa' });

async function open(held: HeldOutbox = createFakeOutbox()): Promise<Keeping & { readonly lanes: () => string[] }> {
  let used: Keeping | undefined;
  function Probe() {
    used = useKeeping();
    return null;
  }
  await show(<Probe />, { outbox: held });
  if (used === undefined) throw new Error('It has been drawn');
  return { ...used, lanes: () => held.outbox?.getSnapshot().entries.map(({ lane }) => lane) ?? [] };
}
/** An outbox in which nothing can be kept. */
function fullOf(error: unknown): HeldOutbox {
  const { outbox } = createFakeOutbox();
  if (outbox === null) throw new Error('A fake one is open');
  const closed = { ...outbox, send: () => Promise.reject(error) };
  return { outbox: closed, opened: Promise.resolve(closed) };
}
const without = (network: 'network'): void => {
  if (network === 'network') vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
};

it('sends at once where the server is there, and keeps nothing', async () => {
  const { sendOrKeep, lanes } = await open();

  expect(await sendOrKeep(noteOf('Halo'), async () => 'jawaban')).toEqual({ kind: 'sent', answer: 'jawaban' });
  expect(lanes()).toEqual([]);
});

it('keeps what did not reach the server', async () => {
  const { sendOrKeep, lanes } = await open();

  expect(await sendOrKeep(noteOf('Halo'), () => Promise.reject(away))).toEqual({ kind: 'kept', localId: 'local-1' });
  expect(lanes()).toEqual(['record-1']);
});

it('does not try where the browser knows of no network', async () => {
  without('network');
  const { sendOrKeep } = await open();
  const now = vi.fn<() => Promise<string>>();

  expect(await sendOrKeep(noteOf('Halo'), now)).toEqual({ kind: 'kept', localId: 'local-1' });
  expect(now.mock.calls).toEqual([]);
});

it('keeps what is written upon something that waits already: it may not overtake it', async () => {
  const { sendOrKeep } = await open(createFakeOutbox([entryOf(noteOf('Sebelumnya'))]));
  const now = vi.fn<() => Promise<string>>();

  expect(await sendOrKeep(noteOf('Sesudahnya'), now)).toEqual({ kind: 'kept', localId: 'local-1' });
  expect(now.mock.calls).toEqual([]);
});

it.each([
  ['what waits is of another ticket', entryOf(noteOf('Lain', 'other'), { lane: 'other' })],
  ['what waited has been sent', entryOf(noteOf('Sebelumnya'), { state: 'sent' })],
])('sends at once where %s', async (_, entry) => {
  const { sendOrKeep } = await open(createFakeOutbox([entry]));

  expect(await sendOrKeep(noteOf('Halo'), async () => 'jawaban')).toEqual({ kind: 'sent', answer: 'jawaban' });
});

it('hands on what the server refused, and keeps nothing of it', async () => {
  const { sendOrKeep, lanes } = await open();

  await expect(sendOrKeep(noteOf('Halo'), () => Promise.reject(refused))).rejects.toBe(refused);
  expect(lanes()).toEqual([]);
});

it('keeps what makes a record while it waits itself', async () => {
  const { sendOrKeep } = await open(createFakeOutbox([entryOf(noteOf('Laporan', 'r-1'), { lane: 'r-1' })]));

  expect((await sendOrKeep(noteOf('Laporan', 'r-1'), async () => 'jawaban')).kind).toBe('kept');
});

it('sends all the same where this browser keeps nothing, and tells what became of it as ever', async () => {
  const closed = { outbox: null, opened: Promise.reject(new DOMException('closed', 'SecurityError')) };
  const { sendOrKeep } = await open(closed);

  expect(await sendOrKeep(noteOf('Halo'), async () => 'jawaban')).toEqual({ kind: 'sent', answer: 'jawaban' });
  await expect(sendOrKeep(noteOf('Halo'), () => Promise.reject(away))).rejects.toBe(away);
});

it.each([
  ['the device is full', new DOMException('full', 'QuotaExceededError'), /penyimpanan perangkat ini penuh/],
  ['the browser closes its storage', new DOMException('no', 'InvalidStateError'), /tidak mengizinkan penyimpanan/],
])('says in a sentence that nothing was kept where %s, and why', async (_, cause, sentence) => {
  const { keep } = await open(fullOf(cause));

  const error = await keep(noteOf('Halo')).catch((reason: unknown) => reason);

  expect(error).toBeInstanceOf(ToldError);
  expect((error as ToldError).message).toMatch(sentence);
  expect((error as ToldError).cause).toBe(cause);
});
