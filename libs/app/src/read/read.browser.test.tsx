import { ApiError } from '@imah/api-client';
import { useRead } from '@imah/api-client/react';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';
import { show } from '../harness/testing/show.tsx';
import { Read, type ReadProps } from './read.tsx';
import { type ReadState, readState, together } from './read-state.ts';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

type Sessions = readonly { readonly id: string }[];
const refused = (kind: ApiError['kind'], status: number) => new ApiError({ kind, status, message: '' });
const answerOf = (ids: readonly string[]) => ({ data: ids.map((id) => ({ id })) }) as never;

function Sessions(props: Omit<ReadProps<Sessions>, 'of'>) {
  return (
    <Read
      of={readState(useRead('listSessions', {}))}
      loading={<p>Memuat perangkat</p>}
      failed="Perangkat tidak dapat dimuat"
      level={3}
      {...props}
    >
      {(sessions) => <p>{sessions.map(({ id }) => id).join(', ')}</p>}
    </Read>
  );
}
const at = (listSessions: NonNullable<FakeAnswers['listSessions']>, props: Omit<ReadProps<Sessions>, 'of'> = {}) =>
  show(<Sessions {...props} />, { answers: { listSessions } });

it('holds the place of what is on its way', async () => {
  await at(never);

  expect(screen.getByText('Memuat perangkat')).toBeVisible();
});

it('shows what was read, and in place of a list without rows what the page says of it', async () => {
  await at(answerOf(['a', 'b']), { empty: <p>Tidak ada</p> });
  expect(await screen.findByText('a, b')).toBeVisible();
  cleanup();

  await at(answerOf([]), { empty: <p>Tidak ada</p> });
  expect(await screen.findByText('Tidak ada')).toBeVisible();
});

it('says what failed in its heading and tries again when asked', async () => {
  let isBroken = true;
  await at(() => (isBroken ? Promise.reject(refused('server', 500)) : Promise.resolve(answerOf(['a']))));

  expect(await screen.findByRole('heading', { level: 3, name: 'Perangkat tidak dapat dimuat' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveAttribute('data-state', 'failed');
  isBroken = false;
  await userEvent.click(screen.getByRole('button'));

  expect(await screen.findByText('a')).toBeVisible();
});

it('says that there is no network where nothing was read before, or what the page says instead', async () => {
  onlineManager.setOnline(false);
  await at(answerOf(['a']));
  expect(await screen.findByRole('alert')).toHaveAttribute('data-state', 'offline');
  expect(screen.getByRole('heading', { name: 'Perangkat tidak dapat dimuat' })).toBeVisible();
  cleanup();

  await at(answerOf(['a']), { offline: <p>Tanpa jaringan</p> });
  expect(await screen.findByText('Tanpa jaringan')).toBeVisible();
});

it('tells of what is forbidden and of what is gone alike, unless the page says otherwise', async () => {
  const alert = async (status: 403 | 404, props: Omit<ReadProps<Sessions>, 'of'>) => {
    await at(refused(status === 403 ? 'forbidden' : 'not-found', status), props);
    await expect.poll(() => screen.queryByText('Memuat perangkat')).toBeNull();
    const text = document.body.textContent.trim();
    cleanup();
    return text;
  };
  const forbidden = <p>Bukan untuk Anda</p>;

  expect([
    await alert(403, { forbidden }),
    await alert(404, { forbidden }),
    await alert(404, { forbidden, missing: <p>Sudah tidak ada</p> }),
    await alert(403, { forbidden: null }),
    (await alert(403, {})) === (await alert(404, {})),
  ]).toEqual(['Bukan untuk Anda', 'Bukan untuk Anda', 'Sudah tidak ada', '', true]);
});

it('keeps what was read before on the page when reading it again fails', async () => {
  let times = 0;
  function Again() {
    const query = useRead('listSessions', {});
    return (
      <>
        <Sessions />
        <button onClick={() => void query.refetch()}>Lagi</button>
      </>
    );
  }
  const listSessions = () => {
    times += 1;
    return times === 1 ? Promise.resolve(answerOf(['a'])) : Promise.reject(refused('server', 500));
  };
  await show(<Again />, { answers: { listSessions } });
  await screen.findByText('a');
  await userEvent.click(screen.getByRole('button', { name: 'Lagi' }));
  await expect.poll(() => times).toBe(2);

  expect([screen.getByText('a').textContent, screen.queryByRole('alert')]).toEqual(['a', null]);
});

it('takes two reads for one: both are there, or what keeps one of them away is said', () => {
  const ready = <T,>(data: T): ReadState<T> => ({ kind: 'ready', data });
  const loading: ReadState<string> = { kind: 'loading' };
  const forbidden: ReadState<string> = { kind: 'forbidden' };

  expect([
    together(ready(1), ready('a')),
    together(ready(1), loading),
    together(forbidden, loading),
    together(loading, forbidden),
  ]).toEqual([{ kind: 'ready', data: [1, 'a'] }, loading, forbidden, forbidden]);
});
