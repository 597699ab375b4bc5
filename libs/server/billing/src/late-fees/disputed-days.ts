import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** The days on which lines of a bill were disputed, until somebody answered. */
export interface DisputedDays {
  /** The first and the last. */
  readonly from: string;
  readonly to: string;
  readonly positions: readonly number[];
  /** What of the bill was disputed and was not taken back by the answer, in whole rupiah. */
  readonly amount: number;
}

/** The answered disputes of bills, by bill, on the days of their building. */
export async function readDisputedDays(
  db: Kysely<Database>,
  orgId: string,
  billIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DisputedDays[]>> {
  const rows = await db
    .selectFrom('bill_dispute as d')
    .innerJoin('building as g', (join) => join.onRef('g.org_id', '=', 'd.org_id').onRef('g.id', '=', 'd.building_id'))
    .leftJoin('credit_note as n', (join) =>
      join.onRef('n.org_id', '=', 'd.org_id').onRef('n.id', '=', 'd.credit_note_id'),
    )
    .select(['d.bill_id as billId', 'd.positions', 'd.amount', 'd.opened_at as openedAt'])
    .select(['d.answered_at as answeredAt', 'g.time_zone as timeZone', 'n.amount as credited'])
    .where('d.org_id', '=', orgId)
    .where('d.bill_id', 'in', billIds)
    .where('d.answered_at', 'is not', null)
    .execute();
  const spans = rows.flatMap(({ billId, positions, amount, openedAt, answeredAt, timeZone, credited }) => {
    if (answeredAt === null) return [];
    const dayOf = (at: Date) =>
      Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();
    const left = Math.max(amount - (credited ?? 0), 0);
    return [{ billId, from: dayOf(openedAt), to: dayOf(answeredAt), positions, amount: left }];
  });
  return Map.groupBy(spans, ({ billId }) => billId);
}
