import { decide } from '@imah/contract/access';
import type { OnlinePayment, onlinePaymentDraft } from '@imah/contract/payments';
import { mostByQris } from '@imah/contract/payments/words';
import { allocate, fromRupiah, sumOf, toRupiah } from '@imah/ledger';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { ServerContext } from '@imah/server-platform';
import { runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { type Actor, HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import { lockPayer } from '../payments/create-payment.ts';
import { paymentEvent } from '../payments/payment-event.ts';
import { openCharge } from './open-charge.ts';
import { type OnlineKey, readOnlinePayment } from './online-rows.ts';
import { selectOwnDues } from './own-dues.ts';
import { requireWay, writeOnline } from './write-online.ts';

type Draft = z.output<typeof onlinePaymentDraft>;
type Due = Awaited<ReturnType<typeof readDues>>[number];
interface Shared {
  readonly dues: readonly Due[];
  readonly shares: readonly { readonly billId: string; readonly amount: number }[];
  /** What is asked for beyond what is open, in whole rupiah. */
  readonly excess: number;
}

/**
 * Begins to pay one's own bills: a charge for all that is open of them, or for so much of it. Asked for again, the one that is open is answered.
 * Where the gateway does not answer in time, the payment waits as `created`.
 * @throws {HttpProblem} 404, 409 where a bill is being paid in another way, 422
 */
export async function createOnlinePayment(
  context: ServerContext,
  { actor, requestId }: { readonly actor: Actor; readonly requestId: string },
  draft: Draft,
): Promise<OnlinePayment> {
  const { orgId, buildingId, personId } = await requireOwnBills(context, actor, draft);
  const now = context.now();
  const edit = { orgId, actor, requestId, now };
  const made = await runCommand<Shared, OnlineKey>(context, edit, {
    lock: async (trx) => {
      await lockPayer(trx, { orgId, personId });
      return shareAmong(await readDues(trx, actor, draft.billIds), draft.amount);
    },
    findEarlier: async (trx, { shares }) => {
      const open = await findOpen(trx, orgId, draft.billIds);
      if (open === null) return null;
      const billIds = draft.amount === undefined ? draft.billIds : shares.map(({ billId }) => billId);
      const isSame =
        open.method === draft.method &&
        open.bank === draft.bank &&
        (draft.amount ?? open.amount) === open.amount &&
        isAll(open.billIds, billIds);
      if (!isSame) throw new HttpProblem(409, 'PEMBAYARAN_BERJALAN');
      return { orgId, id: open.id };
    },
    validate: (_trx, { dues, shares, excess }) => {
      if (dues.length !== draft.billIds.length) throw new HttpProblem(409, 'BENTROK');
      if (excess > 0) throw invalidField('amount', 'more-than-rest');
      if (draft.method === 'qris' && amountOf(shares) > mostByQris)
        throw invalidField('method', 'too-large', mostByQris);
    },
    write: async (trx, { dues, shares }) => {
      const amount = amountOf(shares);
      const personName = dues[0]?.personName ?? '';
      const { method, bank } = draft;
      const wanted = {
        orgId,
        buildingId,
        personId,
        personName,
        method,
        bank,
        amount,
        purpose: 'bills',
        source: null,
      } as const;
      const id = await writeOnline(trx, wanted, now);
      await trx
        .insertInto('online_payment_bill')
        .values(
          shares.map(({ billId, amount: share }) => ({
            org_id: orgId,
            online_payment_id: id,
            bill_id: billId,
            amount: share,
          })),
        )
        .execute();
      return {
        result: { orgId, id },
        audit: {
          action: 'create',
          entity: 'online_payment',
          entityId: id,
          buildingId,
          after: { paymentMethod: draft.method, amount, billCount: shares.length },
        },
        effects: [paymentEvent({ orgId, buildingId, now }, id, 1, 'created')],
      };
    },
  });
  await openCharge(context, made);
  return readOnlinePayment(context.db, made, actor);
}

/** The bills are the person's own, of one payer in one building, and can be paid in that way. @throws {HttpProblem} 404, 422 */
async function requireOwnBills({ db }: ServerContext, actor: Actor, { billIds, method, bank }: Draft): Promise<Due> {
  if (new Set(billIds).size < billIds.length) throw invalidField('billIds', 'invalid');
  const dues = await readDues(db, actor, billIds);
  const [first] = dues;
  if (first === undefined || dues.length < billIds.length) throw notFound();
  const { orgId, buildingId, personId } = first;
  if (decide(actor, 'payment.create', { orgId, buildingId, ownerIds: [actor.userId] }) !== 'allowed') throw notFound();
  if (dues.some((due) => due.buildingId !== buildingId || due.personId !== personId))
    throw invalidField('billIds', 'invalid');
  await requireWay(db, orgId, { method, bank });
  return first;
}

const readDues = (db: ServerContext['db'], actor: Actor, billIds: readonly string[]) =>
  selectOwnDues(db, actor)
    .where('b.id', 'in', [...billIds])
    .orderBy('b.id')
    .execute();

/** The open payment of any of the bills, with all that it is of. */
async function findOpen(trx: Transaction<Database>, orgId: string, billIds: readonly string[]) {
  const rows = await trx
    .selectFrom('online_payment_bill as s')
    .innerJoin('online_payment as o', (join) =>
      join.onRef('o.org_id', '=', 's.org_id').onRef('o.id', '=', 's.online_payment_id'),
    )
    .innerJoin('online_payment_bill as every', (join) =>
      join.onRef('every.org_id', '=', 'o.org_id').onRef('every.online_payment_id', '=', 'o.id'),
    )
    .select(['o.id', 'o.method', 'o.bank', 'o.amount', 'every.bill_id as billId'])
    .distinct()
    .where('s.org_id', '=', orgId)
    .where('s.bill_id', 'in', [...billIds])
    .where('s.is_open', '=', true)
    .execute();
  const [first] = rows;
  return first === undefined ? null : { ...first, billIds: rows.map(({ billId }) => billId) };
}

const isAll = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one) => others.includes(one));

const amountOf = (shares: Shared['shares']) => shares.reduce((sum, { amount }) => sum + amount, 0);

/** What of an amount each bill gets, what was due first first; of all that is open where none is said. */
function shareAmong(dues: readonly Due[], amount: number | undefined): Shared {
  const bills = dues.map(({ billId, dueOn, outstanding }) => ({
    id: billId,
    dueOn,
    outstanding: toRupiah(outstanding),
  }));
  const all = sumOf(bills.map(({ outstanding }) => outstanding));
  const wanted = amount === undefined ? all : toRupiah(amount);
  if (wanted === 0n) return { dues, shares: [], excess: 0 };
  const { allocations, excess } = allocate(wanted, bills);
  return {
    dues,
    shares: allocations.map(({ billId, amount: share }) => ({ billId, amount: fromRupiah(share) })),
    excess: fromRupiah(excess),
  };
}
