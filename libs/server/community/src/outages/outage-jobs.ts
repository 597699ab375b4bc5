import { outageUndoSeconds } from '@imah/contract/outages/words';
import { sql } from 'kysely';
import { type CommandPorts } from '@imah/server-platform/command';
import type { ServerContext } from '@imah/server-platform';
import { getOutage, type OutageKey } from './outage-row.ts';
import { notifyOfOutage } from './notify-of-outage.ts';

const queue = 'outages-by-the-clock';
const batch = 100;

/** Makes the queue of this module and starts its worker; to be called once pg-boss runs. */
export async function startOutageJobs(context: ServerContext): Promise<void> {
  const { jobs } = context;
  await jobs.createQueue(queue, { retryLimit: 2 });
  await jobs.work(queue, () => tellEndedOutages(context));
  await jobs.schedule(queue, '* * * * *');
}

/** Tells of the ends that can no longer be taken back unheard. Returns how many. */
export async function tellEndedOutages(context: CommandPorts): Promise<number> {
  const now = context.now();
  const { rows } = await sql<OutageKey>`
    SELECT org_id AS "orgId", building_id AS "buildingId", id AS "outageId" FROM outage
    WHERE ended_at <= ${new Date(now - outageUndoSeconds * 1000)} AND end_told_at IS NULL
    ORDER BY ended_at LIMIT ${batch}`.execute(context.db);
  let told = 0;
  for (const key of rows) {
    try {
      if (await tellEnd(context, key, now)) told += 1;
    } catch (error) {
      // One that cannot be told must not hold up the others.
      context.log.warn({ err: error, outageId: key.outageId }, 'the end of an outage was not told');
    }
  }
  return told;
}

/** Nobody's eyes: what is for staff is not read. */
const clock = { userId: '00000000-0000-0000-0000-000000000000', memberships: [] };

function tellEnd({ db }: CommandPorts, key: OutageKey, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Two processes come upon the same one: the second finds it told.
    const { rows } = await sql`
      UPDATE outage SET end_told_at = ${new Date(now)}
      WHERE org_id = ${key.orgId} AND id = ${key.outageId} AND end_told_at IS NULL
        AND ended_at <= ${new Date(now - outageUndoSeconds * 1000)}
      RETURNING 1`.execute(trx);
    if (rows.length === 0) return false;
    await notifyOfOutage(trx, { ...key, actorId: null }, await getOutage(trx, clock, key), 'ended', now);
    return true;
  });
}
