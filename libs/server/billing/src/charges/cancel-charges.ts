import type { Transaction } from 'kysely';
import type { AuditFacts, Effect, PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { issueCreditNote, lockBill, whatWasCredited } from '../credits/create-credit-note.ts';
import { partsOf, restOf } from '../credits/credit-parts.ts';

/** What charges were for that are taken back. */
interface CancelledSource {
  readonly sourceId: string;
  readonly reason: string;
}

/** What of it was paid, in whole rupiah, and the credit note as the audit and open pages hear of it. */
interface CancelledCharges {
  readonly net: number;
  readonly tax: number;
  readonly audit: readonly AuditFacts[];
  readonly effects: readonly Effect[];
}

const nothing: CancelledCharges = { net: 0, tax: 0, audit: [], effects: [] };

/**
 * Takes back what bills ask for or would ask for. What no bill that was issued asks for is asked for by none; of one that was, a
 * credit note takes back what is open. What of it was paid already, net and tax in whole rupiah, is the caller's to give back.
 * Whoever calls has locked the payer.
 * @throws {HttpProblem} 409 where the month is closed, or a run is reckoned that asks for it
 */
export async function cancelCharges(
  trx: Transaction<Database>,
  edit: PersonalEdit & { readonly buildingId: string },
  { sourceId, reason }: CancelledSource,
): Promise<CancelledCharges> {
  const { orgId, now } = edit;
  const ids = await lockCharges(trx, { orgId, sourceId });
  if (ids.length === 0) return nothing;
  const billId = await findIssuedBill(trx, orgId, sourceId);
  if (billId === null) {
    await trx
      .updateTable('bill_charge')
      .set({ cancelled_at: new Date(now) })
      .where('org_id', '=', orgId)
      .where('id', 'in', ids)
      .execute();
    return nothing;
  }
  const bill = await lockBill(trx, { ...edit, billId });
  const positions = await readPositions(trx, orgId, ids);
  const lines = bill.lines.filter(({ position }) => positions.has(position));
  let open = bill.outstanding;
  const parts = lines.map((line) => {
    const credited = Math.min(restOf(line), open);
    open -= credited;
    const paid = partsOf({ ...line, credited: line.credited + credited }, restOf(line) - credited);
    return { line, amount: credited, paid };
  });
  const credits = parts.filter(({ amount }) => amount > 0);
  const ofBill = { ...edit, billId };
  const note = credits.length === 0 ? null : await issueCreditNote(trx, ofBill, bill, { credits, reason });
  const said = note === null ? null : whatWasCredited(ofBill, bill, note);
  return {
    audit: said === null ? [] : [said.audit],
    effects: said?.effects ?? [],
    net: parts.reduce((sum, { paid }) => sum + paid.net, 0),
    tax: parts.reduce((sum, { paid }) => sum + paid.tax, 0),
  };
}

/**
 * Holds the charges of a source: until the transaction ends no bill is issued that asks for them. Resolves with the ids of those that
 * stand. A run that is reckoned or issued holds those of its building, of a large one for minutes: nobody waits for that.
 * @throws {HttpProblem} 409 while a run holds them
 */
export async function lockCharges(
  trx: Transaction<Database>,
  { orgId, sourceId }: { readonly orgId: string; readonly sourceId: string },
): Promise<string[]> {
  const standing = trx
    .selectFrom('bill_charge')
    .select('id')
    .where('org_id', '=', orgId)
    .where('source_id', '=', sourceId)
    .where('cancelled_at', 'is', null)
    .orderBy('position');
  const charges = await standing.execute();
  const held = await standing.forUpdate().skipLocked().execute();
  if (held.length < charges.length) throw new HttpProblem(409, 'PESANAN_SEDANG_DITAGIH');
  return held.map(({ id }) => id);
}

/** The bill that asks for what a source was for; null where none was issued yet. */
async function findIssuedBill(trx: Transaction<Database>, orgId: string, sourceId: string): Promise<string | null> {
  const found = await trx
    .selectFrom('bill_charge as c')
    .innerJoin('bill_line as l', (join) =>
      join.onRef('l.org_id', '=', 'c.org_id').onRef('l.tariff_id', '=', 'c.id').on('l.kind', '=', 'product'),
    )
    .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 'l.org_id').onRef('b.id', '=', 'l.bill_id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .select('b.id')
    .where('c.org_id', '=', orgId)
    .where('c.source_id', '=', sourceId)
    .where('r.state', '=', 'issued')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}

async function readPositions(trx: Transaction<Database>, orgId: string, chargeIds: readonly string[]) {
  const rows = await trx
    .selectFrom('bill_line')
    .select('position')
    .where('org_id', '=', orgId)
    .where('kind', '=', 'product')
    .where('tariff_id', 'in', chargeIds)
    .execute();
  return new Set(rows.map(({ position }) => position));
}
