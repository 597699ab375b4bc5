import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openReferences } from './references.ts';
import { writeReport } from './report.ts';

let folder = '';
beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'pictures-'))}/`;
});
afterEach(() => rmSync(folder, { recursive: true }));

it('shows what changed before, after and marked, side by side', () => {
  const page = writeReport(
    [
      {
        name: 'button--default.dark',
        words: '16 titik berbeda (0.16 %)',
        before: Buffer.from('before'),
        after: Buffer.from('after'),
        difference: Buffer.from('difference'),
      },
    ],
    `${folder}report/`,
  );

  const files = ['sebelum.webp', 'sesudah.png', 'bedanya.png'].map((end) => `button--default.dark.${end}`);
  expect(files.map((file) => readFileSync(`${folder}report/${file}`, 'utf8'))).toEqual([
    'before',
    'after',
    'difference',
  ]);
  const html = readFileSync(page, 'utf8');
  expect([...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source)).toEqual(files);
  expect(html).toContain('<h2>button--default.dark</h2><p>16 titik berbeda (0.16 %)</p>');
});

it('keeps accepted pictures as files, with the browser that drew them', () => {
  const references = openReferences(`${folder}kept/`);
  expect([references.names(), references.readBrowser(), references.read('button')]).toEqual([[], null, null]);

  references.write('button', Buffer.from('one'));
  references.write('card', Buffer.from('two'));
  references.remove('card');
  references.writeBrowser('156');

  expect([references.names(), references.readBrowser(), references.read('button')]).toEqual([
    ['button'],
    '156',
    Buffer.from('one'),
  ]);
  expect(readdirSync(`${folder}kept`).toSorted()).toEqual(['browser.json', 'button.webp']);
});
