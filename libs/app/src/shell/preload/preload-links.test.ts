import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { bringsOwnFiles, loadsByPath } from './preload-links.ts';

const worker = {};

it.each([
  ['the worker that keeps the build, where there is one', { serviceWorker: worker }, false],
  ['the page itself where the browser has none', {}, true],
  ['nobody for whoever spares their data plan', { connection: { saveData: true } }, false],
])('S-62 files ahead are brought by %s', (_name, navigator, expected) => {
  expect(bringsOwnFiles({ navigator })).toBe(expected);
});

it('loads the pages of a path from the outermost on, and matches each path once', () => {
  const load = async () => ({ Component: null });
  const inner = async () => ({ Component: null });
  let matched = 0;
  const building: RouteObject = {
    path: '/imah/building/:id',
    lazy: load,
    get children() {
      matched += 1;
      return [{ path: 'iot', lazy: inner }, { index: true }];
    },
  };
  const loadsOf = loadsByPath([building, { path: '*' }]);

  const first = loadsOf('/imah/building/1/iot');
  const asked = matched;
  const again = loadsOf('/imah/building/1/iot');

  expect([first, again === first, matched === asked, loadsOf('/imah/building/1'), loadsOf('/elsewhere')]).toEqual([
    [load, inner],
    true,
    true,
    [load],
    [],
  ]);
});
