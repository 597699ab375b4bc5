import type { ServerContext } from '@imah/server-platform';
import { readToday, runCommand, unchanged } from '@imah/server-platform/command';
import { daysBefore } from './arrears-ages.ts';
import type { ArrearsPlace } from './open-bills.ts';
import { remindBills, selectToRemind } from './remind-bills.ts';

const queue = 'remind-payers';
const batch = 500;
/** A server that was away catches up on so many days; older bills than these the clock leaves to people. */
const latest = 7;

type Ports = Pick<ServerContext, 'db' | 'live' | 'log' | 'now'>;

/** Makes the queue of reminders and starts its worker; to be called once pg-boss runs. */
export async function startReminderJobs(context: ServerContext): Promise<void> {
  const { jobs } = context;
  await jobs.createQueue(queue, { retryLimit: 2 });
  await jobs.work(queue, () => remindByTheClock(context));
  // In the morning of every zone of the country: 9, 10 and 11 o'clock.
  await jobs.schedule(queue, '0 2 * * *');
}

/** Reminds payers as the rules of their organisations say. Returns of how many bills. */
export async function remindByTheClock(ports: Ports): Promise<number> {
  const places = await ports.db
    .selectFrom('bill_reminder_rule as x')
    .innerJoin('building as b', 'b.org_id', 'x.org_id')
    .select(['x.org_id as orgId', 'b.id as buildingId', 'x.days_before as daysBefore', 'x.days_after as daysAfter'])
    .orderBy('b.id')
    .execute();
  let count = 0;
  for (const { orgId, buildingId, daysBefore: before, daysAfter: after } of places) {
    try {
      const { today } = await readToday(ports.db, { orgId, buildingId }, ports.now());
      const place = { orgId, buildingId, today };
      if (before !== null) count += await remindDue(ports, place, 'before-due', [today, daysBefore(today, -before)]);
      if (after !== null)
        count += await remindDue(ports, place, 'after-due', [
          daysBefore(today, after + latest),
          daysBefore(today, after),
        ]);
    } catch (error) {
      // A building that cannot be reminded must not hold up the others.
      ports.log.error({ err: error, orgId, buildingId }, 'payers of a building were not reminded');
    }
  }
  return count;
}

/** Reminds of what is due between two days, a part at a time: a server that dies goes on where it was. */
async function remindDue(
  ports: Ports,
  place: ArrearsPlace,
  kind: 'before-due' | 'after-due',
  [from, to]: readonly [from: string, to: string],
): Promise<number> {
  let all = 0;
  for (;;) {
    const { found, told } = await remindSome(ports, place, kind, [from, to]);
    all += told;
    if (found < batch || told === 0) return all;
  }
}

function remindSome(
  ports: Ports,
  place: ArrearsPlace,
  kind: 'before-due' | 'after-due',
  [from, to]: readonly [from: string, to: string],
): Promise<{ readonly found: number; readonly told: number }> {
  const { orgId, buildingId, today } = place;
  const now = ports.now();
  return runCommand<void, { found: number; told: number }>(
    ports,
    { orgId, actor: null, now },
    {
      lock: async () => undefined,
      write: async (trx) => {
        const rows = await selectToRemind(trx, place)
          .where('r.due_on', '>=', from)
          .where('r.due_on', '<=', to)
          .where('p.user_id', 'is not', null)
          .where((where) =>
            where.not(
              where.exists(
                where
                  .selectFrom('bill_reminder as m')
                  .select('m.day')
                  .whereRef('m.org_id', '=', 'b.org_id')
                  .whereRef('m.bill_id', '=', 'b.id')
                  .where((one) => one.or([one('m.kind', '=', kind), one('m.day', '=', today)])),
              ),
            ),
          )
          .orderBy('b.unit_id')
          .orderBy('b.person_id')
          .orderBy('b.id')
          .limit(batch)
          .execute();
        const bills = rows.flatMap(({ userId, ...bill }) => (userId === null ? [] : [{ ...bill, userId }]));
        const told = await remindBills(trx, place, { kind, bills }, now);
        const result = { found: rows.length, told: told.length };
        if (told.length === 0) return unchanged(result);
        const payers = new Set(told.map(({ unitId, personId }) => `${unitId} ${personId}`));
        return {
          result,
          audit: {
            action: 'remind-payers',
            entity: 'building',
            entityId: buildingId,
            buildingId,
            after: { payerCount: payers.size, billCount: told.length },
          },
        };
      },
    },
  );
}
