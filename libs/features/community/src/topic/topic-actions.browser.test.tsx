import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { CommunityTopic } from '@imah/contract/community';
import { type TopicAct, topicActs } from '@imah/contract/community/words';
import { answerOf } from '@imah/testing';
import { announcement, asNeighbour, asReader, discussion, people } from '@imah/testing/community';
import { ticket } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show, withToasts } from '@imah/app/harness/testing';
import { TopicActions } from './topic-actions.tsx';

afterEach(cleanup);

async function open(topic: CommunityTopic, answers: FakeAnswers = {}) {
  const { page, toasts } = withToasts(<TopicActions topic={topic} />);
  const { calls } = await show(page, { route: '/', path: '/', answers });
  const sent = (name: string) => calls().flatMap((call) => (call.name === name ? [call.input] : []));
  return { sent, toasts };
}
const may = (acts: readonly TopicAct[], more: Partial<CommunityTopic> = {}): CommunityTopic => ({
  ...discussion,
  summary: null,
  ...more,
  abilities: { side: 'resident', acts: [...acts], updateUntil: null },
});
const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Tindakan topik' }));
const choose = async (item: string) => {
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const params = { topicId: discussion.id };

describe('the menu of a topic', () => {
  it.each<[TopicAct, string[]]>([
    ['resolve', ['Tandai selesai']],
    ['moderate', ['Sematkan di atas', 'Kunci balasan', 'Tulis ringkasan']],
    ['correct', ['Koreksi pengumuman']],
    ['list-receipts', ['Siapa yang sudah membaca']],
    ['make-ticket', ['Jadikan tiket']],
    ['delete', ['Hapus topik']],
  ])('offers to who may %s exactly that', async (act, items) => {
    await open(may([act]));
    await openMenu();

    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(items);
  });

  it('offers everything in one order to who may do everything, and the way back from what is done', async () => {
    const done = { resolvedAt: discussion.publishAt, pinned: true, locked: true, summary: discussion.summary };
    await open(may(topicActs, done));
    await openMenu();

    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Buka kembali',
      'Lepas sematan',
      'Izinkan balasan',
      'Ubah ringkasan',
      'Koreksi pengumuman',
      'Siapa yang sudah membaca',
      'Jadikan tiket',
      'Hapus topik',
    ]);
  });

  it.each([
    ['lives there', asNeighbour(discussion)],
    ['only reads', asReader(discussion)],
  ])('is not there for who %s; how much they hear they choose all the same', async (_who, topic) => {
    const { sent } = await open(topic, { followTopic: answerOf(topic) });
    expect(screen.queryByRole('button', { name: 'Tindakan topik' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Kabar dari topik ini' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Bisukan' }));

    await expect.poll(() => sent('followTopic')).toEqual([{ params, body: { visibility: 'muted' } }]);
  });
});

describe('an act on a topic', () => {
  it.each([
    ['Sematkan di atas', 'moderateTopic', { params, body: { pinned: true }, version: 1 }],
    ['Kunci balasan', 'moderateTopic', { params, body: { locked: true }, version: 1 }],
    ['Tandai selesai', 'resolveTopic', { params, body: { resolved: true }, version: 1 }],
  ] as const)('“%s” sends the version that was seen', async (item, name, input) => {
    const { sent } = await open(may(['moderate', 'resolve']), { [name]: answerOf(discussion) });

    await choose(item);

    await expect.poll(() => sent(name)).toEqual([input]);
  });

  it('says what was refused because it has changed meanwhile', async () => {
    const changed = new ApiError({ kind: 'conflict', status: 412, message: 'Topik ini baru saja diubah.' });
    const { toasts } = await open(may(['resolve']), { resolveTopic: changed });

    await choose('Tandai selesai');

    await expect.poll(toasts).toEqual(['Topik ini baru saja diubah.']);
  });

  it('makes a ticket, and says its number', async () => {
    const { sent, toasts } = await open(may(['make-ticket']), { ticketFromTopic: answerOf(ticket) });

    await choose('Jadikan tiket');

    await expect.poll(toasts).toEqual([`Tiket ${ticket.number} dibuat`]);
    expect(sent('ticketFromTopic')).toEqual([{ params, body: { postId: null } }]);
  });

  it('asks before a topic is deleted, and leaves its page afterwards', async () => {
    const { sent } = await open(may(['delete']), { deleteTopic: undefined });
    await choose('Hapus topik');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Hapus topik ini?' }));
    expect(sent('deleteTopic')).toEqual([]);

    await userEvent.click(asked.getByRole('button', { name: 'Hapus topik' }));

    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/imah');
    expect(sent('deleteTopic')).toEqual([{ params, version: 1 }]);
  });

  it('stays on the page of a topic that could not be deleted, with the reason', async () => {
    const refused = new ApiError({ kind: 'forbidden', status: 403, message: 'Anda tidak berwenang.' });
    const { toasts } = await open(may(['delete']), { deleteTopic: refused });
    await choose('Hapus topik');

    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus topik' }));

    await expect.poll(toasts).toEqual(['Anda tidak berwenang.']);
    expect(screen.queryByTestId('elsewhere')).toBeNull();
  });
});

describe('the receipts of an announcement', () => {
  const [agus, sari] = people as [(typeof people)[number], (typeof people)[number]];

  it('name who has read it and who has not, in numbers too', async () => {
    const receipts = { read: [{ ...agus, at: announcement.publishAt }], unread: [sari] };
    await open(announcement, { listTopicReceipts: answerOf(receipts) });
    await choose('Siapa yang sudah membaca');
    const sheet = within(await screen.findByRole('dialog', { name: 'Siapa yang sudah membaca' }));

    expect(await sheet.findByText('1 dari 2 orang')).toBeVisible();
    expect(sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Belum membaca (1)',
      'Sudah membaca (1)',
    ]);
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(sari.name),
      expect.stringContaining(agus.name),
    ]);
  });

  it('say of an audience of nobody that there is nobody yet', async () => {
    await open(announcement, { listTopicReceipts: answerOf({ read: [], unread: [] }) });
    await choose('Siapa yang sudah membaca');

    expect(await screen.findByText('0 dari 0 orang')).toBeVisible();
    expect(screen.getAllByText('Belum ada')).toHaveLength(2);
  });

  it('are asked for again when they could not be read', async () => {
    const down = new ApiError({ kind: 'server', status: 500, message: 'gangguan' });
    await open(announcement, { listTopicReceipts: down });
    await choose('Siapa yang sudah membaca');

    expect(await screen.findByText('Daftar pembaca belum dapat dimuat')).toBeVisible();
  });
});

describe('a correction', () => {
  it('is sent with what it says differently, and closes', async () => {
    const { sent } = await open(announcement, { correctTopic: answerOf(announcement) });
    await choose('Koreksi pengumuman');
    const form = within(await screen.findByRole('dialog', { name: 'Koreksi pengumuman' }));

    await userEvent.type(form.getByRole('textbox', { name: /Apa yang berubah/ }), 'Harinya Minggu');
    await userEvent.click(form.getByRole('button', { name: 'Kirim koreksi' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('correctTopic')).toEqual([
      {
        params: { topicId: announcement.id },
        body: { title: announcement.title, body: announcement.body, note: 'Harinya Minggu' },
        version: 2,
      },
    ]);
  });
});
