import { expect, it } from 'vitest';
import { isOwnPath } from './is-own-path.ts';

it('takes for a path of this site only what a browser does', () => {
  const origin = 'https://imah.example';
  const own = ['/', '/imah/ticket/1?tab=a#b', '/a\\b'];
  const others = ['/\\evil.example/masuk', '//evil.example', '/\t/evil.example', 'https://evil.example', '#a', 'imah'];

  expect(own.map((href) => isOwnPath(href, origin))).toEqual(own.map(() => true));
  expect(others.map((href) => isOwnPath(href, origin))).toEqual(others.map(() => false));
});
