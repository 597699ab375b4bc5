import type { ServerContext } from '@imah/server-platform';
import { actingAs } from './acting-as.ts';
import { drawBills, writeExpenses } from './books/write-expenses.ts';
import { silent } from './load-demo.ts';
import { melatiExpenses } from './plan/expenses-melati.ts';
import { demoOrganizations } from './plan/organizations.ts';

type Ports = Pick<ServerContext, 'db' | 'files' | 'log' | 'now'>;

/**
 * Writes what the demonstration's building has cost, once: beside the rest, because bills of suppliers are files, which are
 * kept before what names them is written.
 */
export async function setUpExpenses(context: Ports): Promise<void> {
  const { db, log, now } = context;
  const plan = demoOrganizations.find(({ buildings }) =>
    buildings.some(({ code }) => code === melatiExpenses.building),
  );
  const owner = plan?.accounts[0];
  const clerk = plan?.accounts.find(({ groups }) => groups.includes('finance'));
  if (owner === undefined || clerk === undefined) return;
  const found = await db
    .selectFrom('organization as o')
    .innerJoin('building as b', 'b.org_id', 'o.id')
    .leftJoin('vendor as v', 'v.org_id', 'o.id')
    .select(['o.id as orgId', 'b.id as buildingId', 'b.time_zone as timeZone'])
    .where('o.is_demo', '=', true)
    .where('b.code', '=', melatiExpenses.building)
    .where('v.id', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return;
  const accounts = await db
    .selectFrom('app_user')
    .select(['id', 'email'])
    .where('email', 'in', [owner.email, clerk.email])
    .where('is_demo', '=', true)
    .execute();
  const idOf = (email: string) => accounts.find((account) => account.email === email)?.id ?? '';
  const [actor, approver] = await Promise.all(
    [clerk, owner].map((account) => actingAs(db, { ...account, userId: idOf(account.email) }, now())),
  );
  if (!actor || !approver) return;
  const place = { ...found, actor, approver };
  const months = await drawBills(context, place, melatiExpenses);
  await db
    .transaction()
    .execute((trx) =>
      writeExpenses({ db: trx, live: silent, log, now }, place, melatiExpenses, { months, now: now() }),
    );
}
