import { expect, it } from 'vitest';
import { changedFields, rebase } from './rebase.ts';

const base = { title: 'Keran bocor', details: '', priority: 'medium' };

it('keeps what was typed, takes what only the other changed, and names what both changed', () => {
  const typed = { ...base, title: 'Keran dapur bocor', details: 'sama' };
  const current = { title: 'Keran rusak', details: 'sama', priority: 'high' };

  expect(rebase(base, typed, current)).toEqual({
    values: { title: 'Keran dapur bocor', details: 'sama', priority: 'high' },
    clashes: ['title'],
  });
});

it('sends only what differs from what stands', () => {
  expect(changedFields({ ...base }, { ...base, priority: 'low' })).toEqual(['priority']);
});
