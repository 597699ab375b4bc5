import { expect, it } from 'vitest';
import { openReferences } from './references.ts';
import { picturedStories, withoutPicture } from './stories-of-sources.ts';

it('has an accepted picture of every story (npm run pictures -- --accept, after looking at it)', () => {
  const stories = picturedStories();

  expect(stories.length).toBeGreaterThan(800);
  expect(withoutPicture(stories, openReferences().names())).toEqual([]);
}, 120_000);
