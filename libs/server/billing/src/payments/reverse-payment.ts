import type { Payment } from '@imah/contract/payments';
import { paymentChart } from '@imah/contract/payments/words';
import type { Selectable, Transaction } from 'kysely';
import {
  type CommandPorts,
  type Edit,
  nameOf,
  readToday,
  runCommand,
  type VersionedEdit,
} from '@imah/server-platform/command';
import type { Database, Payment as PaymentRecord } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound, requireVersion } from '@imah/server-platform/http';
import { reverseEntry } from '../ledger/reverse-entry.ts';
import { lockPayer } from './create-payment.ts';
import { notifyPayer } from './notify-payer.ts';
import { paymentEvent } from './payment-event.ts';
import { readPayment } from './payment-rows.ts';

type ReversalEdit = VersionedEdit & { readonly buildingId: string; readonly paymentId: string };

/**
 * Takes a payment back: its entry is reversed, and the database opens its bills again. What was kept for the payer is taken
 * from their deposit.
 * @throws {HttpProblem} 404, 409 where it was taken back before or the deposit holds too little, 412
 */
export function reversePayment(ports: CommandPorts, edit: ReversalEdit, reason: string): Promise<Payment> {
  const { orgId, buildingId, paymentId, version } = edit;
  return runCommand<Selectable<PaymentRecord>, Payment>(ports, edit, {
    lock: async (trx) => {
      const find = trx
        .selectFrom('payment')
        .selectAll()
        .where('org_id', '=', orgId)
        .where('building_id', '=', buildingId)
        .where('id', '=', paymentId);
      const seen = await find.executeTakeFirst();
      if (seen === undefined) throw notFound();
      // In the order in which a payment is made: its payer, then its record.
      await lockPayer(trx, { orgId, personId: seen.person_id });
      return find.forUpdate().executeTakeFirstOrThrow();
    },
    authorize: (_trx, payment) => requireVersion(payment, version),
    validate: (_trx, { state }) => {
      if (paymentChart[state].reverse === undefined) throw new HttpProblem(409, 'SUDAH_DIBALIK');
    },
    write: async (trx, payment) => {
      const result = await takeBack(trx, edit, payment, reason);
      return {
        result,
        audit: {
          action: 'reverse',
          entity: 'payment',
          entityId: paymentId,
          buildingId,
          before: { number: payment.number, amount: payment.amount },
          after: { reason },
        },
        effects: [paymentEvent(edit, paymentId, version + 1, 'updated')],
      };
    },
  });
}

/** Reverses the entry of a payment that is locked, and tells its payer; its bills the database opens. @throws {HttpProblem} 409 */
export async function takeBack(
  trx: Transaction<Database>,
  edit: Edit & { readonly buildingId: string },
  { id, entry_id: entryId, state, version }: Selectable<PaymentRecord>,
  reason: string,
): Promise<Payment> {
  const { orgId, actor, now } = edit;
  const { today } = await readToday(trx, edit, now);
  const reversalId = await reverseEntry(trx, orgId, { entryId, effectiveOn: today, memo: reason }, now);
  await trx
    .updateTable('payment')
    .set({
      state: paymentChart[state].reverse ?? state,
      reversal_id: reversalId,
      reversed_by_name: nameOf(actor),
      reversed_at: new Date(now),
      reason,
      version: version + 1,
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
  const result = await readPayment(trx, orgId, id);
  await notifyPayer(trx, edit, { kind: 'payment-reversed', payment: result });
  return result;
}
