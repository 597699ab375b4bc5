import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStories } from './story-list.ts';

it('takes pictures of the stories that ask for one, and not again in the dark of those shown to people', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  const entry = (id: string, title: string, name: string, tags: readonly string[] = ['picture'], type = 'story') => ({
    [id]: { id, title, name, tags, type },
  });
  const entries = {
    ...entry('button--default', 'Dasar/Button', 'Default'),
    ...entry('button--dark', 'Dasar/Button', 'Dark'),
    ...entry('button--docs', 'Dasar/Button', 'Docs', ['picture'], 'docs'),
    ...entry('spinner--turning', 'Umpan balik/Spinner', 'Turning', []),
    ...entry('beranda--ready', 'Halaman/Beranda', 'Ready'),
  };
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries }));

  expect(readStories(folder)).toEqual([
    { id: 'button--default', title: 'Dasar/Button', name: 'Default', kind: 'component' },
    { id: 'beranda--ready', title: 'Halaman/Beranda', name: 'Ready', kind: 'page' },
  ]);
  rmSync(folder, { recursive: true });
});
