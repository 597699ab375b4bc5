import type { Bill, BillLine } from '@imah/contract/billing';
import { needsStampDuty, terbilang, toRupiah } from '@imah/ledger';
import type { StructElement } from 'pdfkit';
import {
  drawFacts,
  drawHead,
  drawHeading,
  drawInWords,
  drawParagraph,
  drawTable,
  type Row,
  type Sender,
} from './draw-parts.ts';
import { feeTexts } from './fee-texts.ts';
import type { Paper, Said } from './paper.ts';
import { usageTexts } from './usage-texts.ts';
import type { Writing } from './words/index.ts';

/** What a bill is called on its paper. */
export function titleOfBill({ kind, period }: Pick<Bill, 'kind' | 'period'>, words: Writing): string {
  const { title, lateFeeTitle, openingTitle } = words.bill;
  return { month: title, 'late-fee': lateFeeTitle, opening: openingTitle }[kind](words.monthOf(period));
}

/** Whether a bill says how, when and by which receipt it was paid: that is for its payer and the organisation. */
export type ShownPayments = 'listed' | 'summed';

/** A bill on pages of its own. */
export function drawBill(
  paper: Paper,
  bill: Bill,
  sender: Sender,
  words: Writing,
  shownPayments: ShownPayments = 'listed',
): void {
  const { rupiah } = words;
  const number = bill.number ?? '';
  const part = paper.begin((page) => words.footer(number, page));
  drawHead(paper, part, sender, titleOfBill(bill, words), words);
  drawFacts(paper, part, [
    { name: words.bill.number, value: number },
    { name: words.bill.unit, value: words.bill.unitOf(bill.unitCode, bill.buildingName) },
    { name: words.bill.name, value: bill.personName },
    { name: words.bill.due, value: words.dayOf(bill.dueOn) },
    { name: words.bill.standing, value: words.bill.states[bill.state] },
  ]);
  drawHeading(paper, part, words.bill.lines);
  const columns = [
    { title: words.bill.charge, width: 150 },
    { title: words.bill.reckoned, width: 229 },
    { title: words.bill.amount, width: 120, align: 'right' as const },
  ];
  drawTable(paper, part, columns, [...bill.lines.flatMap((line) => rowsOf(line, words)), ...sumsOf(bill, words)]);
  drawInWords(paper, part, words.inWords, terbilang(toRupiah(bill.total)));
  if (shownPayments === 'listed') drawPayments(paper, part, bill, words);
  drawHeading(paper, part, words.bill.howTo);
  drawParagraph(paper, part, { text: howToPay(bill, words) });
  if (needsStampDuty(toRupiah(bill.total))) drawParagraph(paper, part, { text: words.bill.stamp, colour: 'muted' });
  part.end();

  function sumsOf({ total, outstanding, payments }: Bill, { bill: said }: Writing): Row[] {
    const paid = payments.filter(({ state }) => state === 'settled').reduce((sum, { amount }) => sum + amount, 0);
    const corrected = total - paid - outstanding;
    return [
      { name: said.total, amount: total },
      ...(paid === 0 ? [] : [{ name: said.paid, amount: -paid }]),
      ...(corrected === 0 ? [] : [{ name: said.corrected, amount: -corrected }]),
      ...(paid === 0 && corrected === 0 ? [] : [{ name: said.outstanding, amount: outstanding }]),
    ].map(({ name, amount }) => ({
      kind: 'sum',
      cells: [[{ text: name, font: 'bold' }], [], [{ text: rupiah(amount), font: 'bold' }]],
    }));
  }
}

function howToPay({ state, outstanding, number, dueOn }: Bill, { bill: said, dayOf }: Writing): string {
  if (state === 'cancelled') return said.cancelledText;
  return outstanding === 0 ? said.settledText : said.howToText(number ?? '', dayOf(dueOn));
}

/** A charge with its formula, and below it its tax with what that was reckoned on. */
function rowsOf(line: BillLine, writing: Writing): Row[] {
  const { bill: words, rupiah, rate, quantity, monthOf, percent } = writing;
  const { kind, days, daysOfMonth, fullAmount, amount, tax } = line;
  const localTax = line.basis === 'meter' ? line.localTax : null;
  const small = { size: 9, colour: 'muted' } as const;
  const some = { text: words.days(days, daysOfMonth, rupiah(fullAmount)), ...small };
  const since = { text: words.tariff(monthOf(line.tariffFrom)), ...small };
  const row = (name: Said, texts: readonly Said[], sum: number): Row => ({
    cells: [[name], texts, [{ text: rupiah(sum) }]],
  });
  if (line.basis === 'late-fee')
    return [row({ text: words.kinds[kind], font: 'bold' }, feeTexts(line, writing), amount)];
  if (line.basis === 'opening')
    return [row({ text: words.kinds[kind], font: 'bold' }, [{ text: line.memo ?? words.openingText }], amount)];
  const taxed = tax === null ? [] : [row({ text: words.tax }, [{ text: words.taxBase(rupiah(tax.base)) }], tax.amount)];
  if (line.basis === 'product') {
    const { name, unit, orderNumber } = line.product;
    const texts = [{ text: `${quantity(line.qtyMilli)} ${unit}` }, { text: orderNumber, ...small }];
    return [row({ text: name, font: 'bold' }, texts, amount), ...taxed];
  }
  const reckoned =
    line.basis === 'meter'
      ? usageTexts(line, writing)
      : [{ text: words.formula[line.basis](quantity(line.qtyMilli), rate(line.rateE4)) }];
  return [
    row(
      { text: words.kinds[kind], font: 'bold' },
      [...reckoned, ...(days === daysOfMonth ? [] : [some]), since],
      amount,
    ),
    ...(localTax === null ? [] : [row({ text: words.localTax(percent(localTax.ppm)) }, [], localTax.amount)]),
    ...taxed,
  ];
}

function drawPayments(paper: Paper, part: StructElement, bill: Bill, words: Writing): void {
  const payments = bill.payments.filter(({ state }) => state === 'settled');
  if (payments.length === 0) return;
  drawHeading(paper, part, words.bill.payments);
  const columns = [
    { title: words.bill.receipt, width: 150 },
    { title: words.bill.day, width: 129 },
    { title: words.receipt.method, width: 100 },
    { title: words.bill.amount, width: 120, align: 'right' as const },
  ];
  const rows = payments.map(({ number, receivedOn, method, amount }) => ({
    cells: [number, words.dayOf(receivedOn), words.methods[method], words.rupiah(amount)].map((text) => [{ text }]),
  }));
  drawTable(paper, part, columns, rows);
}
