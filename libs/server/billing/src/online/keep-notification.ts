import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { OnlineKey } from './online-rows.ts';

/** What was said of a payment, word for word. */
interface Said {
  readonly status: string;
  readonly statusCode: string;
  readonly body: string;
  readonly now: number;
}

/** Keeps a notification, where its payment is known; said again, it is counted. Should the process end here, the clock asks. */
export async function keepNotification(db: Kysely<Database>, { orgId, id }: OnlineKey, said: Said): Promise<boolean> {
  const at = new Date(said.now);
  const known = await db
    .selectFrom('online_payment')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (known === undefined) return false;
  await db
    .insertInto('gateway_notification')
    .values({
      org_id: orgId,
      online_payment_id: id,
      status: said.status,
      status_code: said.statusCode,
      body: said.body,
      first_at: at,
      last_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'online_payment_id', 'status', 'status_code'])
        .doUpdateSet((row) => ({ last_at: at, times: row('gateway_notification.times', '+', 1) })),
    )
    .execute();
  await db
    .updateTable('online_payment')
    .set({ check_at: at })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
  return true;
}
