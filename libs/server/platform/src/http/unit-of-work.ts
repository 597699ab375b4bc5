import type { ServerContext } from '../context.ts';
import { nestIn } from '../database/nested-transactions.ts';

type Effect = (context: ServerContext) => Promise<unknown>;

/**
 * Runs `work` in one transaction: all that it writes through the context it is given stands or falls together. What it
 * publishes and what it asks for after the commit happens once that stands, in its order, and not at all where it falls.
 * An effect that fails is logged: the change stands all the same.
 */
export async function asOne<T>(context: ServerContext, work: (unit: ServerContext) => Promise<T>): Promise<T> {
  const effects: Effect[] = [];
  const later = async (effect: Effect): Promise<void> => void effects.push(effect);
  const answer = await context.db.transaction().execute((trx) =>
    work({
      ...context,
      db: nestIn(trx),
      afterCommit: later,
      live: {
        publish: (topic, payload, options) => later(({ live }) => live.publish(topic, payload, options)),
        refreshGrants: (userId) => later(({ live }) => live.refreshGrants(userId)),
        tellRaw: (buildingId, topic, text) => later(({ live }) => live.tellRaw(buildingId, topic, text)),
        disconnect: (who) => later(({ live }) => live.disconnect(who)),
      },
    }),
  );
  for (const effect of effects)
    await effect(context).catch((error: unknown) => context.log.error({ err: error }, 'a change had no effect'));
  return answer;
}
