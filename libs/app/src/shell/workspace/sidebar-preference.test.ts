import { expect, it } from 'vitest';
import { readSidebar, writeSidebar } from './sidebar-preference.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const closed = {
  getItem: (): string | null => {
    throw new Error('closed');
  },
  setItem: () => {
    throw new Error('closed');
  },
};

it('remembers that the sidebar was folded', () => {
  const kept = storage();
  const before = readSidebar(kept);
  writeSidebar(kept, 'folded');

  expect([before, readSidebar(kept)]).toEqual(['open', 'folded']);
});

it('stays open and does not fail where the storage is closed', () => {
  writeSidebar(closed, 'folded');

  expect(readSidebar(closed)).toBe('open');
});
