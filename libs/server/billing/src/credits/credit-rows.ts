import type { LineKind } from '@imah/contract/billing/words';
import type { BillCreditNotes, CreditNote } from '@imah/contract/payments';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { type CreditableLine, restOf } from './credit-parts.ts';

/** A line with what it was for. */
export interface CreditedLine extends CreditableLine {
  readonly kind: LineKind;
}

/** The lines of a bill, with what of each was credited already. */
export async function readCreditableLines(
  db: Kysely<Database>,
  orgId: string,
  billId: string,
): Promise<CreditedLine[]> {
  const rows = await db
    .selectFrom('bill_line as l')
    .select(['l.position', 'l.kind', 'l.amount as net', 'l.tax', 'l.local_tax as localTax'])
    .select((build) => [
      build
        .selectFrom('credit_note_line as c')
        .select(({ fn }) => fn.sum<string | null>('c.amount').as('sum'))
        .whereRef('c.org_id', '=', 'l.org_id')
        .whereRef('c.bill_id', '=', 'l.bill_id')
        .whereRef('c.position', '=', 'l.position')
        .as('credited'),
    ])
    .where('l.org_id', '=', orgId)
    .where('l.bill_id', '=', billId)
    .orderBy('l.position')
    .execute();
  return rows.map((row) => ({ ...row, credited: Number(row.credited ?? 0) }));
}

const selectNotes = (db: Kysely<Database>, orgId: string) =>
  db
    .selectFrom('credit_note as n')
    .innerJoin('credit_note_line as l', (join) =>
      join.onRef('l.org_id', '=', 'n.org_id').onRef('l.note_id', '=', 'n.id'),
    )
    .select(['n.id', 'n.number', 'n.bill_id as billId', 'n.amount', 'n.reason', 'n.issued_on as issuedOn'])
    .select(['n.issued_at as issuedAt', 'n.issued_by_name as issuedByName', 'l.position', 'l.amount as lineAmount'])
    .where('n.org_id', '=', orgId)
    .orderBy('n.id', 'desc')
    .orderBy('l.position');

type NoteRow = Awaited<ReturnType<ReturnType<typeof selectNotes>['execute']>>[number];

function notesOf(rows: readonly NoteRow[]): CreditNote[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((lines) => {
    const [first] = lines;
    if (first === undefined) return [];
    const { position: _position, lineAmount: _amount, issuedAt, ...note } = first;
    return [
      {
        ...note,
        issuedAt: issuedAt.toISOString(),
        lines: lines.map(({ position, lineAmount }) => ({ position, amount: lineAmount })),
      },
    ];
  });
}

/** @throws {HttpProblem} 404 */
export async function readCreditNote(db: Kysely<Database>, orgId: string, noteId: string): Promise<CreditNote> {
  const [note] = notesOf(await selectNotes(db, orgId).where('n.id', '=', noteId).execute());
  if (note === undefined) throw notFound();
  return note;
}

/** A credit note of a bill, and whose it is. @throws {HttpProblem} 404 where the bill has no such note */
export async function readCreditNoteOf(
  db: Kysely<Database>,
  { billId, creditNoteId }: { readonly billId: string; readonly creditNoteId: string },
): Promise<{ readonly orgId: string; readonly note: CreditNote }> {
  const found = await db
    .selectFrom('credit_note')
    .select('org_id as orgId')
    .where('id', '=', creditNoteId)
    .where('bill_id', '=', billId)
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  return { orgId: found.orgId, note: await readCreditNote(db, found.orgId, creditNoteId) };
}

/** The credit notes of a bill, the newest first, and what of each line may still be credited. */
export async function readCreditNotes(db: Kysely<Database>, billId: string): Promise<BillCreditNotes> {
  const { org_id: orgId } = await db
    .selectFrom('bill')
    .select('org_id')
    .where('id', '=', billId)
    .executeTakeFirstOrThrow();
  const notes = notesOf(await selectNotes(db, orgId).where('n.bill_id', '=', billId).limit(1_000).execute());
  const lines = await readCreditableLines(db, orgId, billId);
  return { notes, rests: lines.map((line) => ({ position: line.position, rest: restOf(line) })) };
}
