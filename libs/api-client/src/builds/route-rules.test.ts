import { expect, it } from 'vitest';
import { routeRulesFor } from './route-rules.ts';

const matcher = {
  static: { '/login': { prerender: true }, '/imah/akun': { prerender: true } },
  wildcard: { '/imah/**': { prerender: false }, '/terms': { prerender: true } },
  dynamic: { '/imah/building/{id}': { prerender: true } },
};

it.each([
  ['/login', true],
  ['/login/', true],
  ['/login?next=%2Fimah#top', true],
  ['/imah', false],
  ['/imah/saldo', false],
  ['/imah/akun', true],
  ['/imah/building/7', true],
  ['/imah/building/7/iot', false],
  ['/imahku', undefined],
  ['/terms/id', true],
  ['/', undefined],
])('S-46 the rule of %s: prerender %s', (path, prerender) => {
  expect(routeRulesFor(matcher, path).prerender).toBe(prerender);
});
