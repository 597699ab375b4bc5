import type { TopicPost } from '@imah/contract/community';
import { expect, it } from 'vitest';
import { splitAtUnread } from './split-at-unread.ts';

const post = (id: string, more: Partial<TopicPost> = {}): TopicPost => ({
  id,
  replyToId: null,
  author: { id: 'neighbour', name: 'Tetangga' },
  isMine: false,
  side: 'resident',
  units: [],
  body: id,
  mentions: [],
  files: [],
  reactions: [],
  ticket: null,
  at: '2026-11-21T03:00:00.000Z',
  editedAt: null,
  deletedAt: null,
  version: 1,
  abilities: { acts: [], updateUntil: null },
  ...more,
});
const mine = { author: { id: 'me', name: 'Saya' } };
const shown = (posts: readonly TopicPost[], postId: string | null, isFirst = false) => {
  const { before, after } = splitAtUnread(posts, { postId, isFirst }, 'me');
  const ids = (trees: typeof before) =>
    trees.map(({ post: { id }, replies }) => [id, ...replies.map((each) => each.id)]);
  return [ids(before), ids(after)];
};

it('draws the line before the first post that is new', () => {
  expect(shown([post('a'), post('b'), post('c')], 'a')).toEqual([[['a']], [['b'], ['c']]]);
});

it('draws none where everything is read, or everything is new to a newcomer', () => {
  expect(shown([post('a'), post('b')], 'b')).toEqual([[['a'], ['b']], []]);
  expect(shown([post('a'), post('b')], null, true)).toEqual([[['a'], ['b']], []]);
});

it('draws it above everything for who has been here before anybody wrote', () => {
  expect(shown([post('a')], null)).toEqual([[], [['a']]]);
});

it('draws it below what the person wrote themselves, and what stood above that', () => {
  expect(shown([post('a'), post('b', mine), post('c')], null)).toEqual([[['a'], ['b']], [['c']]]);
  expect(shown([post('a'), post('b', mine)], null)).toEqual([[['a'], ['b']], []]);
});

it('does not take own posts and deleted ones for new', () => {
  expect(shown([post('a'), post('b', mine), post('c', { deletedAt: 'x' }), post('d')], 'a')).toEqual([
    [['a'], ['b'], ['c']],
    [['d']],
  ]);
});

it('keeps answers with what they answer', () => {
  expect(shown([post('a'), post('b'), post('c', { replyToId: 'a' })], 'b')).toEqual([[['a', 'c'], ['b']], []]);
});
