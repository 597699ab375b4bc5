import type { ChargeTax } from '@imah/contract/billing/words';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import type { RunKey } from '../bills/run-key.ts';

/** What is to be asked for once, of a unit and who pays it. Whole rupiah. */
export interface PendingCharge {
  readonly id: string;
  readonly unitId: string;
  readonly personId: string;
  readonly qtyMilli: number;
  readonly list: number;
  readonly amount: number;
  readonly taxProfile: ChargeTax;
  readonly taxBase: number;
  readonly tax: number;
  readonly madeOn: string;
}

/** The charges of a building that no bill asks for yet, the oldest first, by unit. Those of another run are that one's. */
export async function readPendingCharges(
  trx: Transaction<Database>,
  { orgId, buildingId }: RunKey,
): Promise<ReadonlyMap<string, readonly PendingCharge[]>> {
  const waiting = trx
    .selectFrom('bill_charge as c')
    .select(['c.id', 'c.unit_id as unitId', 'c.person_id as personId', 'c.qty_milli as qtyMilli', 'c.list', 'c.amount'])
    .select(['c.tax_profile as taxProfile', 'c.tax_base as taxBase', 'c.tax', 'c.made_on as madeOn'])
    .where('c.org_id', '=', orgId)
    .where('c.building_id', '=', buildingId)
    .where('c.cancelled_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('bill_line as l')
            .select('l.bill_id')
            .whereRef('l.org_id', '=', 'c.org_id')
            .whereRef('l.tariff_id', '=', 'c.id')
            .where('l.kind', '=', 'product'),
        ),
      ),
    )
    .orderBy('c.made_at')
    .orderBy('c.source_id')
    .orderBy('c.position');
  // Whoever cancels one at this moment, or asks for it by another run, goes before or after: then it is read again.
  await waiting.forUpdate('c').execute();
  const rows = await waiting.execute();
  return Map.groupBy(rows, ({ unitId }) => unitId);
}

/** Whether bills of a run ask for what was cancelled since they were reckoned. */
export async function asksForCancelled(db: Kysely<Database>, { orgId, runId }: RunKey): Promise<boolean> {
  const cancelled = await selectAsked(db, { orgId, runId }).where('c.cancelled_at', 'is not', null).executeTakeFirst();
  return cancelled !== undefined;
}

/** Until the transaction ends nobody cancels what bills of a run ask for. @throws {HttpProblem} 409 where somebody has */
export async function holdCharges(trx: Transaction<Database>, { orgId, runId }: RunKey): Promise<void> {
  const charges = await selectAsked(trx, { orgId, runId })
    .orderBy('c.made_at')
    .orderBy('c.source_id')
    .orderBy('c.position')
    .forUpdate('c')
    .execute();
  if (charges.some(({ cancelledAt }) => cancelledAt !== null))
    throw new HttpProblem(409, 'TAGIHAN_PERLU_DIHITUNG_ULANG');
}

function selectAsked(db: Kysely<Database>, { orgId, runId }: Pick<RunKey, 'orgId' | 'runId'>) {
  return db
    .selectFrom('bill_charge as c')
    .innerJoin('bill_line as l', (join) =>
      join.onRef('l.org_id', '=', 'c.org_id').onRef('l.tariff_id', '=', 'c.id').on('l.kind', '=', 'product'),
    )
    .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 'l.org_id').onRef('b.id', '=', 'l.bill_id'))
    .select('c.cancelled_at as cancelledAt')
    .where('b.org_id', '=', orgId)
    .where('b.run_id', '=', runId);
}
