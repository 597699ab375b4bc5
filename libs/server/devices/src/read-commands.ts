import type { Command } from '@imah/contract/devices';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

const instantOf = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Commands, newest first. */
export async function readCommands(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<Command[]> {
  const { rows } = await sql<{ command: Command }>`
    SELECT json_build_object(
      'id', c.id, 'deviceId', c.device_id, 'method', c.method, 'params', c.params, 'status', c.status,
      'requestedBy', json_build_object('id', u.id, 'name', u.name),
      'requestedAt', ${instantOf('c.requested_at')}, 'sentAt', ${instantOf('c.sent_at')},
      'acknowledgedAt', ${instantOf('c.acknowledged_at')}, 'finishedAt', ${instantOf('c.finished_at')},
      'expiresAt', ${instantOf('c.expires_at')}, 'error', c.error
    ) AS command
    FROM device_command c JOIN app_user u ON u.id = c.requested_by
    WHERE ${condition}
    ORDER BY c.requested_at DESC, c.id DESC
    LIMIT ${limit}`.execute(db);
  return rows.map(({ command }) => command);
}
