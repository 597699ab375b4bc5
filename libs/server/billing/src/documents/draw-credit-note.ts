import type { Bill } from '@imah/contract/billing';
import type { CreditNote } from '@imah/contract/payments';
import { terbilang, toRupiah } from '@imah/ledger';
import { drawFacts, drawHead, drawHeading, drawInWords, drawParagraph, drawTable, type Sender } from './draw-parts.ts';
import type { Paper } from './paper.ts';
import type { Writing } from './words/index.ts';

export interface CreditNoteFacts {
  readonly note: CreditNote;
  /** The bill that it lowers. */
  readonly bill: Bill;
  readonly sender: Sender;
}

/** A credit note on pages of its own: of which bill, why, and what it takes back of each line. */
export function drawCreditNote(paper: Paper, { note, bill, sender }: CreditNoteFacts, words: Writing): void {
  const { creditNote: said, rupiah } = words;
  const part = paper.begin((page) => words.footer(note.number, page));
  drawHead(paper, part, sender, said.title(note.number), words);
  drawFacts(paper, part, [
    { name: said.bill, value: said.billOf(bill.number ?? '', words.monthOf(bill.period)) },
    { name: words.bill.unit, value: words.bill.unitOf(bill.unitCode, bill.buildingName) },
    { name: words.bill.name, value: bill.personName },
    { name: said.day, value: words.dayOf(note.issuedOn) },
    { name: said.reason, value: note.reason },
    { name: said.by, value: note.issuedByName },
  ]);
  drawHeading(paper, part, said.lines);
  const columns = [
    { title: words.bill.charge, width: 379 },
    { title: words.bill.amount, width: 120, align: 'right' as const },
  ];
  const lines = note.lines.map(({ position, amount }) => {
    const kind = bill.lines[position - 1]?.kind;
    return { cells: [[{ text: kind === undefined ? '' : words.bill.kinds[kind] }], [{ text: rupiah(amount) }]] };
  });
  const sum = [said.total, rupiah(note.amount)].map((text) => [{ text, font: 'bold' as const }]);
  drawTable(paper, part, columns, [...lines, { kind: 'sum', cells: sum }]);
  drawInWords(paper, part, words.inWords, terbilang(toRupiah(note.amount)));
  drawParagraph(paper, part, { text: said.text });
  part.end();
}
