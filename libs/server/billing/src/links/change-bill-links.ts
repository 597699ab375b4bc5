import { randomUUIDv7 } from 'node:crypto';
import type { BillLinkDraft, NewBillLink } from '@imah/contract/billing';
import { billLinkPath, mostBillLinks } from '@imah/contract/billing/words';
import type { Transaction } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { nameOf, runCommand, unchanged } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { type Actor, HttpProblem, notFound } from '@imah/server-platform/http';
import { publicLink } from '@imah/server-platform/mail';
import { createToken, hashToken } from '@imah/server-platform/sessions';
import { paymentEvent } from '../payments/payment-event.ts';
import { requireSharing, type SharedOf } from './sharing.ts';

interface Call {
  readonly actor: Actor;
  readonly requestId: string;
  readonly billId: string;
}

const dayMs = 86_400_000;

/**
 * Makes a link to a bill; its address is answered here and nowhere else.
 * @throws {HttpProblem} 403, 404, 409 where too many are good
 */
export async function createBillLink(
  context: ServerContext,
  { actor, requestId, billId }: Call,
  { days }: BillLinkDraft,
): Promise<NewBillLink> {
  const { orgId, buildingId } = await requireSharing(context.db, actor, billId);
  const now = context.now();
  const [id, token] = [randomUUIDv7(), createToken()];
  const [madeAt, expiresAt] = [new Date(now), new Date(now + days * dayMs)];
  return runCommand<SharedOf, NewBillLink>(
    context,
    { orgId, actor, requestId, now },
    {
      lock: async (trx) => {
        await lockBill(trx, { orgId, billId });
        return requireSharing(trx, actor, billId);
      },
      validate: (trx) => requireRoom(trx, { orgId, billId, now }),
      write: async (trx, { number }) => {
        await trx
          .insertInto('bill_link')
          .values({
            org_id: orgId,
            id,
            bill_id: billId,
            token_hash: hashToken(token),
            made_by: actor.userId,
            made_by_name: nameOf(actor),
            made_at: madeAt,
            expires_at: expiresAt,
          })
          .execute();
        const times = { madeAt: madeAt.toISOString(), expiresAt: expiresAt.toISOString() };
        const address = publicLink(context.config, billLinkPath(token));
        const after = { bill: number, expiresAt: times.expiresAt };
        return {
          result: { id, state: 'open', madeByName: nameOf(actor), ...times, address },
          audit: { action: 'create', entity: 'bill_link', entityId: id, buildingId, after },
          effects: [paymentEvent({ orgId, buildingId, now }, id, 1, 'created')],
        };
      },
    },
  );
}

/** A link to a bill stops working; one that was withdrawn stays so. @throws {HttpProblem} 403, 404 */
export async function withdrawBillLink(
  context: ServerContext,
  call: Call & { readonly linkId: string },
): Promise<void> {
  const { actor, requestId, billId, linkId } = call;
  const { orgId, buildingId, number } = await requireSharing(context.db, actor, billId);
  const now = context.now();
  return runCommand<Date | null, void>(
    context,
    { orgId, actor, requestId, now },
    {
      lock: async (trx) => {
        const link = await trx
          .selectFrom('bill_link')
          .select('withdrawn_at as withdrawnAt')
          .where('org_id', '=', orgId)
          .where('bill_id', '=', billId)
          .where('id', '=', linkId)
          .forUpdate()
          .executeTakeFirstOrThrow(notFound);
        return link.withdrawnAt;
      },
      write: async (trx, withdrawnAt) => {
        if (withdrawnAt !== null) return unchanged(undefined);
        await trx
          .updateTable('bill_link')
          .set({ withdrawn_at: new Date(now) })
          .where('org_id', '=', orgId)
          .where('id', '=', linkId)
          .execute();
        return {
          result: undefined,
          audit: { action: 'withdraw', entity: 'bill_link', entityId: linkId, buildingId, after: { bill: number } },
          effects: [paymentEvent({ orgId, buildingId, now }, linkId, 2, 'updated')],
        };
      },
    },
  );
}

/** Two who make the twenty-first at once wait for each other. */
async function lockBill(trx: Transaction<Database>, { orgId, billId }: Pick<SharedOf, 'orgId' | 'billId'>) {
  await trx.selectFrom('bill').select('id').where('org_id', '=', orgId).where('id', '=', billId).forUpdate().execute();
}

async function requireRoom(
  trx: Transaction<Database>,
  { orgId, billId, now }: Pick<SharedOf, 'orgId' | 'billId'> & { readonly now: number },
): Promise<void> {
  const good = await trx
    .selectFrom('bill_link')
    .select('id')
    .where('org_id', '=', orgId)
    .where('bill_id', '=', billId)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .limit(mostBillLinks)
    .execute();
  if (good.length >= mostBillLinks) throw new HttpProblem(409, 'BENTROK');
}
