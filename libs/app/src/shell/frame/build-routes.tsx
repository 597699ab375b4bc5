import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { RouteError } from './route-error.ts';
import type { RouteRecord } from '../routes/route-record.ts';
import { validateParams } from './validate-params.ts';

export interface FrameComponents {
  /** Draws loading bar, layout and toasts around every page. */
  readonly Frame: ComponentType;
  /** Replaces everything when a page or a loader fails. */
  readonly Failure: ComponentType;
  /** The page of a path that no record knows. */
  readonly NotFound: ComponentType;
}

/** Turns the route map into the router's own routes. */
export function buildRoutes(
  records: readonly RouteRecord[],
  { Frame, Failure, NotFound }: FrameComponents,
): RouteObject[] {
  return [
    {
      id: 'frame',
      Component: Frame,
      ErrorBoundary: Failure,
      HydrateFallback: Nothing,
      children: [...records.map(toRoute), { id: 'not-found', path: '*', Component: NotFound }],
    },
  ];
}

function toRoute(record: RouteRecord): RouteObject {
  const shared = {
    id: record.name,
    handle: record,
    // The function, not the object of functions: the router keeps quiet about a failure of the latter.
    lazy: async () => ({ Component: await loadPage(record) }),
    ...(record.params === undefined ? {} : { loader: paramLoader(record.params), shouldRevalidate: () => false }),
  };
  if (record.path === '') return { ...shared, index: true };
  const children = record.children?.map(toRoute);
  return { ...shared, path: record.path, ...(children === undefined ? {} : { children }) };
}

function paramLoader(rules: NonNullable<RouteRecord['params']>) {
  return ({ params, request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    validateParams(rules, params, `${pathname}${search}`);
    return null;
  };
}

/** A chunk that does not arrive must be told apart from a page that fails (S-55). */
async function loadPage(record: RouteRecord): Promise<ComponentType> {
  try {
    return await record.load();
  } catch (cause) {
    throw new RouteError(503, `The code of "${record.name}" did not arrive`, { cause, isChunkLoad: true });
  }
}

function Nothing() {
  return null;
}
