import { ApiError } from '@imah/api-client';
import { never, type FakeAnswers } from '@imah/api-client/testing';
import type { CommunityTopic, TopicPost } from '@imah/contract/community';
import { answerOf, fixtureId, fixtureNow, listOf, whoami } from '@imah/testing';
import { announcement, asNeighbour, asReader, discussion, people, posts } from '@imah/testing/community';
import { ticket } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show, withToasts } from '@imah/app/harness/testing';
import { Conversation } from './conversation.tsx';

afterEach(cleanup);

const first = posts.at(-1);
if (first === undefined) throw new Error('The fixtures have no post.');
const post = (more: Partial<TopicPost> = {}): TopicPost => ({ ...first, reactions: [], ...more });
const mine = (updateUntil: string): TopicPost =>
  post({
    author: { id: whoami.id, name: whoami.name },
    isMine: true,
    abilities: { acts: ['react', 'update', 'delete'], updateUntil },
  });
const params = { topicId: discussion.id };

/** The drafts of a device. */
function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

async function open(
  topic: CommunityTopic,
  shown: readonly TopicPost[],
  answers: FakeAnswers = {},
  draftStorage = memory(),
) {
  const { page, toasts } = withToasts(<Conversation topic={topic} />);
  const { calls } = await show(page, {
    app: { draftStorage },
    answers: {
      listTopicPosts: listOf(shown),
      listTopicPeople: answerOf([...people]),
      markTopicRead: answerOf(topic),
      ...answers,
    },
  });
  const sent = (name: string) => calls().flatMap((call) => (call.name === name ? [call.input] : []));
  return { sent, toasts };
}
const field = () => screen.getByRole('textbox');
const send = () => userEvent.click(screen.getByRole('button', { name: /kirim/i }));
const openMenuOf = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `Tindakan untuk pesan ${name}` }));
const lost = new ApiError({ kind: 'network', message: 'Failed to fetch' });

describe('who may write', () => {
  it.each([
    ['is asked to where they live', asNeighbour(discussion), null],
    [
      'who only reads is told so',
      asReader(discussion),
      'Anda dapat membaca topik ini, tetapi tidak menulis di dalamnya.',
    ],
    [
      'nobody does where the topic is locked',
      asNeighbour({ ...discussion, locked: true }),
      'Topik ini dikunci. Tidak ada yang dapat membalas.',
    ],
  ])('%s', async (_who, topic, notice) => {
    await open(topic, [post()]);
    await screen.findByText(/Setuju, area belakang/);

    const notices = screen
      .queryAllByText(/^(Anda dapat membaca|Topik ini dikunci)/)
      .map(({ textContent }) => textContent);
    expect(notices).toEqual(notice === null ? [] : [notice]);
    expect(screen.queryAllByRole('textbox')).toHaveLength(notice === null ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Balas' })).toHaveLength(notice === null ? 1 : 0);
  });

  it('moderates a locked topic and writes there all the same', async () => {
    await open({ ...discussion, locked: true }, [post()]);

    expect(await screen.findByRole('button', { name: 'Balas' })).toBeVisible();
    expect(field()).toBeVisible();
  });

  it('shows no conversation under an announcement that nobody answers', async () => {
    await open(asNeighbour(announcement), []);

    expect(screen.queryByRole('heading', { name: 'Percakapan' })).toBeNull();
  });

  it('says that nobody has written yet, and that posts could not be read', async () => {
    await open(discussion, []);
    expect(await screen.findByText('Belum ada yang menulis di sini.')).toBeVisible();
    cleanup();

    await open(discussion, [], { listTopicPosts: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }) });
    expect(await screen.findByText('Topik belum dapat dimuat')).toBeVisible();
    cleanup();

    await open(discussion, [], { listTopicPosts: never });
    expect(screen.getByRole('region', { name: 'Percakapan' })).toHaveAttribute('aria-busy', 'true');
  });
});

