import { buildRoutes, buildShell, Failure, Frame, NotFound, windowTitle } from '@imah/app/shell';
import { flattenRoutes } from '@imah/app/shell/routes';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createApplication } from '../src/application.ts';
import { Providers } from '../src/providers.tsx';
import { routes } from '../src/routes.tsx';

const pages = flattenRoutes(routes).filter(({ record }) => record.prerender);
const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const ports = {
  draftStorage: nowhere,
  keptStorage: nowhere,
  onSignedIn: () => undefined,
  signOut: () => Promise.resolve(),
  onRightsChanged: () => undefined,
  onBoarded: () => undefined,
};
const config = { buildId: '', apiBase: null, fallbackApiBase: null, mqttUrl: null, iconFallbackUrl: null, demo: null };

/** The entry point behind each page: its chunk holds the style that goes into the page. */
const entryPoints: Readonly<Record<string, string>> = {
  index: 'public/src/landing',
  login: 'identity/src/login',
  register: 'identity/src/register',
  lupa: 'identity/src/forgot-password',
  terms: 'public/src/legal/terms',
  cookie: 'public/src/legal/cookie',
  privacy: 'public/src/legal/privacy',
};

export const prerenderedPaths = pages.map(({ path }) => path);
export const knownPaths = flattenRoutes(routes).map(({ path }) => path);

/** One public page as HTML: what the browser shows before any script has run. */
export async function render(path: string) {
  const record = pages.find((page) => page.path === path)?.record;
  if (record === undefined) throw new Error(`${path} is not rendered by the build`);
  const handler = createStaticHandler(buildRoutes(routes, { Frame, Failure, NotFound }));
  const context = await handler.query(new Request(`http://127.0.0.1${path}`));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);

  // Only where it is and what is in it matters here; nothing is called.
  const application = createApplication(config, new URL('http://127.0.0.1') as unknown as Location);
  const html = renderToString(
    <Providers application={application} shell={buildShell} ports={ports}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
  const chunk = `libs/features/${entryPoints[record.name]}/index.ts`;
  return { html, title: windowTitle(record.title.id), colorMode: record.colorMode ?? null, chunk };
}
