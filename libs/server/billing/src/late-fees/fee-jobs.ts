import type { ServerContext } from '@imah/server-platform';
import { readToday, runCommand, unchanged } from '@imah/server-platform/command';
import type { ArrearsPlace } from '../arrears/open-bills.ts';
import { runEvent } from '../bills/run-event.ts';
import { chargeFees, type Charged } from './charge-fees.ts';

const queue = 'charge-late-fees';
const batch = 500;

type Ports = Pick<ServerContext, 'db' | 'live' | 'log' | 'now'>;

/** Makes the queue of late fees and starts its worker; to be called once pg-boss runs. */
export async function startLateFeeJobs(context: ServerContext): Promise<void> {
  const { jobs } = context;
  await jobs.createQueue(queue, { retryLimit: 2 });
  await jobs.work(queue, () => chargeByTheClock(context));
  // After midnight of every zone of the country: 1, 2 and 3 o'clock.
  await jobs.schedule(queue, '0 18 * * *');
}

/** Has what is due by now charged at once, as after a rule was set. */
export async function chargeSoon({ jobs, log }: Pick<ServerContext, 'jobs' | 'log'>): Promise<void> {
  try {
    await jobs.send(queue, {});
  } catch (error) {
    // The rule holds all the same: the clock charges what is due tonight.
    log.error({ err: error }, 'late fees wait for the clock');
  }
}

/** Charges late fees as the rules of each building say. Returns how many fees were made. */
export async function chargeByTheClock(ports: Ports): Promise<number> {
  const places = await ports.db
    .selectFrom('building as b')
    .select(['b.org_id as orgId', 'b.id as buildingId'])
    .where((where) =>
      where.exists(
        where
          .selectFrom('late_fee_policy as p')
          .select('p.id')
          .whereRef('p.org_id', '=', 'b.org_id')
          .where((one) => one.or([one('p.building_id', 'is', null), one('p.building_id', '=', one.ref('b.id'))])),
      ),
    )
    .orderBy('b.id')
    .execute();
  let count = 0;
  for (const key of places) {
    try {
      const { today } = await readToday(ports.db, key, ports.now());
      count += await chargeBuilding(ports, { ...key, today });
    } catch (error) {
      // A building whose month is closed, say, must not hold up the others.
      ports.log.error({ err: error, ...key }, 'late fees of a building were not charged');
    }
  }
  return count;
}

/** A part at a time: a server that dies goes on where it was. */
async function chargeBuilding(ports: Ports, place: ArrearsPlace): Promise<number> {
  let all = 0;
  for (let after: string | null = null; ;) {
    const charged: Charged = await chargeSome(ports, place, after);
    all += charged.feeCount;
    after = charged.next;
    if (after === null) return all;
  }
}

function chargeSome(ports: Ports, place: ArrearsPlace, after: string | null): Promise<Charged> {
  const { orgId, buildingId } = place;
  const now = ports.now();
  return runCommand<void, Charged>(
    ports,
    { orgId, actor: null, now },
    {
      lock: async () => undefined,
      write: async (trx) => {
        const result = await chargeFees(trx, place, { after, limit: batch, now });
        if (result.feeCount === 0 && result.billCount === 0) return unchanged(result);
        const { feeCount, billCount, total } = result;
        return {
          result,
          audit: {
            action: 'charge-late-fees',
            entity: 'building',
            entityId: buildingId,
            buildingId,
            after: { feeCount, billCount, total },
          },
          effects: [runEvent({ orgId, buildingId, runId: buildingId }, 1, now, 'created')],
        };
      },
    },
  );
}
