import { buffer } from 'node:stream/consumers';
import type { PolicyActor } from '@imah/contract/access';
import type { Bill } from '@imah/contract/billing';
import type { Locale } from '@imah/contract/core/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { getBill } from '../bills/own-bills.ts';
import { readCreditNoteOf } from '../credits/credit-rows.ts';
import { getPayment } from '../payments/list-payments.ts';
import { drawBill, type ShownPayments, titleOfBill } from './draw-bill.ts';
import { drawCreditNote } from './draw-credit-note.ts';
import { drawReceipt } from './draw-receipt.ts';
import { openPaper } from './paper.ts';
import { bytesOf } from './pdf-bytes.ts';
import { readSender } from './read-sender.ts';
import { fileNameOf } from './send-pdf.ts';
import { writingIn } from './words/index.ts';

/** Who asks for a document, and in which language. */
export interface Asked {
  readonly db: Kysely<Database>;
  readonly actor: PolicyActor;
  readonly language: Locale;
  readonly now: number;
}

export interface PdfFile {
  readonly name: string;
  readonly content: Buffer;
}

/** A bill for who may read it. @throws {HttpProblem} 404 */
export async function billPdf(asked: Asked, billId: string): Promise<PdfFile> {
  const { db, actor } = asked;
  const bill = await getBill(db, actor, billId);
  const { orgId } = await db
    .selectFrom('bill')
    .select('org_id as orgId')
    .where('id', '=', billId)
    .executeTakeFirstOrThrow();
  return billPdfOf(asked, orgId, bill);
}

/** A bill of an organisation as a document; whether the reader may, the caller has decided. */
export async function billPdfOf(
  { db, language, now }: Omit<Asked, 'actor'>,
  orgId: string,
  bill: Bill,
  shownPayments: ShownPayments = 'listed',
): Promise<PdfFile> {
  const words = writingIn(language);
  const sender = await readSender(db, orgId);
  const title = `${titleOfBill(bill, words)} (${bill.number ?? ''})`;
  const paper = await openPaper({ title, author: sender.name, language: words.language, madeAt: now });
  const content = await buffer(bytesOf(paper, [() => drawBill(paper, bill, sender, words, shownPayments)]));
  return { name: fileNameOf(words.bill.file, bill.number ?? ''), content };
}

/** A credit note for who may read its bill. @throws {HttpProblem} 404 */
export async function creditNotePdf(
  { db, actor, language, now }: Asked,
  key: { readonly billId: string; readonly creditNoteId: string },
): Promise<PdfFile> {
  const bill = await getBill(db, actor, key.billId);
  const { orgId, note } = await readCreditNoteOf(db, key);
  const words = writingIn(language);
  const sender = await readSender(db, orgId);
  const title = words.creditNote.title(note.number);
  const paper = await openPaper({ title, author: sender.name, language: words.language, madeAt: now });
  const content = await buffer(bytesOf(paper, [() => drawCreditNote(paper, { note, bill, sender }, words)]));
  return { name: fileNameOf(words.creditNote.file, note.number), content };
}

/** The receipt of a payment for who may read it. @throws {HttpProblem} 404 */
export async function receiptPdf({ db, actor, language, now }: Asked, paymentId: string): Promise<PdfFile> {
  const payment = await getPayment(db, actor, paymentId);
  const words = writingIn(language);
  const { orgId, timeZone } = await db
    .selectFrom('payment as p')
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'p.org_id').onRef('b.id', '=', 'p.building_id'))
    .select(['p.org_id as orgId', 'b.time_zone as timeZone'])
    .where('p.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const sender = await readSender(db, orgId);
  const reversedAt = payment.reversal?.at ?? null;
  const reversedOn =
    reversedAt === null
      ? null
      : Temporal.Instant.from(reversedAt).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const title = words.receipt.title(payment.number);
  const paper = await openPaper({ title, author: sender.name, language: words.language, madeAt: now });
  const content = await buffer(bytesOf(paper, [() => drawReceipt(paper, { payment, sender, reversedOn }, words)]));
  return { name: fileNameOf(words.receipt.file, payment.number), content };
}
