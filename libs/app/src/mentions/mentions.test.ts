import { expect, it } from 'vitest';
import { mentionedIn, mentionTyped, withMention } from './mentions.ts';

const people = [
  { id: '1', name: 'Sari' },
  { id: '2', name: 'Sari Dewi' },
  { id: '3', name: 'Budi' },
];

it('knows when a name is being written, and when it is an address', () => {
  expect(['Halo @Sa', '@', 'Halo', 'sari@imah', '@Sari Dewi '].map(mentionTyped)).toEqual(['Sa', '', null, null, null]);
});

it('puts the name where it was being written', () => {
  expect([withMention('Halo @Bu', { name: 'Budi' }), withMention('Halo', { name: 'Budi' })]).toEqual([
    'Halo @Budi ',
    'Halo @Budi ',
  ]);
});

it('finds who is named, of names that begin alike the longest', () => {
  expect(mentionedIn('@Sari Dewi dan @Budi', people)).toEqual(['2', '3']);
  expect(mentionedIn('@Sari, tolong. @Sari Dewi juga', people)).toEqual(['1', '2']);
  expect(mentionedIn('tanpa nama', people)).toEqual([]);
});
