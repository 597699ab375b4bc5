import { randomUUIDv7 } from 'node:crypto';
import type { PaymentDraft, Payment, PaymentPlan } from '@imah/contract/payments';
import type { Transaction } from 'kysely';
import { type CommandPorts, nameOf, type PersonalEdit, readToday, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { attachFiles } from '@imah/server-platform/files';
import { HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import { bookPayment } from './book-payment.ts';
import { paymentEvent } from './payment-event.ts';
import { readPayment } from './payment-rows.ts';
import { notifyPayer } from './notify-payer.ts';
import { planPayment } from './plan-payment.ts';

type Edit = PersonalEdit & { readonly buildingId: string };
/** Where the payment goes, and the day it is in the building. */
type Locked = PaymentPlan & Awaited<ReturnType<typeof readToday>>;

/**
 * Records what somebody has paid: it goes to their open bills of the building, oldest due first, what is over is kept for
 * them, and the books say so. Payments of one payer are made one after the other.
 * @throws {HttpProblem} 404, 409 where the bills are others than were shown or the month is closed, 422
 */
export function createPayment(ports: CommandPorts, edit: Edit, draft: PaymentDraft): Promise<Payment> {
  const { orgId, buildingId, actor, now } = edit;
  const { personId, method, amount, receivedOn, reference, note, fileIds = [] } = draft;
  return runCommand<Locked, Payment>(ports, edit, {
    lock: async (trx) => {
      await lockPayer(trx, { orgId, personId });
      const plan = await planPayment(trx, { orgId, buildingId, personId }, amount);
      return { ...plan, ...(await readToday(trx, edit, now)) };
    },
    validate: (_trx, locked) => {
      if (receivedOn > locked.today) throw invalidField('receivedOn', 'in-the-future');
      if (draft.shown !== undefined && !isShown(draft.shown, locked)) throw new HttpProblem(409, 'BENTROK');
    },
    write: async (trx, { personName, shares, excess, timeZone }) => {
      const id = randomUUIDv7();
      const recordedBy = { userId: actor.userId, name: nameOf(actor) };
      const made = {
        orgId,
        id,
        buildingId,
        personId,
        method,
        amount,
        receivedOn,
        timeZone,
        reference,
        note,
        recordedBy,
      };
      await bookPayment(trx, { ...made, personName, shares, excess }, now);
      await attachFiles(trx, { orgId, kind: 'payment', id }, { fileIds, userId: actor.userId });
      const result = await readPayment(trx, orgId, id);
      await notifyPayer(trx, edit, { kind: 'payment-received', payment: result });
      return {
        result,
        audit: {
          action: 'create',
          entity: 'payment',
          entityId: id,
          buildingId,
          after: { number: result.number, paymentMethod: method, amount, receivedOn, excess },
        },
        effects: [paymentEvent(edit, id, 1, 'created')],
      };
    },
  });
}

/** Who pays at the same moment waits here, and then sees what the one before has paid. @throws {HttpProblem} 404 */
export async function lockPayer(
  trx: Transaction<Database>,
  { orgId, personId }: { readonly orgId: string; readonly personId: string },
): Promise<void> {
  const found = await trx
    .selectFrom('person')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (found === undefined) throw notFound();
}

function isShown(shown: NonNullable<PaymentDraft['shown']>, { shares }: PaymentPlan): boolean {
  return (
    shown.length === shares.length &&
    shares.every(({ billId, amount }, index) => shown[index]?.billId === billId && shown[index].amount === amount)
  );
}
