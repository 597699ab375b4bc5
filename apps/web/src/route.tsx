import type { LaterSubject } from '@imah/app/later';
import { type RouteRecord, titles } from '@imah/app/shell/routes';

type Name = keyof typeof titles;
type Rest = Omit<RouteRecord, 'name' | 'path' | 'title' | 'load'>;

/** A record of the route map, with the title of its name. */
export const route = (name: Name, path: string, rest: Rest, load: RouteRecord['load']): RouteRecord => ({
  name,
  path,
  title: titles[name],
  load,
  ...rest,
});

/** A page whose subject is not available yet stands in its layout and says so. */
export const later = (name: Name & LaterSubject, path: string, rest: Rest = {}) =>
  route(name, path, rest, async () => {
    const { NotYetPage } = await import('@imah/app/later');
    return () => <NotYetPage subject={name} />;
  });
