import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oldWords } from './old-words.ts';

const root = new URL('../../', import.meta.url).pathname;
/** Where texts for people stand: the catalogues of pages, server and design system, and the legal documents. */
const catalogues = {
  id: [
    'libs/{app,features/*}/src/**/messages/*id.ts',
    'libs/features/public/src/legal/**/*-id.ts',
    'libs/server/{platform,notifications}/src/**/id.ts',
    'libs/ui/src/labels/{default,canvas,data,input}-labels.ts',
  ],
  en: [
    'libs/{app,features/*}/src/**/messages/*en.ts',
    'libs/features/public/src/legal/**/*-en.ts',
    'libs/server/{platform,notifications}/src/**/en.ts',
    'libs/ui/src/labels/english-*.ts',
  ],
} as const;

/** What a catalogue says: its strings without imports, keys and anchors, and without the names of parameters and tags. */
function said(source: string): string[] {
  const body = source.replaceAll(/^import .*$/gm, '').replaceAll(/\/\*[\s\S]*?\*\/|\bid: '[^']*'/g, '');
  const strings = [...body.matchAll(/(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)(\s*:)?/g)];
  return strings
    .filter(([, , , , colon]) => colon === undefined)
    .map(([, single = '', double = '', template = '']) =>
      `${single}${double}${template}`.replaceAll(/<\/?\w+>|\$?\{\w+\}/g, ''),
    );
}

function oldWordsIn(language: keyof typeof oldWords, text: string): string[] {
  return oldWords[language]
    .filter(([old]) => new RegExp(`(?<!\\w)${old}(?!\\w)`, 'i').test(text))
    .map(([old, better]) => `“${old}” in “${text}” (better: ${better})`);
}

describe.each(['id', 'en'] as const)('the texts for people in %s', (language) => {
  const files = globSync([...catalogues[language]], { cwd: root });

  it('are found in the catalogues of every domain', () => {
    expect(files.length).toBeGreaterThan(60);
  });

  it('say nothing in words that were given up', () => {
    const found = files.flatMap((file) =>
      said(readFileSync(`${root}${file}`, 'utf8'))
        .flatMap((text) => oldWordsIn(language, text))
        .map((fault) => `${file}: ${fault}`),
    );

    expect(found).toEqual([]);
  });
});

it('finds a word that was given up, and no part of another', () => {
  expect(oldWordsIn('id', 'Air dipadamkan').map((fault) => fault.split(' in ')[0])).toEqual(['“dipadamkan”']);
  expect(oldWordsIn('id', 'Distafetkan')).toEqual([]);
  expect(
    said("import { a } from './login.ts';\nconst x = { 'login': 'Masuk <login>di sini</login> {login}' };"),
  ).toEqual(['Masuk di sini ']);
});
