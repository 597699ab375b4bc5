import type { ApiClient } from '@imah/api-client';
import { createRealtime, type Realtime } from '@imah/realtime';
import { waitFor } from 'xstate';
import { actorOf } from '../ports/use-can.ts';
import type { SessionActor } from '../shell/index.ts';
import { mayListen } from './may-listen.ts';
import { loadMqtt } from './mqtt-in-page.ts';

export interface LiveChannelOptions {
  readonly url: string;
  readonly client: Pick<ApiClient, 'whoami' | 'getLiveSnapshot'>;
  readonly session: SessionActor;
  /** The page and its data come before the channel. */
  readonly ready: Promise<void>;
  readonly create?: typeof createRealtime;
}

/** The live channel of whoever is signed in: it opens with their session and ends with it, in all tabs. */
export function createLiveChannel({ client, ready, session, url, ...options }: LiveChannelOptions): Realtime {
  const signedIn = () => session.getSnapshot().context.session;
  const start = () =>
    void ready.then(() => {
      if (signedIn() !== null) realtime.start();
    });

  const realtime = (options.create ?? createRealtime)({
    url,
    loadMqtt,
    // A secret that the broker refused was rotated: only the server knows the new one.
    credentials: async ({ refused }) => {
      // Rights that have just changed may bring another secret: what is being asked for is waited for.
      const known = (await waitFor(session, (snapshot) => !snapshot.matches({ set: 'identifying' }))).context.user;
      const { email, extra } = known !== null && !refused ? known : (await client.whoami()).data;
      return { username: email, password: extra.mqtt_password };
    },
    sharedAs: () => signedIn()?.user.email ?? null,
    // Who is not known yet asks the broker, which has the last word in any case.
    mayListen: (filter) => {
      const { user } = session.getSnapshot().context;
      return user === null || mayListen(actorOf(user), filter);
    },
    // Another tab has logged out. Whoever asks now is told so by the server, and sent to the login page.
    onEnded: () => void client.whoami().then(start, start),
    snapshot: async ({ buildingId }, signal) => (await client.getLiveSnapshot({ params: { buildingId }, signal })).data,
  });
  session.on('sessionSet', start);
  session.on('sessionCleared', realtime.stop);
  start();
  return realtime;
}
