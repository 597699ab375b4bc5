import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { bookAccount } from './parts/book-account.ts';
import { bookPayer } from './parts/book-payer.ts';
import { bookSettlement } from './parts/book-settlement.ts';
import type { Booked, PartToBook } from './parts/part-to-book.ts';
import { takeEntry } from './parts/take-entry.ts';
import type { BankAccountEdit } from './import-statement.ts';

export type BookedPart = Pick<Booked, 'amount' | 'memo' | 'audit' | 'effects'>;

type Given = Omit<PartToBook, 'partId'> & { readonly matchId: string; readonly position: number };

/** Books a part, or finds it in the books, and writes it down. @throws {HttpProblem} 404, 409, 422 */
export async function bookPart(
  trx: Transaction<Database>,
  edit: BankAccountEdit,
  { matchId, position, ...given }: Given,
): Promise<BookedPart> {
  const { orgId } = edit;
  const id = randomUUIDv7();
  const {
    amount,
    entryId,
    moveEntryId,
    memo,
    settledIds = [],
    audit,
    effects,
  } = await book(trx, edit, {
    ...given,
    partId: id,
  });
  try {
    await trx
      .insertInto('statement_part')
      .values({
        org_id: orgId,
        id,
        match_id: matchId,
        position,
        kind: given.part.kind,
        amount,
        entry_id: entryId,
        move_entry_id: moveEntryId,
      })
      .execute();
    if (settledIds.length > 0)
      await trx
        .insertInto('statement_settled_payment')
        .values(settledIds.map((paymentId) => ({ org_id: orgId, part_id: id, payment_id: paymentId })))
        .execute();
  } catch (error) {
    throw isTaken(error) ? new HttpProblem(409, 'MUTASI_SUDAH_DIURUS') : error;
  }
  return { amount, memo, audit, effects };
}

function book(trx: Transaction<Database>, edit: BankAccountEdit, given: PartToBook): Promise<Booked> {
  const { part } = given;
  if (part.kind === 'entry') return takeEntry(trx, edit, { ...given, part });
  if (part.kind === 'payer') return bookPayer(trx, edit, { ...given, part });
  if (part.kind === 'settlement') return bookSettlement(trx, edit, { ...given, part });
  return bookAccount(trx, edit, { ...given, part });
}

/** Somebody has matched the same entry or payment meanwhile. */
function isTaken(error: unknown): boolean {
  const names: readonly unknown[] = ['entry_is_matched_once', 'payment_is_settled_once'];
  return error instanceof Error && 'constraint' in error && names.includes(error.constraint);
}
