import { storyRoutes } from '@imah/app/harness';
import { type RouteRecord, resolveRoute } from '@imah/app/shell/routes';
import { expect, it } from 'vitest';
import { routes } from './routes.tsx';

interface Found {
  readonly path: string;
  readonly records: readonly RouteRecord[];
}

function walk(records: readonly RouteRecord[], parent: Found = { path: '', records: [] }): Found[] {
  return records.flatMap((record) => {
    const path =
      record.path === '' ? parent.path : record.path.startsWith('/') ? record.path : `${parent.path}/${record.path}`;
    const found = { path, records: [...parent.records, record] };
    return [found, ...walk(record.children ?? [], found)];
  });
}

it('the stories show every page of the route map at its path and in its frame', () => {
  const inApplication = walk(routes).map(({ path, records }) => {
    const { name, title: _, ...frame } = resolveRoute(records);
    return [name, { path, frame }];
  });
  const inStories = Object.entries(storyRoutes).map(([name, { path, frame }]) => {
    const load = () => Promise.resolve(() => null);
    const {
      name: _,
      title: __,
      ...resolved
    } = resolveRoute([{ name, path, title: { id: '', en: '' }, load, ...frame }]);
    return [name, { path, frame: resolved }];
  });

  expect(Object.fromEntries(inStories)).toEqual(Object.fromEntries(inApplication));
});
