import { readFileSync } from 'node:fs';

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly kind: 'component' | 'page';
}

interface IndexEntry {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
}

/** Another story in the dark, for people to look at; a picture of that other one in the dark is taken anyway. */
const shownInDark = /(\b|[a-z])Dark$/;

/** Whether a story of this name is pictured; Storybook writes `LongWordsDark` as `Long Words Dark`. */
export const isPictured = (name: string): boolean => !shownInDark.test(name);

/** The stories of a built Storybook of which pictures are kept: all but those with the tag `!picture`. */
export function readStories(folder: string): Story[] {
  // Storybook wrote it a moment ago.
  const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    readonly entries: Readonly<Record<string, IndexEntry>>;
  };
  return Object.values(index.entries)
    .filter(({ type, name, tags = [] }) => type === 'story' && tags.includes('picture') && isPictured(name))
    .map(({ id, title, name }) => ({ id, title, name, kind: title.startsWith('Halaman/') ? 'page' : 'component' }));
}
