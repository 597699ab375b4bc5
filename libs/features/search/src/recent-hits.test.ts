import { expect, it } from 'vitest';
import { keepRecent, readRecent, type RecentHit } from './recent-hits.ts';

const hit = (id: string, change: Partial<RecentHit> = {}): RecentHit => ({
  id,
  label: `Unit ${id}`,
  detail: null,
  href: `/imah/building/${id}`,
  ...change,
});
const holding = (text: string | null) => ({ getItem: () => text, setItem: () => undefined });
const closed = {
  getItem: (): string | null => {
    throw new Error('The storage is closed.');
  },
  setItem: (): void => {
    throw new Error('The storage is closed.');
  },
};

it('is nothing in a tab in which nothing was opened', () => {
  expect(readRecent(holding(null), 'a')).toEqual([]);
});

it('tells two hits apart by where they lead, not by what they are called', () => {
  let kept: string | null = null;
  const storage = { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) };
  keepRecent(storage, 'a', hit('1', { label: 'Pompa' }));
  keepRecent(storage, 'a', hit('2', { label: 'Pompa' }));
  keepRecent(storage, 'a', hit('1', { label: 'Pompa utama' }));

  expect(readRecent(storage, 'a').map(({ label, href }) => [label, href])).toEqual([
    ['Pompa utama', '/imah/building/1'],
    ['Pompa', '/imah/building/2'],
  ]);
});

it('reads five at most, also where more are kept', () => {
  const many = ['1', '2', '3', '4', '5', '6', '7'].map((id) => hit(id));

  expect(readRecent(holding(JSON.stringify(many)), 'a').map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
});

it.each([
  ['an address of elsewhere', { href: 'https://evil.test/imah' }],
  ['a number for a name', { label: 7 }],
  ['a detail that is no text', { detail: {} }],
  ['no id', { id: undefined }],
])('leaves out what has %s, and keeps the others', (_name, change) => {
  const kept = JSON.stringify([{ ...hit('1'), ...change }, hit('2')]);

  expect(readRecent(holding(kept), 'a')).toEqual([hit('2')]);
});

it('does without a storage that is closed: nothing is remembered, and nothing fails', () => {
  expect(readRecent(closed, 'a')).toEqual([]);
  expect(keepRecent(closed, 'a', hit('1'))).toBeUndefined();
});
