import { expect, it } from 'vitest';
import { storyRoutes } from '@imah/app/harness';

const stories = import.meta.glob<string>('../../../libs/{app,features/*}/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
// Stories of one page in several files share its frame.
const frames = import.meta.glob<string>('../../../libs/features/*/src/**/testing/*-story.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = Object.values(stories);
const shown = new Set(
  [...texts, ...Object.values(frames)].flatMap((text) =>
    [...text.matchAll(/\b(?:atRoute|notYet)\('(\w+)'/g)].map(([, name]) => name),
  ),
);

it('every page of the route map has a story', () => {
  // The building's own record is the frame of its pages: it is in each of their stories.
  const pages = Object.keys(storyRoutes).filter((name) => name !== 'building');

  expect(pages.filter((name) => !shown.has(name))).toEqual([]);
});

it('every story of a page stands under Halaman', () => {
  const titleOf = (text: string) => /title: '([^']+)'/.exec(text)?.[1] ?? '';
  const ofPages = texts.filter((text) => /\b(atRoute|notYet)\(/.test(text)).map(titleOf);

  expect(ofPages.length).toBeGreaterThan(10);
  expect(ofPages.filter((title) => !title.startsWith('Halaman/'))).toEqual([]);
  expect(new Set(texts.map(titleOf)).size).toBe(texts.length);
});

it.each(['Beranda', 'Gedung', 'Perangkat', 'Pemantauan'])(
  'the page %s, which shows data, is seen ready, loading, empty, failed, forbidden and on a phone',
  (page) => {
    const story = texts.find((text) => text.includes(`title: 'Halaman/${page}'`)) ?? '';
    const names = [...story.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name);

    expect(names).toEqual(expect.arrayContaining(['Ready', 'Loading', 'Empty', 'Failed', 'Forbidden', 'Phone']));
  },
);
