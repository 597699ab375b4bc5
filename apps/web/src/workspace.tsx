import { createQueryClient } from '@imah/api-client/react';
import { createRealtime, resolveMqttUrl } from '@imah/realtime';
import { RealtimeProvider } from '@imah/realtime/react';
import { afterFirstData, whenIdleOf } from '@imah/features/shell';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Application } from './application.ts';

/** What the pages behind the login share: the query cache and the live channel. Both end with the session. */
export function createWorkspace({ client, config, session, settled }: Application) {
  const queryClient = createQueryClient();
  const realtime = createRealtime({
    url: resolveMqttUrl({ configured: config.mqttUrl, location: window.location }),
    // A secret that the broker refused was rotated: only the server knows the new one.
    credentials: async ({ refused }) => {
      const known = session.getSnapshot().context.user;
      const { email, extra } = known !== null && !refused ? known : (await client.whoami()).data;
      return { username: email, password: extra.mqtt_password };
    },
    // All tabs of one person share a connection.
    sharedAs: () => session.getSnapshot().context.session?.user.email ?? null,
    // Another tab has logged out. Whoever asks now is told so by the server, and sent to the login page.
    onEnded: () => void client.whoami().then(start, start),
    snapshot: async ({ buildingId }, signal) => (await client.getLiveSnapshot({ params: { buildingId }, signal })).data,
  });

  const page = {
    nextFrame: (callback: () => void) => window.requestAnimationFrame(callback),
    later: (callback: () => void, ms: number) => window.setTimeout(callback, ms),
  };
  void afterFirstData(queryClient, whenIdleOf(window), page).then(settled.resolve);

  // mqtt.js is the largest chunk of all: the page and its data come first.
  const start = () =>
    void settled.promise.then(() => {
      if (session.getSnapshot().context.session !== null) realtime.start();
    });

  session.on('sessionSet', start);
  session.on('sessionCleared', () => {
    realtime.stop();
    queryClient.clear();
  });
  start();

  return function Workspace({ children }: { readonly children: ReactNode }) {
    return (
      <QueryClientProvider client={queryClient}>
        <RealtimeProvider realtime={realtime}>{children}</RealtimeProvider>
      </QueryClientProvider>
    );
  };
}
