import { expect, it } from 'vitest';
import { readLocale } from './locale.ts';

it.each([
  [undefined, 'id'],
  ['', 'id'],
  ['*', 'id'],
  ['de-DE,fr;q=0.5', 'id'],
  ['en', 'en'],
  ['en-US,en;q=0.9,id;q=0.8', 'en'],
  ['id-ID,id;q=0.9,en;q=0.8', 'id'],
  ['en;q=0.5,id;q=0.7', 'id'],
  ['in-ID,en;q=0.4', 'id'],
  ['de,en;q=0.3', 'en'],
  ['en;q=0', 'id'],
  ['en;q=lots', 'id'],
])('reads %j as %s', (header, locale) => {
  expect(readLocale(header)).toBe(locale);
});
