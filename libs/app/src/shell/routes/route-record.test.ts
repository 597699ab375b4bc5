import { describe, expect, it } from 'vitest';
import { flattenRoutes } from './route-paths.ts';
import { resolveRoute, type RouteRecord } from './route-record.ts';

const load = () => Promise.resolve(() => null);
const record = (name: string, rest: Partial<RouteRecord> = {}): RouteRecord => ({
  name,
  path: `/${name}`,
  title: { id: name, en: name },
  load,
  ...rest,
});

describe('resolveRoute', () => {
  it('gives a page that says nothing a blank layout with default face and no guard', () => {
    expect(resolveRoute([record('terms')])).toEqual({
      name: 'terms',
      title: { id: 'terms', en: 'terms' },
      guard: null,
      layout: 'blank',
      variant: 'default',
      header: 'shown',
      padding: 'default',
      colorMode: null,
    });
  });

  it('lets a child inherit its parent and say its own title', () => {
    const parent = record('building', {
      guard: 'auth',
      layout: 'dashboard',
      variant: 'transparent',
      colorMode: 'light',
    });

    expect(resolveRoute([parent, record('iot', { padding: 'none' })])).toEqual({
      name: 'iot',
      title: { id: 'iot', en: 'iot' },
      guard: 'auth',
      layout: 'dashboard',
      variant: 'transparent',
      header: 'shown',
      padding: 'none',
      colorMode: 'light',
    });
  });

  it('is titled as not found for a path that no record knows (S-18)', () => {
    expect(resolveRoute([])).toEqual(
      expect.objectContaining({
        name: 'not-found',
        title: { id: 'Halaman tidak ditemukan', en: 'Page not found' },
        layout: 'blank',
      }),
    );
  });
});

describe('flattenRoutes', () => {
  it('lists parents before their children, with whole paths', () => {
    const index = record('overview', { path: '' });
    const iot = record('iot', { path: 'iot' });
    const building = record('building', { path: '/imah/building/:id', children: [index, iot] });

    expect(flattenRoutes([building])).toEqual([
      { path: '/imah/building/:id', record: building },
      { path: '/imah/building/:id', record: index },
      { path: '/imah/building/:id/iot', record: iot },
    ]);
  });
});
