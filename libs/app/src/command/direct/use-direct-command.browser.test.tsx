import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../harness/testing/show.tsx';
import { arrived, type DirectCommand, type DirectlyUsed, useDirectCommand, useDirectSubmit } from './index.ts';
import type { Submitting } from '../submitting.ts';

afterEach(cleanup);

const verify: DirectCommand<string, { readonly data: { readonly email: string } }> = {
  call: (client, token) => client.verifyEmail({ body: { token } }),
};
type Answer = Awaited<ReturnType<typeof verify.call>>;
const gone = new ApiError({ kind: 'server', status: 410, message: 'Tautan ini sudah dipakai.' });
const wrong = new ApiError({
  kind: 'validation',
  status: 422,
  message: 'Periksa isian',
  fieldErrors: { token: ['Kode salah', 'Terlalu pendek'] },
});
const away = new ApiError({ kind: 'network', message: 'Failed to fetch' });
const sari = { data: { email: 'sari@contoh.id' } };

async function setUp(answers: FakeAnswers, options: Parameters<typeof useDirectSubmit<string, Answer>>[1] = {}) {
  let used: { command: DirectlyUsed<string, Answer>; form: Submitting<string, Answer> } | undefined;
  function Probe() {
    used = { command: useDirectCommand(verify), form: useDirectSubmit(verify, options) };
    return null;
  }
  const { calls } = await show(<Probe />, { answers });
  const now = () => {
    if (used === undefined) throw new Error('It has been drawn');
    return used;
  };
  return { now, calls };
}

/** Answers when it is told to. */
function later() {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  return { answers: { verifyEmail: () => promise } satisfies FakeAnswers, resolve, reject };
}

/** Sets them going, and answers before any of them is. */
async function started<T>(go: () => readonly Promise<T>[]): Promise<readonly Promise<T>[]> {
  let going: readonly Promise<T>[] = [];
  await act(async () => {
    going = go();
  });
  return going;
}

it('sends its call and answers with what the server said', async () => {
  const { now, calls } = await setUp({ verifyEmail: sari });

  const outcome = await act(() => now().command.run('t-1'));

  expect(outcome).toEqual({ kind: 'sent', answer: sari });
  expect(now().command).toEqual(expect.objectContaining({ isPending: false, outcome, error: null }));
  expect(calls()).toEqual([{ name: 'verifyEmail', input: { body: { token: 't-1' } } }]);
});

it('never rejects: a refusal is an outcome, kept until the next one is sent', async () => {
  const { now } = await setUp({ verifyEmail: gone });

  const outcome = await act(() => now().command.run('t-1'));

  expect(outcome).toEqual({ kind: 'refused', error: gone });
  expect([now().command.outcome, now().command.error]).toEqual([outcome, gone]);
});

it('takes a call that throws before it is on its way for a refusal too', async () => {
  const broken = new TypeError('No such code');
  const command: DirectCommand<string, unknown> = {
    call: () => {
      throw broken;
    },
  };
  let run: DirectlyUsed<string, unknown>['run'] | undefined;
  function Probe() {
    ({ run } = useDirectCommand(command));
    return null;
  }
  await show(<Probe />);

  expect(await act(async () => run?.('t-1'))).toEqual({ kind: 'refused', error: broken });
});

it('is pending until every one that is on its way is answered, and says nothing of the last one meanwhile', async () => {
  const first = later();
  const second = later();
  const { now } = await setUp({
    verifyEmail: ({ body: { token } }) => (token === 't-1' ? first : second).answers.verifyEmail(),
  });

  const sent = await started(() => [now().command.run('t-1'), now().command.run('t-2')]);
  await act(async () => first.resolve(sari));
  expect([now().command.isPending, now().command.outcome]).toEqual([true, null]);
  await act(async () => second.reject(away));
  await Promise.all(sent);

  expect([now().command.isPending, now().command.outcome]).toEqual([false, { kind: 'refused', error: away }]);
});

it('hands a form the answer, or throws what it was refused with', () => {
  expect(arrived({ kind: 'sent', answer: sari })).toBe(sari);
  expect(() => arrived({ kind: 'refused', error: gone })).toThrow(gone);
  expect(() => arrived({ kind: 'conflict', current: sari, error: wrong })).toThrow(wrong);
  expect(() => arrived({ kind: 'kept', localId: 'l-1' })).toThrow(new TypeError('It waits on this device'));
});

it.each([
  [
    'at its fields where they are wrong',
    wrong,
    { message: 'Ada isian yang perlu diperbaiki.', errors: wrong.fieldErrors },
  ],
  [
    'for the whole where there is no network',
    away,
    {
      message: 'Tidak ada sambungan ke server. Isian Anda tetap ada; periksa internet Anda, lalu coba lagi.',
      errors: {},
    },
  ],
])('tells a form what was refused %s', async (_, refusal, answer) => {
  const onDone = vi.fn<(done: unknown) => void>();
  const { now } = await setUp({ verifyEmail: refusal }, { onDone });

  expect(await act(() => now().form.submit('t-1'))).toBe(null);

  expect(now().form).toEqual(expect.objectContaining({ answer, error: refusal, isSending: false }));
  expect(onDone.mock.calls).toEqual([]);
});

it('says of a refusal what its form says of it', async () => {
  const { now } = await setUp({ verifyEmail: gone }, { explain: () => ({ message: 'Sudah lewat', errors: {} }) });

  await act(() => now().form.submit('t-1'));

  expect(now().form.answer).toEqual({ message: 'Sudah lewat', errors: {} });
});

it('is sent once however often its form is pressed, and can be sent again afterwards', async () => {
  const one = later();
  const onDone = vi.fn<(done: unknown) => void>();
  const { now, calls } = await setUp(one.answers, { onDone });

  const pressed = await started(() => [now().form.submit('t-1'), now().form.submit('t-1')]);
  await act(async () => one.resolve(sari));

  expect(await Promise.all(pressed)).toEqual([sari, null]);
  expect([calls().length, onDone.mock.calls]).toEqual([1, [[{ kind: 'sent', answer: sari }]]]);
  await act(() => now().form.submit('t-1'));
  expect(calls().length).toBe(2);
});

it('forgets what was refused once it is sent again, and when it is told to', async () => {
  const { now } = await setUp({
    verifyEmail: ({ body: { token } }) => (token === 't-1' ? Promise.reject(wrong) : Promise.resolve(sari)),
  });

  await act(() => now().form.submit('t-1'));
  await act(() => now().form.submit('t-2'));
  expect(now().form.answer).toBe(null);
  act(() => now().form.demand(['token']));
  expect(now().form.answer?.errors).toEqual({ token: ['Wajib diisi'] });
  act(() => now().form.forget());

  expect(now().form.answer).toBe(null);
});

it('ends quietly where the page is gone before the answer is there', async () => {
  const one = later();
  const { now } = await setUp(one.answers);

  const [sent] = await started(() => [now().command.run('t-1')]);
  cleanup();
  one.resolve(sari);

  expect(await sent).toEqual({ kind: 'sent', answer: sari });
});
