import { id } from '@imah/contract/core';
import type { LateFeeRow } from '@imah/contract/payments';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';

const cursorShape = z.object({ billId: id, position: z.int() });
interface Place {
  readonly orgId: string;
  readonly buildingId: string;
}

/** A page of the late fees of a building, by the line that asks for them, the newest first. @throws {HttpProblem} 422 */
export async function listFees(
  db: Kysely<Database>,
  { orgId, buildingId }: Place,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ data: LateFeeRow[]; meta: { nextCursor: string | null } }> {
  const after = readCursor(cursorShape, cursor);
  const found = await db
    .selectFrom('bill_line as l')
    .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 'l.org_id').onRef('b.id', '=', 'l.bill_id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .innerJoinLateral(
      (build) =>
        build
          .selectFrom('late_fee as f')
          .innerJoin('bill as o', (join) => join.onRef('o.org_id', '=', 'f.org_id').onRef('o.id', '=', 'f.bill_id'))
          .innerJoin('billing_run as q', (join) =>
            join.onRef('q.org_id', '=', 'o.org_id').onRef('q.id', '=', 'o.run_id'),
          )
          .select(['o.id as lateBillId', 'o.number as lateNumber', 'q.due_on as lateDueOn'])
          .whereRef('f.org_id', '=', 'l.org_id')
          .whereRef('f.fee_bill_id', '=', 'l.bill_id')
          .whereRef('f.fee_position', '=', 'l.position')
          .limit(1)
          .as('late'),
      (join) => join.onTrue(),
    )
    .select(['l.bill_id as billId', 'l.position', 'b.number', 'b.unit_code as unitCode', 'b.person_name as personName'])
    .select(['r.due_on as issuedOn', 'l.qty_milli as qtyMilli', 'l.amount', 'b.outstanding'])
    .select(['late.lateBillId', 'late.lateNumber', 'late.lateDueOn'])
    .where('b.org_id', '=', orgId)
    .where('b.building_id', '=', buildingId)
    .where('b.count', 'is not', null)
    .where('r.kind', '=', 'late-fee')
    .$if(after !== null, (query) =>
      query.where((where) =>
        where.or([
          where('l.bill_id', '<', after?.billId ?? ''),
          where.and([where('l.bill_id', '=', after?.billId ?? ''), where('l.position', '>', after?.position ?? 0)]),
        ]),
      ),
    )
    .orderBy('l.bill_id', 'desc')
    .orderBy('l.position')
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const waivers = await readWaivers(db, orgId, [...new Set(rows.map(({ billId }) => billId))]);
  const data = rows.map(({ lateBillId, lateNumber, lateDueOn, qtyMilli, outstanding, ...row }) => {
    const own = waivers.get(`${row.billId} ${row.position}`) ?? [];
    const waived = own.reduce((sum, { amount }) => sum + amount, 0);
    return {
      ...row,
      number: row.number ?? '',
      of: { billId: lateBillId, number: lateNumber ?? '', dueOn: lateDueOn },
      feeCount: qtyMilli / 1_000,
      rest: Math.min(row.amount - waived, outstanding),
      waivers: own.map(({ creditNoteId, number, amount, reason }) => ({ creditNoteId, number, amount, reason })),
    };
  });
  const last = found.length > limit ? rows.at(-1) : undefined;
  const next = last === undefined ? null : writeCursor({ billId: last.billId, position: last.position });
  return { data, meta: { nextCursor: next } };
}

async function readWaivers(db: Kysely<Database>, orgId: string, billIds: readonly string[]) {
  const rows =
    billIds.length === 0
      ? []
      : await db
          .selectFrom('credit_note_line as c')
          .innerJoin('credit_note as n', (join) =>
            join.onRef('n.org_id', '=', 'c.org_id').onRef('n.id', '=', 'c.note_id'),
          )
          .select(['c.bill_id as billId', 'c.position', 'n.id as creditNoteId', 'n.number', 'c.amount', 'n.reason'])
          .where('c.org_id', '=', orgId)
          .where('c.bill_id', 'in', billIds)
          .orderBy('n.id')
          .execute();
  return Map.groupBy(rows, ({ billId, position }) => `${billId} ${position}`);
}
