import type { Transaction } from 'kysely';
import { notify } from '@imah/server-notifications';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { readWalletTotals } from './wallet-totals.ts';

type Ports = Pick<ServerContext, 'db' | 'log' | 'now'>;

/** Tells who keeps the books of an organisation that its float is near its limit, or has reached it: each once a month. */
export async function warnOfFloats({ db, log, now: clock }: Ports): Promise<number> {
  const organizations = await db
    .selectFrom('ledger_account')
    .select('org_id as orgId')
    .distinct()
    .where('person_id', 'is not', null)
    .where('balance', '>', 0)
    .execute();
  let told = 0;
  for (const { orgId } of organizations) {
    try {
      if (await db.transaction().execute((trx) => warn(trx, orgId, clock()))) told += 1;
    } catch (error) {
      // One that cannot be warned must not hold up the others.
      log.error({ err: error, orgId }, 'nobody was warned of a float');
    }
  }
  return told;
}

async function warn(trx: Transaction<Database>, orgId: string, now: number): Promise<boolean> {
  const { level, float, floatLimit } = await readWalletTotals(trx, orgId);
  if (level === 'far') return false;
  const period = new Date(now).toISOString().slice(0, 7);
  const fresh = await trx
    .insertInto('float_warning')
    .values({ org_id: orgId, period, level })
    .onConflict((conflict) => conflict.doNothing())
    .returning('level')
    .executeTakeFirst();
  if (fresh === undefined) return false;
  await notify(
    trx,
    {
      kind: 'float-near-limit',
      recipients: { kind: 'granted', permission: 'payment.approve' },
      actorId: null,
      place: { orgId },
      dedupeKey: `float-near-limit/${orgId}/${period}/${level}`,
      data: { float, limit: floatLimit, level },
      href: '/imah/saldo',
    },
    now,
  );
  return true;
}
