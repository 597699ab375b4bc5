import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, listOf, tower, whoamiOfOwner } from '@imah/testing';
import { discussion, reach } from '@imah/testing/community';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show, withToasts } from '@imah/app/harness/testing';
import { NewTopicPage } from './new-topic-page.tsx';

afterEach(cleanup);

/** What a device keeps between two visits. */
function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

async function open(answers: FakeAnswers = {}, keptStorage = memory(), locale: 'id' | 'en' = 'id', query = '') {
  const { page, toasts } = withToasts(<NewTopicPage />);
  const { calls } = await show(page, {
    person: whoamiOfOwner,
    route: '/imah/new/topic',
    path: `/imah/new/topic?building=${tower.id}${query}`,
    app: { keptStorage },
    locale,
    answers: { listBuildings: listOf([tower]), countTopicAudience: answerOf(reach), ...answers },
  });
  const sent = () => calls().flatMap(({ name, input }) => (name === 'createTopic' ? [input] : []));
  await screen.findByRole('button', { name: locale === 'id' ? 'Kirim' : 'Send' });
  return { sent, toasts };
}
const title = () => screen.getByRole('textbox', { name: /^Judul/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Kirim' }));
const created = { createTopic: answerOf(discussion) };

describe('a new topic', () => {
  it('is sent as it was written, and leads to its page', async () => {
    const { sent, toasts } = await open(created);
    await userEvent.type(title(), '  Parkir tamu ');

    await send();

    expect(await screen.findByTestId('elsewhere')).toHaveTextContent(`/imah/topic/${discussion.id}`);
    expect(sent()).toEqual([
      {
        params: { buildingId: tower.id },
        body: {
          id: expect.any(String),
          kind: 'discussion',
          title: 'Parkir tamu',
          body: '',
          audience: { kind: 'all', ids: [] },
          urgent: false,
          receipts: false,
          locked: false,
          showsUnit: false,
          fileIds: [],
        },
      },
    ]);
    expect(toasts()).toEqual(['Topik terkirim']);
  });

  it('is of the kind that the address says, until something else was begun', async () => {
    const kept = memory();
    const chosen = () => screen.getByRole('radio', { checked: true, name: /^(Diskusi|Pengumuman|Polling)/ });
    await open({}, kept, 'id', '&kind=announcement');
    expect(chosen()).toHaveAccessibleName(/^Pengumuman/);
    await userEvent.click(screen.getByRole('radio', { name: /^Diskusi/ }));
    await userEvent.type(title(), 'Parkir');
    cleanup();

    await open({}, kept, 'id', '&kind=announcement');

    expect(chosen()).toHaveAccessibleName(/^Diskusi/);
  });

  it.each([
    ['a poll without answers', 'Polling', 'Isi minimal dua pilihan.'],
    ['a poll without an end', 'Polling', 'Pilih kapan polling ditutup.'],
  ])('is not sent with %s, and says so', async (_what, kind, sentence) => {
    const { sent } = await open(created);
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${kind}`) }));
    await userEvent.type(title(), 'Ya');

    await send();

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('is not sent with a title of less than three letters, and says so there', async () => {
    const { sent } = await open(created);
    await userEvent.type(title(), 'Ya');

    await send();

    await waitFor(() => expect(title()).toHaveAccessibleDescription(/Tulis judul, minimal 3 huruf\./));
    expect(sent()).toEqual([]);
  });

  it('asks of an urgent announcement until when it holds', async () => {
    const { sent } = await open(created);
    await userEvent.click(screen.getByRole('radio', { name: /^Pengumuman/ }));
    await userEvent.type(title(), 'Air padam');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Mendesak/ }));

    await send();

    expect(await screen.findByText('Pengumuman mendesak perlu tanggal berakhir.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('stays on the device until it is sent: under the same id, also after a visit later', async () => {
    const kept = memory();
    const lost = new ApiError({ kind: 'network', message: 'Failed to fetch' });
    const first = await open({ createTopic: lost }, kept);
    await userEvent.type(title(), 'Parkir tamu');
    await send();
    await expect.poll(() => first.sent().length).toBe(1);
    cleanup();

    const later = await open(created, kept);
    expect(title()).toHaveValue('Parkir tamu');
    expect(screen.getByText('Draf tersimpan di perangkat ini.')).toBeVisible();
    await send();
    await screen.findByTestId('elsewhere');
    const idOf = (inputs: readonly unknown[]) => inputs.map((input) => (input as { body: { id: string } }).body.id);
    expect(idOf(later.sent())).toEqual(idOf(first.sent()));
    cleanup();

    await open({}, kept);
    expect(title()).toHaveValue('');
  });

  it('is emptied when its draft is', async () => {
    const kept = memory();
    await open({}, kept);
    await userEvent.type(title(), 'Parkir tamu');

    await userEvent.click(screen.getByRole('button', { name: 'Kosongkan draf' }));

    expect(title()).toHaveValue('');
    expect(screen.queryByText('Draf tersimpan di perangkat ini.')).toBeNull();
    cleanup();
    await open({}, kept);
    expect(title()).toHaveValue('');
  });

  it('says what the server refuses at the field that it is about', async () => {
    const refused = new ApiError({
      kind: 'validation',
      status: 422,
      code: 'VALIDASI_SALAH',
      message: '',
      fieldErrors: { title: ['Judul ini terlalu panjang.'] },
    });
    await open({ createTopic: refused });
    await userEvent.type(title(), 'Parkir tamu');

    await send();

    await waitFor(() => expect(title()).toHaveAccessibleDescription(/Judul ini terlalu panjang\./));
    expect(title()).toHaveValue('Parkir tamu');
  });

  it('offers at most ten answers of a poll, and at least two', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: /^Polling/ }));
    expect(screen.queryByRole('button', { name: /^Hapus pilihan/ })).toBeNull();

    for (let count = 2; count < 10; count += 1)
      await userEvent.click(screen.getByRole('button', { name: 'Tambah pilihan' }));

    expect(screen.getAllByRole('textbox', { name: /^Pilihan \d+/ })).toHaveLength(10);
    expect(screen.queryByRole('button', { name: 'Tambah pilihan' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /^Pilihan 2/ }), 'Dua');
    await userEvent.click(screen.getByRole('button', { name: 'Hapus pilihan 1' }));
    expect(screen.getByRole('textbox', { name: /^Pilihan 1/ })).toHaveValue('Dua');
  });

  it('is written in English by who reads English', async () => {
    await open({}, memory(), 'en');

    expect(screen.getByRole('heading', { level: 1, name: 'New topic' })).toBeVisible();
  });
});
