import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { type Asked, suppress } from './covering-window.ts';

/** Keeps an alarm that begins from telling people, where work goes on or it is shelved still. Answers whether it is quiet. */
export async function keepQuiet(trx: Transaction<Database>, asked: Asked): Promise<boolean> {
  return (await suppress(trx, asked)) || (await staysShelved(trx, asked));
}

/**
 * People shelve what comes and goes: where the alarm before it, of the same condition of the device, was over while it was
 * shelved, this one is left aside as long. One that people have brought back since is not.
 */
async function staysShelved(trx: Transaction<Database>, { orgId, alarmId, now }: Asked): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE alarm a SET quiet = 'shelved', quiet_until = before.quiet_until, quiet_reason = before.quiet_reason,
      quiet_by = before.quiet_by
    FROM (
      SELECT p.quiet, p.quiet_until, p.quiet_reason, p.quiet_by FROM alarm n
      JOIN alarm p ON p.org_id = n.org_id AND p.device_id = n.device_id AND p.key = n.key AND p.condition = n.condition
        AND p.rule_id IS NOT DISTINCT FROM n.rule_id AND NOT p.active
      WHERE n.org_id = ${orgId} AND n.id = ${alarmId}
      ORDER BY p.raised_at DESC, p.id DESC LIMIT 1) before
    WHERE a.org_id = ${orgId} AND a.id = ${alarmId} AND before.quiet = 'shelved' AND before.quiet_until > ${new Date(now)}`.execute(
    trx,
  );
  return numAffectedRows > 0n;
}
