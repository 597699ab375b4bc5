import { isOpenOnline, onlinePaymentChart, type OnlinePaymentState } from '@imah/contract/payments/words';
import type { Selectable, Transaction as Sql } from 'kysely';
import type { PurchaseConsequence, PurchaseTurn, ServerContext } from '@imah/server-platform';
import { type Edit, readToday, runCommand, unchanged } from '@imah/server-platform/command';
import type { Database, OnlinePayment as Row } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { bookPayment } from '../payments/book-payment.ts';
import { lockPayer } from '../payments/create-payment.ts';
import { notifyPayer } from '../payments/notify-payer.ts';
import { paymentEvent } from '../payments/payment-event.ts';
import { readPayment } from '../payments/payment-rows.ts';
import { planPayment } from '../payments/plan-payment.ts';
import { takeBack } from '../payments/reverse-payment.ts';
import type { Transaction } from './gateway/gateway.ts';
import type { OnlineKey } from './online-rows.ts';
import { dayOfMoney } from './day-of-money.ts';

type Ports = Pick<ServerContext, 'db' | 'domains' | 'live' | 'log' | 'now'>;
/** Who gives a payment up, and why. */
export interface Asked extends Pick<Edit, 'actor' | 'requestId'> {
  readonly reason: string | null;
}
const nobody: Asked = { actor: null, reason: null };

/** What was heard: all that the gateway says, or only that it has no money to tell of. */
export type Heard = Transaction | { readonly move: 'fail' | 'expire' | 'cancel'; readonly raw: string };

/**
 * Brings an online payment to where the gateway says it is, by the chart: what leads nowhere changes nothing, however often and
 * in whatever order it is heard. Money that has come is booked in the same transaction, once.
 */
export function applyTransaction(
  ports: Ports,
  { orgId, id }: OnlineKey,
  heard: Heard,
  { reason, ...by }: Asked = nobody,
): Promise<OnlinePaymentState> {
  const now = ports.now();
  const edit = { orgId, ...by, now };
  return runCommand<Selectable<Row>, OnlinePaymentState>(ports, edit, {
    lock: async (trx) => {
      const find = trx.selectFrom('online_payment').selectAll().where('org_id', '=', orgId).where('id', '=', id);
      const seen = await find.executeTakeFirstOrThrow(notFound);
      // In the order in which a payment is made: its payer, then its record.
      await lockPayer(trx, { orgId, personId: seen.person_id });
      return find.forUpdate().executeTakeFirstOrThrow();
    },
    write: async (trx, row) => {
      const state = heard.move === null ? undefined : onlinePaymentChart[row.state][heard.move];
      if (state === undefined) return unchanged(row.state);
      if ('amount' in heard && heard.amount !== row.amount) {
        ports.log.error({ orgId, id, asked: row.amount, said: heard.amount }, 'a gateway tells of another amount');
        return unchanged(row.state);
      }
      const isOpen = state === 'pending';
      await trx
        .updateTable('online_payment')
        .set({
          state,
          raw: heard.raw,
          ...(isOpen && 'qrPayload' in heard ? { qr_payload: heard.qrPayload, va_number: heard.vaNumber } : {}),
          ...(isOpen ? {} : { check_at: null }),
        })
        .where('org_id', '=', orgId)
        .where('id', '=', id)
        .execute();
      if (state === 'settled') await book(trx, row, 'settledAt' in heard ? heard.settledAt : null, now);
      const followed = await follow(trx, ports, { row, state, turn: { ...edit, reason } });
      if (state === 'refunded') await giveBack(trx, row, now);
      if (state === 'refunded')
        await trx
          .deleteFrom('online_refund_due')
          .where('org_id', '=', orgId)
          .where('online_payment_id', '=', id)
          .execute();
      const place = { orgId, buildingId: row.building_id, now };
      return {
        result: state,
        audit: [
          ...followed.audit,
          {
            action: 'update',
            entity: 'online_payment',
            entityId: id,
            buildingId: row.building_id,
            before: { onlineState: row.state },
            after: { onlineState: state, amount: row.amount },
          },
        ],
        effects: [...followed.effects, paymentEvent(place, id, 1, 'updated')],
      };
    },
  });
}

/** What follows for what was bought by it; nothing for bills and top-ups, and while it waits. */
async function follow(
  trx: Sql<Database>,
  { domains }: Ports,
  {
    row,
    state,
    turn,
  }: {
    readonly row: Selectable<Row>;
    readonly state: OnlinePaymentState;
    readonly turn: Omit<PurchaseTurn, 'sourceId'>;
  },
): Promise<PurchaseConsequence> {
  const { source_id: sourceId } = row;
  if (sourceId === null || isOpenOnline(state)) return { audit: [], effects: [] };
  const { paid, returned, unpaid } = domains.purchases;
  const then = state === 'settled' ? paid : state === 'refunded' ? returned : unpaid;
  return then(trx, { ...turn, sourceId });
}

/** Books what has come: a top-up and the price of an order to the deposit, the rest to the bills that were chosen as far as they are still open, then as every payment goes. */
async function book(trx: Sql<Database>, row: Selectable<Row>, settledAt: number | null, now: number): Promise<void> {
  const { org_id: orgId, id, building_id: buildingId, person_id: personId, method, amount } = row;
  const chosen = await trx
    .selectFrom('online_payment_bill')
    .select('bill_id')
    .where('org_id', '=', orgId)
    .where('online_payment_id', '=', id)
    .execute();
  const key = { orgId, buildingId, personId };
  const plan =
    row.purpose !== 'bills'
      ? { personName: row.person_name, shares: [], excess: amount }
      : await planPayment(
          trx,
          key,
          amount,
          chosen.map(({ bill_id }) => bill_id),
        );
  const { today, timeZone } = await readToday(trx, key, now);
  const receivedOn = await dayOfMoney(trx, { orgId, today, timeZone, settledAt });
  const recordedBy = { userId: null, name: 'Midtrans' };
  const received = { ...key, id, method, amount, receivedOn, timeZone, reference: id, note: null, recordedBy };
  await bookPayment(trx, { ...received, ...plan }, now);
  const payment = await readPayment(trx, orgId, id);
  await notifyPayer(trx, { orgId, now }, { kind: 'payment-received', payment });
}

/** The gateway has given the money back: its bills are open again. */
async function giveBack(trx: Sql<Database>, row: Selectable<Row>, now: number): Promise<void> {
  const { org_id: orgId, id, building_id: buildingId } = row;
  const payment = await trx
    .selectFrom('payment')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // Somebody has taken it back by hand before.
  if (payment.state === 'reversed') return;
  await takeBack(trx, { orgId, buildingId, actor: null, now }, payment, 'Midtrans: refund');
}
