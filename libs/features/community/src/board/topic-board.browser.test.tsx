import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { TopicRow } from '@imah/contract/community';
import { communityTopicOf } from '@imah/contract/mqtt/words';
import { createFakeRealtime } from '@imah/realtime/testing';
import { fixtureId, fixtureNow, listOf, tower, whoami, whoamiOfOwner, whoamiOfSupervisor } from '@imah/testing';
import { topicRows } from '@imah/testing/community';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { TopicBoard } from './topic-board.tsx';

afterEach(cleanup);

const [announcement, discussion, poll] = topicRows as [TopicRow, TopicRow, TopicRow];
type Options = Parameters<typeof show>[1];

async function open(answers: FakeAnswers, options: Options = {}, building: typeof tower | null = tower) {
  const board = building === null ? <TopicBoard /> : <TopicBoard building={building} />;
  const { calls } = await show(board, { person: whoamiOfOwner, ...options, answers });
  const queriesOf = () =>
    calls().flatMap(({ name, input }) => (name === 'listTopics' ? [(input as { query: object }).query] : []));
  return { asked: queriesOf };
}
const rowOf = (title: string) => within(screen.getByRole('link', { name: title }).closest('li')!);
const query = (more: object = {}) => ({ show: 'open', limit: 10, buildingId: tower.id, ...more });

