import type { BuildClient } from '@imah/api-client';
import { loginPathFor, type sessionMachine } from '@imah/state-machines';
import { createPath, type createBrowserRouter } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { checkPayload } from './check-payload.ts';
import { here, type Reloads } from './reloads.ts';

export interface Followed {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly reloads: Reloads;
  readonly builds: Pick<BuildClient, 'loadPayload'>;
  /** The build that runs. */
  readonly running: string;
}

/** Tells the statecharts where the person goes, and the router where the session sends them. */
export function followRouter(
  page: Window,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'subscribe'>,
  { session, reloads: { watch, recovery }, builds, running }: Followed,
): void {
  // S-30: the history entry of the page that was refused is replaced.
  session.on('redirectToLogin', () => void router.navigate(loginPathFor(here(page)), { replace: true }));
  const onOtherBuild = () => watch.send({ type: 'CHECK' });
  let path = here(page);
  let shown = path;
  router.subscribe(({ navigation, location }) => {
    const target = createPath(navigation.location ?? location);
    // S-31: a page whose code is at hand is there at once, without a loading state in between.
    if (target !== path) watch.send({ type: 'NAVIGATE', path: target, at: Date.now() });
    path = target;
    if (navigation.state !== 'idle') return;
    recovery.send({ type: 'NAVIGATED' });
    if (target !== shown) void checkPayload(location.pathname, { builds, running, onOtherBuild });
    shown = target;
  });
}
