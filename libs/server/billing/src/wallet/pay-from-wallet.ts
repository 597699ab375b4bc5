import { randomUUIDv7 } from 'node:crypto';
import type { Payment } from '@imah/contract/payments';
import type { walletPaymentDraft } from '@imah/contract/wallet';
import type * as z from 'zod/mini';
import { type CommandPorts, nameOf, type PersonalEdit, readToday, runCommand } from '@imah/server-platform/command';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { bookPayment } from '../payments/book-payment.ts';
import { lockPayer } from '../payments/create-payment.ts';
import { notifyPayer } from '../payments/notify-payer.ts';
import { paymentEvent } from '../payments/payment-event.ts';
import { readPayment } from '../payments/payment-rows.ts';
import { planPayment } from '../payments/plan-payment.ts';
import { readStand } from './read-wallet.ts';

type Edit = PersonalEdit & { readonly personId: string };
type Draft = z.output<typeof walletPaymentDraft>;

/**
 * Pays bills from a deposit: the chosen ones, or those that were due first. All of it goes to bills; payments of one person are
 * made one after the other, and the books hold that none takes more than is there.
 * @throws {HttpProblem} 404, 409 where the deposit holds too little or a chosen bill is paid, 422
 */
export function payFromWallet(ports: CommandPorts, edit: Edit, draft: Draft): Promise<Payment> {
  const { orgId, personId, actor, now } = edit;
  const { buildingId, billIds, amount } = draft;
  const key = { orgId, buildingId, personId };
  return runCommand(ports, edit, {
    lock: async (trx) => {
      await lockPayer(trx, { orgId, personId });
      const { available } = await readStand(trx, { orgId, personId });
      return { available, plan: await planPayment(trx, key, amount, billIds), ...(await readToday(trx, key, now)) };
    },
    validate: (_trx, { available, plan: { shares, excess } }) => {
      if (amount > available) throw new HttpProblem(409, 'SALDO_KURANG');
      const paid = new Set(shares.map(({ billId }) => billId));
      // One of them was paid meanwhile, or is somebody else's.
      if (billIds.some((billId) => !paid.has(billId))) throw new HttpProblem(409, 'BENTROK');
      const isBeyond = billIds.length > 0 && shares.some(({ billId }) => !billIds.includes(billId));
      if (excess > 0 || isBeyond) throw invalidField('amount', 'more-than-rest');
    },
    write: async (trx, { plan, today, timeZone }) => {
      const id = randomUUIDv7();
      const recordedBy = { userId: actor.userId, name: nameOf(actor) };
      const received = { ...key, ...plan, id, method: 'deposit', amount, receivedOn: today, timeZone } as const;
      await bookPayment(trx, { ...received, reference: null, note: null, recordedBy }, now);
      const result = await readPayment(trx, orgId, id);
      await notifyPayer(trx, edit, { kind: 'payment-received', payment: result });
      return {
        result,
        audit: {
          action: 'create',
          entity: 'payment',
          entityId: id,
          buildingId,
          after: { number: result.number, paymentMethod: 'deposit', amount, receivedOn: today },
        },
        effects: [paymentEvent({ orgId, buildingId, now }, id, 1, 'created')],
      };
    },
  });
}
