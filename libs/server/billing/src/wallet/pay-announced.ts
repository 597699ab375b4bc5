import { randomUUIDv7 } from 'node:crypto';
import { autopayFault } from '@imah/contract/wallet/words';
import type { Transaction } from 'kysely';
import { notify } from '@imah/server-notifications';
import type { ServerContext } from '@imah/server-platform';
import { type Edit, readToday, runCommand, unchanged } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { bookPayment } from '../payments/book-payment.ts';
import { lockPayer } from '../payments/create-payment.ts';
import { notifyPayer } from '../payments/notify-payer.ts';
import { paymentEvent } from '../payments/payment-event.ts';
import { readPayment } from '../payments/payment-rows.ts';
import { readStand } from './read-wallet.ts';

type Ports = Pick<ServerContext, 'db' | 'live' | 'log' | 'now'>;
type Due = Awaited<ReturnType<typeof readDue>>[number];

/** Pays the bills that were announced for today or before, each once, those that were due first before the others. Returns how many. */
export async function payAnnounced(ports: Ports): Promise<number> {
  let paid = 0;
  for (const due of await readDue(ports)) {
    try {
      if ((await payOne(ports, due)) === 'paid') paid += 1;
    } catch (error) {
      // It stays announced, and is tried again: a closed month is opened, a database comes back.
      ports.log.error({ err: error, orgId: due.orgId, billId: due.billId }, 'a bill was not paid by itself');
    }
  }
  return paid;
}

async function readDue({ db, now }: Ports) {
  const rows = await db
    .selectFrom('autopay_attempt as t')
    .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 't.org_id').onRef('b.id', '=', 't.bill_id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .innerJoin('building as g', (join) => join.onRef('g.org_id', '=', 'b.org_id').onRef('g.id', '=', 'b.building_id'))
    .select(['t.org_id as orgId', 't.bill_id as billId', 't.person_id as personId', 't.pay_on as payOn'])
    .select(['b.building_id as buildingId', 'g.time_zone as timeZone'])
    .where('t.state', '=', 'announced')
    .orderBy('t.org_id')
    .orderBy('t.person_id')
    .orderBy('r.due_on')
    .orderBy('b.id')
    .execute();
  const at = Temporal.Instant.fromEpochMilliseconds(now());
  return rows.filter(({ payOn, timeZone }) => payOn <= at.toZonedDateTimeISO(timeZone).toPlainDate().toString());
}

function payOne(ports: Ports, { orgId, billId, personId, buildingId }: Due): Promise<'paid' | 'failed' | 'left'> {
  const edit = { orgId, buildingId, billId, personId, actor: null, now: ports.now() };
  return runCommand(ports, edit, {
    lock: async (trx) => {
      await lockPayer(trx, edit);
      return readLocked(trx, edit);
    },
    write: async (trx, locked) => {
      // Another has paid it, or the person wants it otherwise.
      if (locked === undefined) return unchanged('left' as const);
      const { available } = await readStand(trx, edit);
      const failure = autopayFault({ outstanding: locked.outstanding, available, limit: locked.limit });
      const paymentId = failure === null ? await book(trx, edit, locked) : null;
      const state = failure === null ? ('paid' as const) : ('failed' as const);
      await trx
        .updateTable('autopay_attempt')
        .set({ state, failure, payment_id: paymentId })
        .where('org_id', '=', orgId)
        .where('bill_id', '=', billId)
        .execute();
      if (failure !== null && locked.userId !== null)
        await notify(
          trx,
          {
            kind: 'autopay-failed',
            recipients: { kind: 'people', userIds: [locked.userId] },
            actorId: null,
            place: { orgId, buildingId },
            dedupeKey: `autopay-failed/${billId}`,
            data: { number: locked.number ?? '', outstanding: locked.outstanding, failure },
            href: '/imah/saldo?bagian=otomatis',
          },
          edit.now,
        );
      return {
        result: state,
        audit: {
          action: 'run-autopay',
          entity: 'autopay',
          entityId: personId,
          buildingId,
          after: { bill: locked.number, amount: failure === null ? locked.outstanding : 0, autopayFailure: failure },
        },
        effects: [paymentEvent({ orgId, buildingId, now: edit.now }, paymentId ?? billId, 1, 'updated')],
      };
    },
  });
}

type PayEdit = Edit & { readonly buildingId: string; readonly billId: string; readonly personId: string };

/** Whoever runs at the same moment waits for the payer, and then finds nothing announced any more. */
function readLocked(trx: Transaction<Database>, { orgId, billId }: PayEdit) {
  return trx
    .selectFrom('autopay_attempt as t')
    .innerJoin('autopay as a', (join) =>
      join.onRef('a.org_id', '=', 't.org_id').onRef('a.person_id', '=', 't.person_id').on('a.state', '=', 'on'),
    )
    .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 't.org_id').onRef('b.id', '=', 't.bill_id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 't.org_id').onRef('p.id', '=', 't.person_id'))
    .select(['b.number', 'b.unit_code as unitCode', 'b.outstanding', 'r.period', 'r.due_on as dueOn'])
    .select(['a.most as limit', 'p.name as personName', 'p.user_id as userId'])
    .where('t.org_id', '=', orgId)
    .where('t.bill_id', '=', billId)
    .where('t.state', '=', 'announced')
    .forUpdate('t')
    .executeTakeFirst();
}

async function book(
  trx: Transaction<Database>,
  edit: PayEdit,
  bill: NonNullable<Awaited<ReturnType<typeof readLocked>>>,
): Promise<string> {
  const { orgId, buildingId, billId, personId, now } = edit;
  const { number, unitCode, outstanding, period, dueOn, personName } = bill;
  const id = randomUUIDv7();
  const { today, timeZone } = await readToday(trx, edit, now);
  const share = { billId, number: number ?? '', unitCode, outstanding, period, dueOn, amount: outstanding };
  await bookPayment(
    trx,
    {
      orgId,
      id,
      buildingId,
      personId,
      personName,
      method: 'deposit',
      amount: outstanding,
      receivedOn: today,
      timeZone,
      reference: null,
      note: null,
      recordedBy: { userId: null, name: 'Imah' },
      shares: [share],
      excess: 0,
    },
    now,
  );
  await notifyPayer(trx, edit, { kind: 'payment-received', payment: await readPayment(trx, orgId, id) });
  return id;
}
