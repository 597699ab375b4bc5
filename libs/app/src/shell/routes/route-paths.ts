import type { RouteRecord } from './route-record.ts';

/** A record with its full path. */
export interface FlatRoute {
  readonly path: string;
  readonly record: RouteRecord;
}

/** The whole map as a list, parents before their children. */
export function flattenRoutes(records: readonly RouteRecord[], parent = ''): FlatRoute[] {
  return records.flatMap((record) => {
    const path = joinPaths(parent, record.path);
    return [{ path, record }, ...flattenRoutes(record.children ?? [], path)];
  });
}

function joinPaths(parent: string, path: string): string {
  if (path.startsWith('/')) return path;
  return path === '' ? parent : `${parent}/${path}`;
}
