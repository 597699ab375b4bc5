import { accessTopic } from '@imah/contract/mqtt/words';
import type { ServerContext } from '../context.ts';

/**
 * To be called once a change of rights is committed: every open page of these people asks anew who they are, and
 * a connection that holds a subscription they lost is ended. The news goes first: it has to arrive before the end.
 */
export async function publishAccessEvent(
  { live, log, now }: Pick<ServerContext, 'live' | 'log' | 'now'>,
  userIds: readonly string[],
): Promise<void> {
  const packet = { at: new Date(now()).toISOString() };
  for (const userId of userIds) {
    // The change stands. Who cannot be told now is told by the check that runs every minute.
    await live
      .publish(accessTopic(userId), packet)
      .then(() => live.refreshGrants(userId))
      .catch((error: unknown) => log.error({ err: error, userId }, 'a change of rights was not announced'));
  }
}
