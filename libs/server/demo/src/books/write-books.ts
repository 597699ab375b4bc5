import type { BooksPlan } from '../plan/books-melati.ts';
import type { BooksEdit, BooksPlace, BooksPorts } from './books-place.ts';
import { issueBills, setTariff } from './bill-month.ts';
import { type BilledMonth, billedMonths } from './months-of-year.ts';
import { payBills } from './pay-bills.ts';
import { hangMeters, readMeters } from './read-meters.ts';

const dayMs = 86_400_000;

/** Something that happened at a moment. */
interface Happening {
  readonly at: number;
  readonly write: (edit: BooksEdit) => Promise<unknown>;
}

/**
 * Writes what a building has billed and taken in until `now`, by the commands that people have, one after the other as on
 * their days. Nobody is told of what is long past.
 */
export async function writeBooks(ports: BooksPorts, place: BooksPlace, plan: BooksPlan, now: number): Promise<void> {
  const { orgId, buildingId, timeZone, actor } = place;
  const months = billedMonths(plan.months, timeZone, now);
  const meters = new Map<string, string>();
  const happenings: Happening[] = [
    ...plan.tariffs.flatMap((tariff) => {
      const month = months.at(-tariff.sinceMonths);
      return month === undefined
        ? []
        : [{ at: month.startsAt, write: (edit: BooksEdit) => setTariff(ports, edit, tariff, month.period) }];
    }),
    ...months.slice(0, 1).map(({ startsAt }) => ({
      at: startsAt,
      write: (edit: BooksEdit) => hangMeters(ports, edit, { plan, place, meters }),
    })),
    ...months.flatMap((month, index) => happeningsOf(month, months.length - index)),
  ];
  const past = happenings.filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at);
  for (const { at, write } of past) await write({ orgId, buildingId, actor, requestId: 'demo', now: at });
  await ports.db.deleteFrom('notification_outbox').where('org_id', '=', orgId).where('kind', 'in', told).execute();

  function happeningsOf(month: BilledMonth, age: number): Happening[] {
    const payers = plan.payers.filter(({ owesLast = 0 }) => age > owesLast);
    return [
      { at: month.readAt, write: (edit) => readMeters(ports, edit, { plan, meters, month: months.length - age }) },
      { at: month.issuedAt, write: (edit) => issueBills(ports, edit, month) },
      ...payers.map((payer) => ({
        at: month.issuedAt + payer.afterDays * dayMs,
        write: (edit: BooksEdit) => payBills(ports, edit, payer, { ...place, period: month.period }),
      })),
    ];
  }
}

const told = ['bill-issued', 'payment-received'] as const;