describe('the list of topics', () => {
  it('leads to each of them, in the order of the server', async () => {
    const { asked } = await open({ listTopics: listOf(topicRows) });

    const links = await screen.findAllByRole('link', { name: /parkir|air|cat/i });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      topicRows.map(({ id, title }) => [title, `/imah/topic/${id}`]),
    );
    expect(asked()).toEqual([query()]);
  });

  it('asks for what is done only when it is chosen', async () => {
    const { asked } = await open({ listTopics: listOf(topicRows) });
    await screen.findByText(discussion.title);

    await userEvent.click(screen.getByRole('radio', { name: 'Selesai' }));

    await expect.poll(asked).toEqual([query(), query({ show: 'resolved' })]);
  });

  it('asks of no building where it is of all, and names then which one each is of', async () => {
    const ofAll = { ...announcement, buildingId: null, buildingName: null };
    const { asked } = await open({ listTopics: listOf([ofAll, discussion]) }, {}, null);

    expect(await screen.findByText(new RegExp(`^${tower.name} · `))).toBeVisible();
    expect(screen.getByText(/^Sentosa Properti · .* · Semua anggota organisasi$/)).toBeVisible();
    expect(asked()).toEqual([{ show: 'open', limit: 10 }]);
    expect(screen.getByRole('link', { name: 'Topik baru' })).toHaveAttribute('href', '/imah/new/topic');
  });

  it.each([
    ['unread posts by their number', { unread: 3 }, '3', 'yes'],
    ['one never opened as new', { isRead: false }, 'Baru', 'yes'],
    ['one read by its posts', { posts: 12 }, '12', 'no'],
    ['one muted by no mark of what is new', { unread: 3, visibility: 'muted' }, '4', 'no'],
    ['one that is done by no mark of what is new', { unread: 3, resolvedAt: discussion.publishAt }, '4', 'no'],
  ] as const)('shows %s', async (_what, more, mark, unread) => {
    const row = { ...discussion, unread: 0, isRead: true, ...more };
    await open({ listTopics: listOf([row]) });
    await screen.findByText(discussion.title);

    expect(rowOf(discussion.title).getByText(mark)).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveAttribute('data-unread', unread);
  });

  it('marks what is urgent until its time is over, and then that it is', async () => {
    const over = { ...announcement, id: poll.id, title: 'Kemarin', validUntil: new Date(fixtureNow).toISOString() };
    await open({ listTopics: listOf([announcement, over]) });
    await screen.findByText('Kemarin');

    const marks = (title: string) =>
      ['Mendesak', 'Sudah berakhir'].map((mark) => rowOf(title).queryByText(mark) !== null);
    expect([marks(announcement.title), marks('Kemarin')]).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('names the first of many whom a topic is for', async () => {
    const names = ['Menara A', 'Menara B', 'Menara C', 'Menara D', 'Menara E'];
    await open({ listTopics: listOf([{ ...discussion, audience: { kind: 'sections', names }, author: null }]) });

    expect(
      await screen.findByText(/^Pengguna terhapus · .* · Untuk Menara A, Menara B, Menara C dan 2 lainnya$/),
    ).toBeVisible();
  });

  it('reads on where there is more, and shows what moved meanwhile once', async () => {
    const answers: FakeAnswers = {
      listTopics: async (input) =>
        input?.query?.cursor === undefined
          ? { data: [announcement, discussion], meta: { nextCursor: 'lanjut' } }
          : { data: [discussion, poll], meta: { nextCursor: null } },
    };
    const { asked } = await open(answers);

    await userEvent.click(await screen.findByRole('button', { name: 'Muat lebih banyak' }));

    await screen.findByText(poll.title);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(asked()).toEqual([query(), query({ cursor: 'lanjut' })]);
    expect(screen.queryByRole('button', { name: 'Muat lebih banyak' })).toBeNull();
  });

  it('speaks English to who reads English', async () => {
    await open({ listTopics: listOf([]) }, { locale: 'en' });

    expect(await screen.findByRole('link', { name: 'New topic' })).toBeVisible();
    expect(await screen.findByText('Start a discussion, post an announcement or create a poll.')).toBeVisible();
  });
});

describe('where there is no topic', () => {
  it.each([
    ['who writes', whoamiOfOwner, 'Mulai diskusi, sampaikan pengumuman, atau buat polling.', 1],
    ['who reads', whoamiOfSupervisor, 'Diskusi dan pengumuman untuk Anda akan tampil di sini.', 0],
  ] as const)('it says to %s what will be there', async (_who, person, text, links) => {
    await open({ listTopics: listOf([]) }, { person });

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Topik baru' })).toHaveLength(links);
  });

  it('it says of those that are done that there are none', async () => {
    await open({ listTopics: listOf([]) });
    await userEvent.click(await screen.findByRole('radio', { name: 'Selesai' }));

    expect(await screen.findByText('Belum ada topik yang selesai.')).toBeVisible();
  });
});

describe('what is heard of topics while the list is open', () => {
  const news = (id: string) => ({
    entity: 'topic',
    id,
    version: 2,
    op: 'updated',
    at: new Date(fixtureNow).toISOString(),
  });

  it('is read again: a burst of changes once', async () => {
    const realtime = createFakeRealtime({ now: () => fixtureNow });
    let title = discussion.title;
    const { asked } = await open(
      { listTopics: async () => listOf([{ ...discussion, title }]) },
      { realtime, person: whoami },
    );
    await screen.findByText(discussion.title);
    title = 'Parkir tamu dibuka';

    for (const id of [discussion.id, fixtureId('command', 999), discussion.id])
      realtime.publish(communityTopicOf(whoami.id), news(id));

    expect(await screen.findByText('Parkir tamu dibuka')).toBeVisible();
    expect(asked()).toHaveLength(2);
  });

  it('is nothing of what others are told', async () => {
    const realtime = createFakeRealtime({ now: () => fixtureNow });
    await open({ listTopics: listOf([discussion]) }, { realtime, person: whoami });
    await screen.findByText(discussion.title);

    expect(realtime.subscribed).toEqual([communityTopicOf(whoami.id)]);
  });

  it('is made up for after a break of the channel', async () => {
    const realtime = createFakeRealtime({ now: () => fixtureNow });
    const { asked } = await open({ listTopics: listOf([discussion]) }, { realtime, person: whoami });
    await screen.findByText(discussion.title);

    realtime.setState('reconnecting');
    realtime.setState('connected');

    await expect.poll(() => asked().length).toBe(2);
  });
});

it('a list that is forbidden says so', async () => {
  const forbidden = new ApiError({ kind: 'forbidden', status: 403, message: 'Anda tidak berwenang.' });
  await open({ listTopics: forbidden });

  await expect.poll(() => screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.queryByText('Belum ada topik')).toBeNull();
});
