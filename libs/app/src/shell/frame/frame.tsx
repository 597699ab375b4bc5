import { LinkProvider } from '@imah/ui';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import type { ResolvedRoute } from '../routes/index.ts';
import { useSession } from '../session/session-context.tsx';
import { ToastOutlet } from '../toasts/toast-outlet.tsx';
import { useCurrentRoute } from './current-route.ts';
import { Guarded } from './guarded.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PageLayout } from './page-layout.tsx';
import { RouterAnchor } from './router-anchor.tsx';
import { useShellPorts } from './shell-ports.tsx';
import { PageTitle } from './page-title.tsx';
import { useArrival } from './use-arrival.ts';
import { Waiting } from './waiting.tsx';

/** What every page has around it: loading bar, layout, toasts (S-20), and the mode it forces (S-19). */
export function Frame() {
  const route = useFramedRoute();
  const { colorMode } = useShellPorts();
  useArrival();

  useEffect(() => colorMode.force(route.colorMode), [colorMode, route.colorMode]);

  return (
    <LinkProvider component={RouterAnchor}>
      <PageTitle title={route.title} />
      <NavigationBar />
      <Guarded guard={route.guard} waiting={<Waiting />}>
        <PageLayout route={route}>
          <Outlet />
        </PageLayout>
      </Guarded>
      <ToastOutlet />
    </LinkProvider>
  );
}

/** An unknown path keeps the dashboard of those who are signed in (S-16). */
function useFramedRoute(): ResolvedRoute {
  const route = useCurrentRoute();
  const isSignedIn = useSession(({ context }) => context.session !== null);
  return route.name === 'not-found' && isSignedIn ? { ...route, layout: 'dashboard' } : route;
}
