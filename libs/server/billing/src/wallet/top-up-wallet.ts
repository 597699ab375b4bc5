import { randomUUIDv7 } from 'node:crypto';
import type { OnlinePayment } from '@imah/contract/payments';
import { mostByQris } from '@imah/contract/payments/words';
import type { walletTopUpDraft } from '@imah/contract/wallet';
import type * as z from 'zod/mini';
import type { ServerContext } from '@imah/server-platform';
import { type PersonalEdit, runCommand } from '@imah/server-platform/command';
import { invalidField, notFound } from '@imah/server-platform/http';
import { readGatewaySettings } from '../online/gateway-settings.ts';
import { openCharge } from '../online/open-charge.ts';
import { type OnlineKey, readOnlinePayment } from '../online/online-rows.ts';
import { minutesOf, waitAfter } from '../online/online-times.ts';
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
      const { place, methods, banks } = await readGatewaySettings(trx, orgId);
      if (place === 'none' || !methods.includes(method)) throw invalidField('method', 'not-an-option');
      if (method === 'va' && bank === null) throw invalidField('bank', 'required');
      if (bank !== null && (method === 'qris' || !banks.includes(bank))) throw invalidField('bank', 'not-an-option');
      if (method === 'qris' && amount > mostByQris) throw invalidField('amount', 'too-large', mostByQris);
    },
    write: async (trx) => {
      const id = randomUUIDv7();
      const { place } = await readGatewaySettings(trx, orgId);
      if (place === 'none') throw invalidField('method', 'not-an-option');
      await trx
        .insertInto('online_payment')
        .values({
          org_id: orgId,
          id,
          building_id: buildingId,
          person_id: personId,
          person_name: personName,
          place,
          method,
          bank,
          amount,
          purpose: 'top-up',
          created_at: new Date(now),
          expires_at: new Date(now + minutesOf[method] * 60_000),
          check_at: new Date(now + waitAfter(0)),
        })
        .execute();
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
