import { sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { mqttSecret } from '../identity/mqtt-secret.ts';

interface SecretRow {
  readonly email: string;
  readonly version: number;
  readonly lastUsedAt: Date | null;
}

export function getLiveSecret(context: ServerContext): Handler<'getLiveSecret'> {
  return async ({ actor }) => {
    const { rows } = await sql<SecretRow>`
      SELECT email::text AS email, mqtt_secret_version AS version, mqtt_last_used_at AS "lastUsedAt"
      FROM app_user WHERE id = ${actor.userId}`.execute(context.db);
    return answerWith(context, actor.userId, rows);
  };
}

/** Programs that use the old password are cut off; pages of the person ask for the new one by themselves (S-51). */
export function rotateLiveSecret(context: ServerContext): Handler<'rotateLiveSecret'> {
  return async ({ actor }) => {
    const { rows } = await sql<SecretRow>`
      UPDATE app_user SET mqtt_secret_version = mqtt_secret_version + 1, mqtt_last_used_at = NULL
      WHERE id = ${actor.userId}
      RETURNING email::text AS email, mqtt_secret_version AS version, mqtt_last_used_at AS "lastUsedAt"`.execute(
      context.db,
    );
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
