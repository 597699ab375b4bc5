import type { InstalmentPlan } from '@imah/contract/payments';
import { instalmentChart } from '@imah/contract/payments/words';
import type { Transaction } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { runCommand, unchanged } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { daysBefore } from '../arrears/arrears-ages.ts';
import { paymentEvent } from '../payments/payment-event.ts';
import { endPlan } from './end-plan.ts';
import { lockPlan } from './lock-plan.ts';
import { notifyOfEnd, notifyOfPart } from './notify-of-plan.ts';
import { dayIn, type PlanRow, readPlan } from './plan-rows.ts';

const queue = 'keep-instalments';
/** So many days before a part is due its payer is told. */
const soonDays = 3;

type Ports = Pick<ServerContext, 'db' | 'live' | 'log' | 'now'>;

/** Makes the queue of plans of instalments and starts its worker; to be called once pg-boss runs. */
export async function startInstalmentJobs(context: ServerContext): Promise<void> {
  const { jobs } = context;
  await jobs.createQueue(queue, { retryLimit: 2 });
  await jobs.work(queue, () => keepPlansByTheClock(context));
  // In the morning of every zone of the country: 9, 10 and 11 o'clock.
  await jobs.schedule(queue, '0 2 * * *');
}

/** Says which parts are due soon or late, breaks plans of which one was missed, and ends proposals that nobody answered. */
export async function keepPlansByTheClock(ports: Ports): Promise<void> {
  const open = await ports.db
    .selectFrom('instalment_plan')
    .select(['org_id as orgId', 'id as planId'])
    .where('state', 'in', ['proposed', 'running'])
    .orderBy('id')
    .execute();
  for (const key of open) {
    try {
      await keepPlan(ports, key);
    } catch (error) {
      // A plan that cannot be looked at must not hold up the others.
      ports.log.error({ err: error, ...key }, 'a plan of instalments was not looked at');
    }
  }
}

interface PlanKey {
  readonly orgId: string;
  readonly planId: string;
}
interface Kept {
  readonly row: PlanRow;
  readonly plan: InstalmentPlan;
}

function keepPlan(ports: Ports, key: PlanKey): Promise<void> {
  const now = ports.now();
  return runCommand<Kept, void>(
    ports,
    { orgId: key.orgId, actor: null, now },
    {
      // Whoever pays at the same moment goes before or after it.
      lock: async (trx) => {
        const row = await lockPlan(trx, key);
        return { row, plan: await readPlan(trx, key, { actor: null, now }) };
      },
      write: async (trx, { row, plan }) => {
        const today = dayIn(row.timeZone, now);
        const move = await moveOf(trx, key, plan, today);
        const state = move === null ? undefined : instalmentChart[row.state][move];
        if (state === undefined) {
          if (row.state === 'running') await notifyOfParts(trx, { row, plan }, today, now);
          return unchanged(undefined);
        }
        await endPlan(trx, { orgId: key.orgId, id: key.planId, state, on: today, byName: null, reason: null, now });
        await notifyOfEnd(trx, row, { state, reason: null }, now);
        return {
          result: undefined,
          audit: {
            action: 'update',
            entity: 'instalment_plan',
            entityId: key.planId,
            buildingId: row.buildingId,
            before: { instalmentState: row.state },
            after: { instalmentState: state },
          },
          effects: [paymentEvent({ ...row, now }, key.planId, row.version + 1, 'updated')],
        };
      },
    },
  );
}

/** What the day does to a plan; null where it stays as it is. */
async function moveOf(
  trx: Transaction<Database>,
  key: PlanKey,
  { state, outstanding, parts, next, graceDays }: InstalmentPlan,
  today: string,
): Promise<'complete' | 'lapse' | 'break' | null> {
  if (state === 'proposed') return outstanding === 0 || (parts[0]?.dueOn ?? '') < today ? 'lapse' : null;
  if (outstanding === 0 || next === null) return 'complete';
  if (next.payBy >= today) return null;
  return (await isDisputed(trx, key, daysBefore(today, graceDays))) ? null : 'break';
}

/** Whether one of its bills is disputed, or was answered so lately that its payer has had no days of grace since. */
async function isDisputed(trx: Transaction<Database>, { orgId, planId }: PlanKey, since: string): Promise<boolean> {
  const found = await trx
    .selectFrom('instalment_bill as i')
    .innerJoin('bill_dispute as d', (join) =>
      join.onRef('d.org_id', '=', 'i.org_id').onRef('d.bill_id', '=', 'i.bill_id'),
    )
    .innerJoin('building as g', (join) => join.onRef('g.org_id', '=', 'd.org_id').onRef('g.id', '=', 'd.building_id'))
    .select(['d.state', 'd.answered_at as answeredAt', 'g.time_zone as timeZone'])
    .where('i.org_id', '=', orgId)
    .where('i.plan_id', '=', planId)
    .execute();
  return found.some(
    ({ state, answeredAt, timeZone }) =>
      state === 'open' || (answeredAt !== null && dayIn(timeZone, answeredAt.getTime()) >= since),
  );
}

/** Tells of the first part that is not paid, once before it is due and once after. */
async function notifyOfParts(
  trx: Transaction<Database>,
  { row, plan }: Kept,
  today: string,
  now: number,
): Promise<void> {
  const { next } = plan;
  if (next === null) return;
  const isLate = next.dueOn < today;
  if (!isLate && next.dueOn > daysBefore(today, -soonDays)) return;
  const column = isLate ? 'late_told_on' : 'reminded_on';
  const told = await trx
    .updateTable('instalment_part')
    .set({ [column]: today })
    .where('org_id', '=', row.orgId)
    .where('plan_id', '=', row.id)
    .where('position', '=', next.position)
    .where(column, 'is', null)
    .returning('position')
    .execute();
  if (told.length > 0) await notifyOfPart(trx, row, { ...next, when: isLate ? 'late' : 'soon' }, now);
}
