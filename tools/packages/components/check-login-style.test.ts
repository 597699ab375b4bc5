import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkLoginStyle, styleSheetsOf } from './check-login-style.ts';

let folder = '';
beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'login-style-'))}/`;
  mkdirSync(`${folder}login`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (style: string) => {
  writeFileSync(`${folder}login/index.html`, '<link rel="stylesheet" href="/base.css" disabled />');
  writeFileSync(`${folder}base.css`, style);
};

it('finds the style sheets of a page among its other links', () => {
  const page =
    '<link rel="preload" href="/a.woff2" /><link rel="stylesheet" crossorigin href="/assets/b.css" disabled />';

  expect(styleSheetsOf(page)).toEqual(['assets/b.css']);
});

it('lets a login page have 12 kB of style', () => {
  write('a{color:red}');

  expect(checkLoginStyle(folder).faults).toEqual([]);
});

it('names a login page with more', () => {
  // Hardly shorter when packed: no part of it comes again.
  write(
    Array.from({ length: 9000 }, (_, at) => `.a${(at * 7919) % 100_003}{top:${(at * 104_729) % 99_991}px}`).join(''),
  );

  expect(checkLoginStyle(folder).faults).toEqual([
    expect.stringMatching(/^login page: \d+ B of style of 12000 B: too much$/),
  ]);
});

it('does not take a page that was not built, or names no style, for a light one', () => {
  expect(checkLoginStyle(folder).faults).toEqual([`there is no ${folder}login/index.html to weigh`]);

  writeFileSync(`${folder}login/index.html`, '<p>');
  expect(checkLoginStyle(folder).faults).toEqual([`${folder}login/index.html names no style sheet`]);
});
