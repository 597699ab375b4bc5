import type { OnlinePayment } from '@imah/contract/payments';
import { mostByQris } from '@imah/contract/payments/words';
import type { walletTopUpDraft } from '@imah/contract/wallet';
import type * as z from 'zod/mini';
import type { ServerContext } from '@imah/server-platform';
import { type PersonalEdit, runCommand } from '@imah/server-platform/command';
import { invalidField, notFound } from '@imah/server-platform/http';
import { openCharge } from '../online/open-charge.ts';
import { type OnlineKey, readOnlinePayment } from '../online/online-rows.ts';
import { requireWay, writeOnline } from '../online/write-online.ts';
import { lockPayer } from '../payments/create-payment.ts';
import { paymentEvent } from '../payments/payment-event.ts';
import { readBuildings } from './read-wallet.ts';

type Edit = PersonalEdit & { readonly personId: string; readonly personName: string };

/**
 * Begins to top a deposit up through the gateway; what comes goes to the deposit, to no bill. Asked for again, the same that is
 * open and can still be paid is answered.
 * @throws {HttpProblem} 404, 422
 */
export async function topUpWallet(
  context: ServerContext,
  edit: Edit,
  draft: z.output<typeof walletTopUpDraft>,
): Promise<OnlinePayment> {
  const { orgId, personId, personName, actor, now } = edit;
  const { buildingId, amount, method, bank } = draft;
  const made = await runCommand<void, OnlineKey>(context, edit, {
    lock: async (trx) => {
      await lockPayer(trx, { orgId, personId });
      const buildings = await readBuildings(trx, { orgId, personId });
      if (!buildings.some(({ id }) => id === buildingId)) throw notFound();
    },
    findEarlier: async (trx) => {
      const open = await trx
        .selectFrom('online_payment')
        .select('id')
        .where('org_id', '=', orgId)
        .where('person_id', '=', personId)
        .where('building_id', '=', buildingId)
        .where('purpose', '=', 'top-up')
        .where('state', 'in', ['created', 'pending'])
        .where('amount', '=', amount)
        .where('method', '=', method)
        .where('bank', bank === null ? 'is' : '=', bank)
        .where('expires_at', '>', new Date(now))
        .executeTakeFirst();
      return open === undefined ? null : { orgId, id: open.id };
    },
    validate: async (trx) => {
      await requireWay(trx, orgId, draft);
      if (method === 'qris' && amount > mostByQris) throw invalidField('amount', 'too-large', mostByQris);
    },
    write: async (trx) => {
      const wanted = {
        orgId,
        buildingId,
        personId,
        personName,
        method,
        bank,
        amount,
        purpose: 'top-up',
        source: null,
      } as const;
      const id = await writeOnline(trx, wanted, now);
      return {
        result: { orgId, id },
        audit: {
          action: 'create',
          entity: 'online_payment',
          entityId: id,
          buildingId,
          after: { paymentMethod: method, amount, billCount: 0 },
        },
        effects: [paymentEvent({ orgId, buildingId, now }, id, 1, 'created')],
      };
    },
  });
  await openCharge(context, made);
  return readOnlinePayment(context.db, made, actor);
}
