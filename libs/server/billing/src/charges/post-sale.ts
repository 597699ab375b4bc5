import { type StandardEntry, saleRefunded, soldFromDeposit, toRupiah } from '@imah/ledger';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { postEntries } from '../ledger/post-entries.ts';

/** Something that is paid from a deposit, or given back to it. */
interface DepositSale {
  readonly orgId: string;
  readonly buildingId: string;
  readonly personId: string;
  readonly source: { readonly type: 'order'; readonly id: string; readonly number: string };
  readonly effectiveOn: string;
  /** Whole rupiah: without tax, and the tax. */
  readonly net: number;
  readonly tax: number;
}

/**
 * Takes what somebody has bought from their deposit, once. Returns the id of its entry.
 * @throws {HttpProblem} 409 where the deposit holds too little or the month is closed
 */
export function payFromDeposit(trx: Transaction<Database>, sale: DepositSale, now: number): Promise<string> {
  return post(trx, sale, 'order', soldFromDeposit(toRupiah(sale.net), toRupiah(sale.tax)), now);
}

/** Gives what was bought and paid back to the deposit, once. Returns the id of its entry. @throws {HttpProblem} 409 */
export function refundToDeposit(trx: Transaction<Database>, sale: DepositSale, now: number): Promise<string> {
  return post(trx, sale, 'order-refund', saleRefunded(toRupiah(sale.net), toRupiah(sale.tax)), now);
}

async function post(
  trx: Transaction<Database>,
  { orgId, buildingId, personId, source, effectiveOn }: DepositSale,
  kind: 'order' | 'order-refund',
  entry: StandardEntry,
  now: number,
): Promise<string> {
  const [entryId = ''] = await postEntries(
    trx,
    orgId,
    [
      {
        idempotencyKey: `${kind}:${source.id}`,
        effectiveOn,
        kind,
        memo: source.number,
        source: { type: source.type, id: source.id },
        buildingId,
        postings: entry.map(({ account, side, amount }) => ({
          account:
            account === 'deposits' ? { kind: 'deposit' as const, personId } : { kind: 'key' as const, key: account },
          side,
          amount,
        })),
      },
    ],
    now,
  );
  return entryId;
}
