import type { Transaction } from 'kysely';
import { notify } from '@imah/server-notifications';
import type { ServerContext } from '@imah/server-platform';
import { runCommand, unchanged } from '@imah/server-platform/command';
import { isUnplanned } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';
import { lockPayer } from '../payments/create-payment.ts';
import { payDayOf } from './pay-day.ts';
import type { WalletKey } from './wallet-key.ts';

type Ports = Pick<ServerContext, 'db' | 'live' | 'log' | 'now'>;

/** Tells people the day before of the bills that will be paid by themselves. Returns of how many bills. */
export async function announceAutopay(ports: Ports): Promise<number> {
  const people = await ports.db
    .selectFrom('autopay')
    .select(['org_id as orgId', 'person_id as personId'])
    .where('state', '=', 'on')
    .orderBy('org_id')
    .orderBy('person_id')
    .execute();
  let count = 0;
  for (const key of people) {
    try {
      count += await announceTo(ports, key);
    } catch (error) {
      // One who cannot be told must not hold up the others.
      ports.log.error({ err: error, ...key }, 'bills that are paid by themselves were not announced');
    }
  }
  return count;
}

function announceTo(ports: Ports, key: WalletKey): Promise<number> {
  const now = ports.now();
  return runCommand<void, number>(
    ports,
    { orgId: key.orgId, actor: null, now },
    {
      lock: (trx) => lockPayer(trx, key),
      write: async (trx) => {
        const bills = (await readBills(trx, key)).flatMap((bill) => {
          const payOn = payDayOf(bill, daysOf(bill, now));
          return payOn === null ? [] : [{ ...bill, payOn }];
        });
        const [first] = bills;
        if (first === undefined) return unchanged(0);
        await trx
          .insertInto('autopay_attempt')
          .values(
            bills.map(({ billId, payOn }) => ({
              org_id: key.orgId,
              bill_id: billId,
              person_id: key.personId,
              pay_on: payOn,
              announced_at: new Date(now),
            })),
          )
          .execute();
        if (first.userId !== null)
          await notify(
            trx,
            {
              kind: 'autopay-announced',
              recipients: { kind: 'people', userIds: [first.userId] },
              actorId: null,
              place: { orgId: key.orgId, buildingId: first.buildingId },
              dedupeKey: `autopay-announced/${key.personId}/${first.payOn}`,
              data: {
                count: bills.length,
                total: bills.reduce((sum, { outstanding }) => sum + outstanding, 0),
                payOn: first.payOn,
              },
              href: '/imah/saldo?bagian=otomatis',
            },
            now,
          );
        return {
          result: bills.length,
          audit: {
            action: 'announce-autopay',
            entity: 'autopay',
            entityId: key.personId,
            after: { billCount: bills.length, payOn: first.payOn },
          },
        };
      },
    },
  );
}

/** Open bills of a person of which nothing was told yet, those that were due first on top; at most 200. */
function readBills(trx: Transaction<Database>, { orgId, personId }: WalletKey) {
  return (
    trx
      .selectFrom('autopay as a')
      .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'a.org_id').onRef('p.id', '=', 'a.person_id'))
      .innerJoin('bill as b', (join) =>
        join.onRef('b.org_id', '=', 'a.org_id').onRef('b.person_id', '=', 'a.person_id'),
      )
      .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
      .innerJoin('building as g', (join) => join.onRef('g.org_id', '=', 'b.org_id').onRef('g.id', '=', 'b.building_id'))
      .leftJoin('autopay_attempt as t', (join) =>
        join.onRef('t.org_id', '=', 'b.org_id').onRef('t.bill_id', '=', 'b.id'),
      )
      .select(['b.id as billId', 'b.building_id as buildingId', 'b.outstanding', 'r.issued_at as issuedAt'])
      .select(['a.at_time as when', 'a.day', 'a.set_at as setAt', 'p.user_id as userId', 'g.time_zone as timeZone'])
      .where('a.org_id', '=', orgId)
      .where('a.person_id', '=', personId)
      .where('a.state', '=', 'on')
      .where('r.state', '=', 'issued')
      .where('b.outstanding', '>', 0)
      // Of what is disputed nothing is taken until somebody has answered.
      .where('b.disputed', '=', 0)
      // What is paid in parts is not taken at once.
      .where(isUnplanned())
      .where('t.bill_id', 'is', null)
      .orderBy('r.due_on')
      .orderBy('b.id')
      .limit(200)
      .execute()
  );
}

function daysOf({ issuedAt, setAt, timeZone }: Awaited<ReturnType<typeof readBills>>[number], now: number) {
  const dayOf = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  return { since: dayOf(Math.max(issuedAt?.getTime() ?? 0, setAt.getTime())), today: dayOf(now) };
}
