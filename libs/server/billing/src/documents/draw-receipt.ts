import type { Payment } from '@imah/contract/payments';
import { drawFacts, drawHead, drawHeading, drawInWords, drawParagraph, drawTable, type Sender } from './draw-parts.ts';
import type { Paper } from './paper.ts';
import type { Writing } from './words/index.ts';

export interface ReceiptFacts {
  readonly payment: Payment;
  readonly sender: Sender;
  /** The day of the building on which the payment was taken back; null where it stands. */
  readonly reversedOn: string | null;
}

/** The receipt of a payment on pages of its own. One that was taken back says so before everything else. */
export function drawReceipt(paper: Paper, { payment, sender, reversedOn }: ReceiptFacts, words: Writing): void {
  const { receipt: said, rupiah } = words;
  const { number, reversal } = payment;
  const part = paper.begin((page) => words.footer(number, page));
  drawHead(paper, part, sender, said.title(number), words);
  if (reversal !== null && reversedOn !== null) {
    drawParagraph(paper, part, { text: said.reversed, font: 'bold', size: 16, colour: 'danger' });
    const text = said.reversedText(reversal.byName, words.dayOf(reversedOn), reversal.reason);
    drawParagraph(paper, part, { text, colour: 'danger' });
    paper.pdf.y += 8;
  }
  drawFacts(paper, part, [
    { name: said.from, value: payment.personName },
    { name: said.amount, value: rupiah(payment.amount) },
    { name: said.day, value: words.dayOf(payment.receivedOn) },
    { name: said.method, value: words.methods[payment.method] },
    ...(payment.reference === null ? [] : [{ name: said.reference, value: payment.reference }]),
    ...(payment.note === null ? [] : [{ name: said.note, value: payment.note }]),
    { name: said.by, value: payment.recordedByName },
  ]);
  drawInWords(paper, part, words.inWords, payment.terbilang);
  drawHeading(paper, part, said.for);
  const columns = [
    { title: said.bill, width: 150 },
    { title: said.month, width: 129 },
    { title: said.unit, width: 100 },
    { title: said.amount, width: 120, align: 'right' as const },
  ];
  const shares = payment.shares.map((share) => ({
    cells: [share.number, words.monthOf(share.period), share.unitCode, rupiah(share.amount)].map((text) => [{ text }]),
  }));
  const kept = { cells: [[{ text: said.excess }], [], [], [{ text: rupiah(payment.excess) }]] };
  drawTable(paper, part, columns, [...shares, ...(payment.excess === 0 ? [] : [kept])]);
  if (payment.needsStampDuty && reversal === null) {
    paper.pdf.y += 8;
    drawParagraph(paper, part, { text: said.stamp });
  }
  part.end();
}
