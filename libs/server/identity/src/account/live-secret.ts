import type { ServerContext } from '@imah/server-platform';
import type { Handler } from '@imah/server-platform/http';
import { mqttSecret } from '@imah/server-platform/sessions';

interface SecretRow {
  readonly email: string;
  readonly version: number;
  readonly lastUsedAt: Date | null;
}

export function getLiveSecret(context: ServerContext): Handler<'getLiveSecret'> {
  return async ({ actor }) => {
    const rows = await context.db
      .selectFrom('app_user')
      .select(['email', 'mqtt_secret_version as version', 'mqtt_last_used_at as lastUsedAt'])
      .where('id', '=', actor.userId)
      .execute();
    return answerWith(context, actor.userId, rows);
  };
}

/** Programs that use the old password are cut off; pages of the person ask for the new one by themselves (S-51). */
export function rotateLiveSecret(context: ServerContext): Handler<'rotateLiveSecret'> {
  return async ({ actor }) => {
    const rows = await context.db
      .updateTable('app_user')
      .set((eb) => ({ mqtt_secret_version: eb('mqtt_secret_version', '+', 1), mqtt_last_used_at: null }))
      .where('id', '=', actor.userId)
      .returning(['email', 'mqtt_secret_version as version', 'mqtt_last_used_at as lastUsedAt'])
      .execute();
    const answer = await answerWith(context, actor.userId, rows);
    await context.live.disconnect({ userId: actor.userId });
    return answer;
  };
}

async function answerWith(context: ServerContext, userId: string, [row]: readonly SecretRow[]) {
  if (row === undefined) throw new Error(`account ${userId} vanished during its own call`);
  const secret = await mqttSecret(context.db, userId, row.version);
  return { data: { username: row.email, secret, lastUsedAt: row.lastUsedAt?.toISOString() ?? null } };
}
