import { expect, it } from 'vitest';
import { mayConnect } from './page-origin.ts';

const origins = ['https://imah.example'];

it.each([
  ['a device or a program, which sends none', undefined, 'imah.example', true],
  ['a page of the same host', 'http://localhost:8080', 'localhost:8080', true],
  ['a page of the public address, behind a proxy', 'https://imah.example', '10.0.0.7:8080', true],
  ['a page of another site', 'https://evil.example', 'imah.example', false],
  ['a page of another port of the same host', 'http://localhost:3000', 'localhost:8080', false],
  ['a name that begins like ours', 'https://imah.example.evil.example', '10.0.0.7', false],
  ['the public name without its encryption', 'http://imah.example', '10.0.0.7', false],
  ['a page that hides where it is from', 'null', 'localhost:8080', false],
  ['an origin that is none', 'imah.example', 'imah.example', false],
  ['a page whose request names no host', 'https://evil.example', undefined, false],
  ['an empty origin', '', '', false],
])('judges %s', (_, origin, host, expected) => {
  expect(mayConnect(origin, host, origins)).toBe(expected);
});
