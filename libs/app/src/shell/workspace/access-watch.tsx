import { accessTopic } from '@imah/contract/mqtt/words';
import { useConnectionState, useRealtime } from '@imah/realtime/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession, useSessionActor } from '../session/session-context.tsx';

/** For how long after a change of rights the end of the connection belongs to it. */
const renewalMs = 5000;

/**
 * Keeps an open page in step with what its person may do. When the server says that it has changed, and after every
 * break of the channel, it asks who they are; what was read before under other rights is then read anew.
 */
export function AccessWatch() {
  const realtime = useRealtime();
  const queryClient = useQueryClient();
  const session = useSessionActor();
  const userId = useSession(({ context }) => context.user?.id ?? null);
  const rights = useSession(({ context }) =>
    context.user === null ? null : JSON.stringify([context.user.viewAs ?? null, context.user.memberships]),
  );
  const known = useRef(rights);
  const renewal = useRef<'due' | 'done'>('done');
  const connection = useConnectionState();

  useEffect(() => {
    if (userId === null) return undefined;
    let grants = 0;
    const refresh = () => session.send({ type: 'REFRESH_WHOAMI' });
    return realtime.subscribe(accessTopic(userId), refresh, {
      qos: 1,
      onGranted: () => {
        grants += 1;
        if (grants > 1) refresh();
      },
    });
  }, [realtime, session, userId]);

  useEffect(() => {
    const before = known.current;
    known.current = rights;
    if (before === null || rights === null || before === rights) return;
    realtime.rightsChanged();
    void queryClient.resetQueries();
    renewal.current = 'due';
    return realtime.later(() => (renewal.current = 'done'), renewalMs);
  }, [queryClient, realtime, rights]);

  // The server ends a connection whose person sees as somebody else: nobody waits for the next try then.
  useEffect(() => {
    if (connection !== 'error' || renewal.current === 'done') return;
    renewal.current = 'done';
    realtime.retry();
  }, [connection, realtime, rights]);

  return null;
}
