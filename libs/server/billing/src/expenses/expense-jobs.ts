import { randomUUIDv7 } from 'node:crypto';
import { decide } from '@imah/contract/access';
import type { Transaction } from 'kysely';
import { notify, type Recipients } from '@imah/server-notifications';
import type { ServerContext } from '@imah/server-platform';
import { loadActor } from '@imah/server-platform/access';
import { readToday, runCommand, unchanged } from '@imah/server-platform/command';
import { takeNumber } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';
import { paymentEvent } from '../payments/payment-event.ts';
import { type ExpenseKey, lockExpense } from './expense-key.ts';
import type { ExpenseRow } from './expense-rows.ts';
import { hrefOfExpense } from './notify-of-expense.ts';
import { withheldNow } from './withheld-now.ts';

const queue = 'repeated-expenses';
type Ports = Pick<ServerContext, 'db' | 'live' | 'log' | 'now'>;

/** Makes the queue of expenses that come again and starts its worker; to be called once pg-boss runs. */
export async function startExpenseJobs(context: ServerContext): Promise<void> {
  const { jobs } = context;
  await jobs.createQueue(queue, { retryLimit: 2 });
  await jobs.work(queue, () => makeRepeatedDrafts(context));
  // Soon after midnight of the last zone of the country.
  await jobs.schedule(queue, '15 17 * * *');
}

/** Makes the drafts of this month whose day has come, each once, and tells who has asked for them. Returns how many. */
export async function makeRepeatedDrafts(ports: Ports): Promise<number> {
  const repeated = await ports.db
    .selectFrom('expense_repetition')
    .select(['org_id as orgId', 'expense_id as expenseId'])
    .orderBy('org_id')
    .orderBy('expense_id')
    .execute();
  let made = 0;
  for (const key of repeated) {
    try {
      made += await makeDraft(ports, key);
    } catch (error) {
      // One that cannot be made must not hold up the others.
      ports.log.error({ err: error, ...key }, 'an expense did not come again');
    }
  }
  return made;
}

function makeDraft(ports: Ports, key: ExpenseKey): Promise<number> {
  const now = ports.now();
  const { orgId } = key;
  return runCommand<Repeated | null, number>(
    ports,
    { orgId, actor: null, now },
    {
      lock: (trx) => lockRepeated(trx, key),
      write: async (trx, repeated) => {
        if (repeated === null) return unchanged(0);
        const { source, day, authorId, authorName } = repeated;
        const buildingId = source.building_id;
        const { today, timeZone } = await readToday(trx, { orgId, buildingId }, now);
        const period = today.slice(0, 7);
        if (Number(today.slice(8)) < day || period < repeated.fromPeriod) return unchanged(0);
        if (await isMade(trx, key, period)) return unchanged(0);
        const id = randomUUIDv7();
        const { year, count } = await takeNumber(trx, { orgId, kind: 'BYA', timeZone }, now);
        const { number } = await trx
          .insertInto('expense')
          .values({
            org_id: orgId,
            id,
            building_id: buildingId,
            year,
            count,
            vendor_id: source.vendor_id,
            account_id: source.account_id,
            on_day: `${period}-${String(day).padStart(2, '0')}`,
            amount: source.amount,
            description: source.description,
            tax_kind: source.tax_kind,
            tax_base: source.tax_base,
            withheld: await withheldNow(trx, source),
            created_by: authorId,
            created_by_name: authorName,
            created_at: new Date(now),
            edited_by: authorId,
            repeats_id: source.id,
            repeats_period: period,
          })
          .returning('number')
          .executeTakeFirstOrThrow();
        await notify(
          trx,
          {
            kind: 'expense-repeated',
            recipients: await recipientsOf(trx, { orgId, buildingId, authorId }, now),
            actorId: null,
            place: { orgId, buildingId },
            dedupeKey: `expense-repeated/${source.id}/${period}`,
            data: { number, amount: source.amount, description: source.description },
            href: hrefOfExpense({ orgId, id }),
          },
          now,
        );
        return {
          result: 1,
          audit: {
            action: 'create',
            entity: 'expense',
            entityId: id,
            buildingId,
            after: { number, amount: source.amount, description: source.description },
          },
          effects: [paymentEvent({ orgId, buildingId, now }, id, 1, 'created')],
        };
      },
    },
  );
}

/** Who has asked for it, while they record what is spent there; else all who do. */
async function recipientsOf(
  trx: Transaction<Database>,
  { authorId, ...place }: { readonly orgId: string; readonly buildingId: string; readonly authorId: string },
  now: number,
): Promise<Recipients> {
  const author = await loadActor(trx, authorId, now);
  if (author !== null && decide(author, 'expense.update', place) === 'allowed')
    return { kind: 'people', userIds: [authorId] };
  return { kind: 'granted', permission: 'expense.update' };
}

interface Repeated {
  readonly source: ExpenseRow;
  readonly day: number;
  readonly fromPeriod: string;
  readonly authorId: string;
  readonly authorName: string;
}

/** Two processes that look at once make one draft: the second waits here, and then sees it. */
async function lockRepeated(trx: Transaction<Database>, key: ExpenseKey): Promise<Repeated | null> {
  const { orgId, expenseId } = key;
  // In the order in which a repetition is set: its expense, then it.
  const source = await lockExpense(trx, key);
  const row = await trx
    .selectFrom('expense_repetition')
    .select(['day', 'from_period as fromPeriod', 'set_by as authorId', 'set_by_name as authorName'])
    .where('org_id', '=', orgId)
    .where('expense_id', '=', expenseId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : { ...row, source };
}

async function isMade(trx: Transaction<Database>, { orgId, expenseId }: ExpenseKey, period: string): Promise<boolean> {
  const found = await trx
    .selectFrom('expense')
    .select('id')
    .where('org_id', '=', orgId)
    .where('repeats_id', '=', expenseId)
    .where('repeats_period', '=', period)
    .executeTakeFirst();
  return found !== undefined;
}
