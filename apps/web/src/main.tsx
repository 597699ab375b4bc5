import '@imah/ui/global';
import {
  buildRoutes,
  Failure,
  followRouter,
  Frame,
  keepBuildAtSignIn,
  mountPage,
  NotFound,
  preloadAhead,
  preloadDashboard,
  preloadMatched,
  shellOf,
  startColorMode,
  startReloads,
} from '@imah/app/shell';
import { lazy } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApplication, loadRoutes } from './application.ts';
import { readConfig } from './config.ts';
import { appPorts } from './ports.ts';
import { Providers } from './providers.tsx';
import { forcedColorModeOf, routes } from './routes.tsx';

async function mount(element: HTMLElement): Promise<void> {
  const application = createApplication(readConfig(document), window.location);
  const { session, toaster, builds, config, settled } = application;
  const reloads = startReloads(window, builds, config.buildId);
  const Workspace = lazy(async () => {
    // Its pages call what these name; one that fails is asked for again by the call.
    loadRoutes().catch(() => undefined);
    return { default: (await import('./workspace.tsx')).createWorkspace(application) };
  });
  const colorMode = startColorMode(window, forcedColorModeOf(window.location.pathname));
  const browser = { storage: localStorage, colorMode };
  const shell = shellOf(window, reloads, colorMode, Workspace);

  session.on('fetchFailed', ({ error }) => console.warn('The session could not be fetched', error));
  const routeObjects = buildRoutes(routes, { Frame, Failure, NotFound });
  session.on('sessionSet', () => void preloadDashboard());
  // Visitors are spared it: their next page is small, and on their own data plan.
  void settled.promise.then(() => preloadAhead(window, routeObjects));
  if (import.meta.env.PROD) keepBuildAtSignIn(window);
  session.start();
  toaster.start();
  const charts = [session, toaster, colorMode, reloads.watch, reloads.recovery];
  if (import.meta.env.DEV) (await import('@imah/ui/state-map')).startInspector(window, charts);

  const isPageThere = await preloadMatched(routeObjects, window.location.pathname);
  const router = createBrowserRouter(routeObjects);
  followRouter(window, router, { session, reloads, builds, running: config.buildId });

  const page = (
    <Providers application={application} shell={shell} ports={appPorts(application, router)} browser={browser}>
      <RouterProvider router={router} />
    </Providers>
  );
  mountPage(element, page, isPageThere);
}

const element = document.getElementById('root');
if (element === null) console.error('Error while mounting app', 'there is no element with the id root');
// S-59
else mount(element).catch((error: unknown) => console.error('Error while mounting app', error));
