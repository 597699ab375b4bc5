import { createPayment } from '@imah/server-billing';
import type { PayerHabit } from '../plan/books-melati.ts';
import type { BooksEdit, BooksPlace, BooksPorts } from './books-place.ts';

/** Somebody pays what is open of their bills up to a month. */
export async function payBills(
  ports: BooksPorts,
  edit: BooksEdit,
  { name, method, roundsUpTo = 1 }: PayerHabit,
  { people, timeZone, period }: Pick<BooksPlace, 'people' | 'timeZone'> & { readonly period: string },
): Promise<void> {
  const personId = people.get(name);
  if (personId === undefined) return;
  const bills = await ports.db
    .selectFrom('bill as b')
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .select('b.outstanding')
    .where('b.org_id', '=', edit.orgId)
    .where('b.building_id', '=', edit.buildingId)
    .where('b.person_id', '=', personId)
    .where('r.period', '<=', period)
    .execute();
  const open = bills.reduce((sum, { outstanding }) => sum + outstanding, 0);
  const amount = Math.ceil(open / roundsUpTo) * roundsUpTo;
  if (amount === 0) return;
  const receivedOn = Temporal.Instant.fromEpochMilliseconds(edit.now).toZonedDateTimeISO(timeZone).toPlainDate();
  await createPayment(ports, edit, {
    personId,
    method,
    amount,
    receivedOn: receivedOn.toString(),
    reference: null,
    note: null,
  });
}
