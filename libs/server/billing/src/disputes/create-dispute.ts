import { randomUUIDv7 } from 'node:crypto';
import type { Dispute, DisputeDraft } from '@imah/contract/payments';
import { billChart } from '@imah/contract/payments/words';
import type { Transaction } from 'kysely';
import { notify } from '@imah/server-notifications';
import type { ServerContext } from '@imah/server-platform';
import { nameOf, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { type Actor, HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import { restOf } from '../credits/credit-parts.ts';
import { readCreditableLines } from '../credits/credit-rows.ts';
import { lockPayer } from '../payments/create-payment.ts';
import { paymentEvent } from '../payments/payment-event.ts';
import { readDispute } from './dispute-rows.ts';

/** A bill of the person, in an organisation that they still belong to. @throws {HttpProblem} 404 */
async function readOwnBill(db: Transaction<Database> | ServerContext['db'], actor: Actor, billId: string) {
  const found = await db
    .selectFrom('bill as b')
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'b.org_id').onRef('p.id', '=', 'b.person_id'))
    .select(['b.org_id as orgId', 'b.building_id as buildingId', 'b.person_id as personId', 'b.number', 'b.state'])
    .select(['b.unit_code as unitCode', 'b.outstanding'])
    .where('b.id', '=', billId)
    .where('b.count', 'is not', null)
    .where('p.user_id', '=', actor.userId)
    .executeTakeFirst();
  if (found === undefined || !actor.memberships.some(({ orgId }) => orgId === found.orgId)) throw notFound();
  return found;
}

type OwnBill = Awaited<ReturnType<typeof readOwnBill>> & { readonly amount: number };

/**
 * Says that lines of an own bill are wrong: their part bears no fee and no reminder until somebody answers. Who may answer is told.
 * @throws {HttpProblem} 404, 409 where nothing is open or it is disputed already, 422
 */
export async function createDispute(
  context: ServerContext,
  call: { readonly actor: Actor; readonly requestId: string; readonly billId: string },
  { positions, reason }: DisputeDraft,
): Promise<Dispute> {
  const { actor, requestId, billId } = call;
  const { orgId, buildingId, personId } = await readOwnBill(context.db, actor, billId);
  const now = context.now();
  const id = randomUUIDv7();
  return runCommand<OwnBill, Dispute>(
    context,
    { orgId, actor, requestId, now },
    {
      lock: async (trx) => {
        // In the order in which a payment is made: its payer, then its bill.
        await lockPayer(trx, { orgId, personId });
        const bill = await readOwnBill(trx, actor, billId);
        const lines = await readCreditableLines(trx, orgId, billId);
        const rests = positions.map((position) => {
          const line = lines.find((one) => one.position === position);
          if (line === undefined) throw invalidField('positions', 'not-an-option');
          return restOf(line);
        });
        const rest = rests.reduce((sum, one) => sum + one, 0);
        return { ...bill, amount: Math.min(rest, bill.outstanding) };
      },
      validate: (_trx, { state, amount }) => {
        if (billChart[state].dispute === undefined) throw new HttpProblem(409, 'BENTROK');
        if (amount === 0) throw invalidField('positions', 'not-an-option');
      },
      write: async (trx, { number, unitCode, amount }) => {
        await trx
          .insertInto('bill_dispute')
          .values({
            org_id: orgId,
            id,
            building_id: buildingId,
            bill_id: billId,
            positions,
            amount,
            reason,
            opened_by: actor.userId,
            opened_by_name: nameOf(actor),
            opened_at: new Date(now),
          })
          .execute();
        // It was to be paid by itself: that would end the dispute unheard. Once it is answered, the payer is told of it anew.
        await trx
          .deleteFrom('autopay_attempt')
          .where('org_id', '=', orgId)
          .where('bill_id', '=', billId)
          .where('state', '=', 'announced')
          .execute();
        await notify(
          trx,
          {
            kind: 'bill-disputed',
            recipients: { kind: 'granted', permission: 'bill.approve' },
            actorId: actor.userId,
            place: { orgId, buildingId },
            dedupeKey: `bill-disputed/${id}`,
            data: { number: number ?? '', unit: unitCode, by: nameOf(actor), reason, state: 'open' },
            href: `/imah/tagihan/${billId}`,
          },
          now,
        );
        return {
          result: await readDispute(trx, { orgId, billId, disputeId: id }),
          audit: {
            action: 'create',
            entity: 'bill_dispute',
            entityId: id,
            buildingId,
            after: { bill: number, amount, reason },
          },
          effects: [paymentEvent({ orgId, buildingId, now }, id, 1, 'created')],
        };
      },
    },
  );
}
