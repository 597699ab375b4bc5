import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

interface Arrival {
  readonly orgId: string;
  readonly today: string;
  readonly timeZone: string;
  /** Milliseconds since 1970 UTC; null where the gateway does not say. */
  readonly settledAt: number | null;
}

/** The day on which money that was heard of today is booked: when it came, or today where that month is closed by now. */
export async function dayOfMoney(
  trx: Transaction<Database>,
  { orgId, today, timeZone, settledAt }: Arrival,
): Promise<string> {
  if (settledAt === null) return today;
  const came = Temporal.Instant.fromEpochMilliseconds(settledAt).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  if (came >= today) return today;
  const closed = await trx
    .selectFrom('ledger_closed_period')
    .select('period')
    .where('org_id', '=', orgId)
    .where('period', '=', came.slice(0, 7))
    .executeTakeFirst();
  return closed === undefined ? came : today;
}
