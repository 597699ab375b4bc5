import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkLoginPage, scriptsOf, styleSheetsOf } from './check-login-page.ts';

let folder = '';
beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'login-page-'))}/`;
  mkdirSync(`${folder}login`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (style: string, code: string) => {
  writeFileSync(
    `${folder}login/index.html`,
    '<link rel="stylesheet" href="/base.css" disabled /><script type="module" src="/index.js"></script>',
  );
  writeFileSync(`${folder}base.css`, style);
  writeFileSync(`${folder}index.js`, code);
};
/** Hardly shorter when packed: no part of it comes again. */
const long = (count: number) =>
  Array.from({ length: count }, (_, at) => `.a${(at * 7919) % 100_003}{top:${(at * 104_729) % 99_991}px}`).join('');

it('finds the style sheets and scripts of a page among its other tags', () => {
  const page =
    '<link rel="preload" href="/a.woff2" /><link rel="stylesheet" crossorigin href="/assets/b.css" disabled />' +
    '<script>1</script><link rel="modulepreload" href="/assets/c.js" /><link rel="modulepreload" href="/assets/d.js" />' +
    '<script type="module" crossorigin src="/assets/d.js"></script>';

  expect([styleSheetsOf(page), scriptsOf(page)]).toEqual([['assets/b.css'], ['assets/c.js', 'assets/d.js']]);
});

it('lets a login page have 12 kB of style and 137 kB of code', () => {
  write('a{color:red}', 'start()');

  expect(checkLoginPage(folder).faults).toEqual([]);
});

it('names a login page with more', () => {
  write(long(9000), long(70_000));

  expect(checkLoginPage(folder).faults).toEqual([
    expect.stringMatching(/^login page: \d+ B of style of 12000 B: too much$/),
    expect.stringMatching(/^login page: \d+ B of code of 137300 B: too much$/),
  ]);
});

it('does not take a page that was not built, or names neither, for a light one', () => {
  expect(checkLoginPage(folder).faults).toEqual([`there is no ${folder}login/index.html to weigh`]);

  writeFileSync(`${folder}login/index.html`, '<p>');
  expect(checkLoginPage(folder).faults).toEqual([
    `${folder}login/index.html names no style`,
    `${folder}login/index.html names no code`,
  ]);
});
