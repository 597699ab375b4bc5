import { randomUUIDv7 } from 'node:crypto';
import type { MatchPart } from '@imah/contract/statements';
import type { Transaction } from 'kysely';
import { nameOf, readToday } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { bookPayment } from '../../payments/book-payment.ts';
import { notifyPayer } from '../../payments/notify-payer.ts';
import { paymentEvent } from '../../payments/payment-event.ts';
import { readPayment } from '../../payments/payment-rows.ts';
import { planPayment } from '../../payments/plan-payment.ts';
import type { Booked, PartToBook } from './part-to-book.ts';
import type { BankAccountEdit } from '../import-statement.ts';
import { moveToAccount } from './move-to-account.ts';

type Payer = Extract<MatchPart, { kind: 'payer' }>;

/** Records a payment by transfer, as somebody would by hand: to the payer's bills, oldest due first. They are told. */
export async function bookPayer(
  trx: Transaction<Database>,
  edit: BankAccountEdit,
  { account, partId, part, on, said }: PartToBook<Payer>,
): Promise<Booked> {
  const { orgId, actor, now } = edit;
  const { buildingId, personId, amount } = part;
  const plan = await planPayment(trx, { orgId, buildingId, personId }, amount);
  const { timeZone } = await readToday(trx, { ...edit, buildingId }, now);
  const id = randomUUIDv7();
  await bookPayment(
    trx,
    {
      ...plan,
      orgId,
      id,
      buildingId,
      personId,
      method: 'transfer',
      amount,
      receivedOn: on,
      timeZone,
      reference: null,
      note: said === null ? null : said.slice(0, 500) || null,
      recordedBy: { userId: actor.userId, name: nameOf(actor) },
    },
    now,
  );
  const payment = await readPayment(trx, orgId, id);
  await notifyPayer(trx, edit, { kind: 'payment-received', payment });
  const { entry_id: entryId } = await trx
    .selectFrom('payment')
    .select('entry_id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const memo = `${payment.number} ${plan.personName}`;
  const moveEntryId = await moveToAccount(trx, edit, { account, entryId, amount, partId, on, memo: payment.number });
  const { number, excess } = payment;
  return {
    amount,
    entryId,
    moveEntryId,
    memo,
    audit: [
      {
        action: 'create',
        entity: 'payment',
        entityId: id,
        buildingId,
        after: { number, paymentMethod: 'transfer', amount, receivedOn: on, excess },
      },
    ],
    effects: [paymentEvent({ ...edit, buildingId }, id, 1, 'created')],
  };
}