describe('a post', () => {
  it('is sent with whom it names, and empties the field', async () => {
    const { sent } = await open(discussion, [], { addTopicPost: answerOf(post()) });
    await userEvent.type(field(), 'Halo @Sari');
    await userEvent.click(await screen.findByRole('button', { name: '@Sari Lestari' }));
    expect(field()).toHaveValue('Halo @Sari Lestari ');

    await send();

    await waitFor(() => expect(field()).toHaveValue(''));
    expect(sent('addTopicPost')).toEqual([
      {
        params,
        body: {
          id: expect.any(String),
          body: 'Halo @Sari Lestari',
          mentionIds: [people[1]?.id],
          fileIds: [],
          showsUnit: false,
        },
      },
    ]);
  });

  it('answers the one that it was asked to answer, unless that is taken back', async () => {
    const { sent } = await open(discussion, [post()], { addTopicPost: answerOf(post()) });
    await userEvent.click(await screen.findByRole('button', { name: 'Balas' }));
    expect(field()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Batal membalas' }));
    await userEvent.click(screen.getByRole('button', { name: 'Balas' }));
    await userEvent.type(field(), 'Setuju');

    await send();

    await expect
      .poll(() => sent('addTopicPost'))
      .toEqual([{ params, body: expect.objectContaining({ body: 'Setuju', replyToId: first.id }) }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Batal membalas' })).toBeNull());
  });

  it.each([
    ['there is no network', lost],
    ['it is refused', new ApiError({ kind: 'conflict', status: 409, message: 'Topik ini dikunci.' })],
  ])('stays in the field where %s, and is the same one when it is sent again', async (_why, fault) => {
    const kept = memory();
    const { sent } = await open(discussion, [], { addTopicPost: fault }, kept);
    await userEvent.type(field(), 'Jangan hilang');
    await send();
    await expect.poll(() => sent('addTopicPost').length).toBe(1);
    await waitFor(() => expect(field()).toBeEnabled());
    expect(field()).toHaveValue('Jangan hilang');

    await userEvent.click(await screen.findByRole('button', { name: /kirim|coba/i }));

    await expect.poll(() => sent('addTopicPost').length).toBe(2);
    const ids = sent('addTopicPost').map((input) => (input as { body: { id: string } }).body.id);
    expect(new Set(ids).size).toBe(1);
    cleanup();

    await open(discussion, [], {}, kept);
    expect(field()).toHaveValue('Jangan hilang');
  });

  it('shows where its author lives only to neighbours who are let know', async () => {
    const topic = asNeighbour({ ...discussion, home: { units: ['A-0101'], isShown: false } });
    const { sent } = await open(topic, [], { addTopicPost: answerOf(post()) });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tampilkan unit saya (A-0101) kepada warga lain' }));
    await userEvent.type(field(), 'Halo');

    await send();

    await expect
      .poll(() => sent('addTopicPost'))
      .toEqual([{ params, body: expect.objectContaining({ showsUnit: true }) }]);
  });

  it('asks staff nothing about where they live', async () => {
    await open({ ...discussion, home: { units: ['A-0101'], isShown: false } }, []);

    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('what can be done with a post', () => {
  const inMinutes = (minutes: number) => new Date(fixtureNow + minutes * 60_000).toISOString();

  it('is what the server says', async () => {
    await open(discussion, [post({ abilities: { acts: ['react', 'make-ticket', 'delete'], updateUntil: null } })]);
    await screen.findByText(/Setuju, area belakang/);
    await openMenuOf('Sari Lestari');

    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Jadikan tiket',
      'Hapus pesan',
    ]);
  });

  it('is to mend it until the server’s time for that is over', async () => {
    for (const [minutes, items] of [
      [5, ['Ubah pesan', 'Hapus pesan']],
      [-1, ['Hapus pesan']],
    ] as const) {
      await open(discussion, [mine(inMinutes(minutes))]);
      await screen.findByText(/Setuju, area belakang/);
      await openMenuOf(whoami.name);
      expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(items);
      cleanup();
    }
  });

  it('has no menu where nothing is left to do, and nothing at all where it is gone', async () => {
    await open(asNeighbour(discussion), [
      post({ abilities: { acts: ['react'], updateUntil: null } }),
      post({ id: fixtureId('command', 990), body: '', deletedAt: discussion.publishAt }),
    ]);

    expect(await screen.findByText('Pesan ini dihapus.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Tindakan untuk pesan/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Beri tanda' })).toHaveLength(1);
  });

  it('is changed with the version that was seen', async () => {
    const { sent } = await open(discussion, [mine(inMinutes(5))], { updateTopicPost: answerOf(post()) });
    await screen.findByText(/Setuju, area belakang/);
    await openMenuOf(whoami.name);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Ubah pesan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ubah pesan' }));
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), 'Setuju sekali');

    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('updateTopicPost')).toEqual([
      { params: { ...params, postId: first.id }, body: { body: 'Setuju sekali' }, version: 1 },
    ]);
  });

  it('says why it was not deleted', async () => {
    const conflict = new ApiError({ kind: 'conflict', status: 412, message: 'Pesan ini baru saja diubah.' });
    const { sent, toasts } = await open(discussion, [mine(inMinutes(5))], { deleteTopicPost: conflict });
    await screen.findByText(/Setuju, area belakang/);
    await openMenuOf(whoami.name);

    await userEvent.click(screen.getByRole('menuitem', { name: 'Hapus pesan' }));

    await expect.poll(toasts).toEqual(['Pesan ini baru saja diubah.']);
    expect(sent('deleteTopicPost')).toEqual([{ params: { ...params, postId: first.id }, version: 1 }]);
  });

  it('becomes a ticket, whose number is said', async () => {
    const { sent, toasts } = await open(discussion, [post()], { ticketFromTopic: answerOf(ticket) });
    await screen.findByText(/Setuju, area belakang/);
    await openMenuOf('Sari Lestari');

    await userEvent.click(screen.getByRole('menuitem', { name: 'Jadikan tiket' }));

    await expect.poll(toasts).toEqual([`Tiket ${ticket.number} dibuat`]);
    expect(sent('ticketFromTopic')).toEqual([{ params, body: { postId: first.id } }]);
  });

  it('is answered by a sign, and the sign taken back', async () => {
    const signs: TopicPost['reactions'] = [{ reaction: 'agree', count: 2, isMine: true }];
    const { sent } = await open(discussion, [post({ reactions: signs })], { reactToTopicPost: answerOf(post()) });
    const sign = await screen.findByRole('button', { name: 'Setuju: 2' });
    expect(sign).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(sign);
    await userEvent.click(screen.getByRole('button', { name: 'Beri tanda' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Beres' }));

    await expect
      .poll(() => sent('reactToTopicPost').map((input) => (input as { body: object }).body))
      .toEqual([
        { reaction: 'agree', given: false },
        { reaction: 'done', given: true },
      ]);
  });
});
