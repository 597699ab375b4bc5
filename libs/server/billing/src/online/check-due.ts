import type { ServerContext } from '@imah/server-platform';
import { repeat } from '@imah/server-platform/jobs';
import { checkOnlinePayment } from './check-online-payment.ts';
import type { OnlineKey } from './online-rows.ts';
import { waitAfter } from './online-times.ts';

const everyMs = 2_000;
const batch = 20;

/** Asks gateways for what they have not told of, for as long as the server runs. */
export function startOnlineChecks(context: ServerContext): { readonly stop: () => Promise<void> } {
  return { stop: repeat(everyMs, () => checkDue(context), context.log) };
}

/** Asks for all payments whose time it is, several at once. Returns how many they were. */
export async function checkDue(context: ServerContext): Promise<number> {
  const due = await takeDue(context);
  await Promise.all(
    due.map((key) =>
      checkOnlinePayment(context, key).catch((error: unknown) =>
        // One that cannot be booked must not hold up the others; it comes again.
        context.log.error({ err: error, ...key }, 'an online payment was not checked'),
      ),
    ),
  );
  return due.length;
}

/** Those whose time it is; each process takes others, and before it asks it says when to ask again. */
function takeDue({ db, now }: ServerContext): Promise<OnlineKey[]> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('online_payment')
      .select(['org_id as orgId', 'id', 'checks'])
      .where('check_at', '<=', new Date(at))
      .orderBy('check_at')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { orgId, id, checks } of due)
      await trx
        .updateTable('online_payment')
        .set({ checks: checks + 1, check_at: new Date(at + waitAfter(checks + 1)) })
        .where('org_id', '=', orgId)
        .where('id', '=', id)
        .execute();
    return due.map(({ orgId, id }) => ({ orgId, id }));
  });
}
