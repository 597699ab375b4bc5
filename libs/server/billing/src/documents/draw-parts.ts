import type { StructElement } from 'pdfkit';
import { type Paper, type Said, sheet, width } from './paper.ts';
import type { Writing } from './words/index.ts';

/** Who sends a document, as its head says it. */
export interface Sender {
  readonly name: string;
  /** In one line; null where the organisation has not said it. */
  readonly address: string | null;
  readonly taxNumber: string | null;
}

const whole = (paper: Paper) => ({ x: sheet.left, y: paper.pdf.y, width });

/** Who sends it, and below a line what it is. */
export function drawHead(paper: Paper, part: StructElement, sender: Sender, title: string, words: Writing): void {
  const { pdf } = paper;
  const details = [
    ...(sender.address === null ? [] : [sender.address]),
    ...(sender.taxNumber === null ? [] : [words.taxNumber(sender.taxNumber)]),
  ].map((text) => ({ text, size: 9, colour: 'muted' as const }));
  paper.write(part, 'P', [{ text: sender.name, font: 'bold', size: 12 }, ...details], whole(paper));
  pdf.y += 10;
  paper.rule();
  pdf.y += 18;
  paper.write(part, 'H1', [{ text: title, font: 'bold', size: 20 }], whole(paper));
  pdf.y += 10;
}

export function drawHeading(paper: Paper, part: StructElement, text: string): void {
  // With the first lines of what it stands above.
  paper.keep(90);
  paper.pdf.y += 16;
  paper.write(part, 'H2', [{ text, font: 'bold', size: 12 }], whole(paper));
  paper.pdf.y += 6;
}

export function drawParagraph(paper: Paper, part: StructElement, said: Said): void {
  paper.keep(paper.heightOf([said], width));
  paper.write(part, 'P', [said], whole(paper));
  paper.pdf.y += 4;
}

/** An amount in words, in a language of its own: Indonesian, whatever the document's. */
export function drawInWords(paper: Paper, part: StructElement, label: string, words: string): void {
  paper.keep(40);
  paper.pdf.y += 8;
  paper.write(part, 'P', [{ text: label, size: 9, colour: 'muted' }], whole(paper));
  paper.write(part, 'P', [{ text: words, font: 'bold' }], whole(paper), { lang: 'id-ID' });
  paper.pdf.y += 4;
}

const labelWidth = 130;

/** What is known, each beside its name. */
export function drawFacts(
  paper: Paper,
  part: StructElement,
  facts: readonly { readonly name: string; readonly value: string }[],
): void {
  const { pdf } = paper;
  const table = pdf.struct('Table', {});
  part.add(table);
  for (const { name, value } of facts) {
    const height = paper.heightOf([{ text: value }], width - labelWidth) + 4;
    paper.keep(height);
    const { y } = pdf;
    const row = pdf.struct('TR', {});
    table.add(row);
    const label = [{ text: name, colour: 'muted' as const }];
    paper.write(row, 'TH', label, { x: sheet.left, y, width: labelWidth }, { scope: 'Row' });
    paper.write(row, 'TD', [{ text: value }], { x: sheet.left + labelWidth, y, width: width - labelWidth });
    pdf.y = y + height;
  }
  table.end();
}

export interface Column {
  readonly title: string;
  /** Points; all of them together are as wide as the page. */
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** A row of a table: what each cell says; its first cell names it where it is a sum. */
export interface Row {
  readonly cells: readonly (readonly Said[])[];
  readonly kind?: 'sum';
}

const gap = 12;

/** A table whose headings stand on each page that it goes over, read out once. */
export function drawTable(paper: Paper, part: StructElement, columns: readonly Column[], rows: readonly Row[]): void {
  const { pdf } = paper;
  const table = pdf.struct('Table', {});
  part.add(table);
  const boxes = columns.map(({ width: boxWidth }, index) => ({
    x: sheet.left + columns.slice(0, index).reduce((sum, column) => sum + column.width, 0),
    width: boxWidth - (index === columns.length - 1 ? 0 : gap),
  }));
  const line = (
    parent: StructElement,
    cells: Row['cells'],
    tagOf: (index: number) => 'TH-column' | 'TH-row' | 'TD',
  ) => {
    const { y } = pdf;
    for (const [index, cell] of cells.entries()) {
      const box = { x: 0, width: 0, ...boxes[index], y };
      const said = cell.map((one) => ({ align: columns[index]?.align ?? 'left', ...one }));
      const tag = tagOf(index);
      if (tag === 'TD') paper.write(parent, 'TD', said, box);
      else paper.write(parent, 'TH', said, box, { scope: tag === 'TH-row' ? 'Row' : 'Column' });
    }
    pdf.y = y + heightOf(cells) + 5;
    paper.rule();
    pdf.y += 5;
  };
  const heightOf = (cells: Row['cells']) =>
    Math.max(...cells.map((cell, index) => paper.heightOf(cell, boxes[index]?.width ?? width)));
  const headings = columns.map(({ title }) => [{ text: title, size: 9, colour: 'muted' as const }]);
  const rowOf = () => {
    const row = pdf.struct('TR', {});
    table.add(row);
    return row;
  };
  paper.keep(60);
  line(rowOf(), headings, () => 'TH-column');
  for (const { cells, kind } of rows) {
    if (paper.keep(heightOf(cells) + 10) === 'turned') repeat(paper, headings, boxes, columns);
    line(rowOf(), cells, (index) => (kind === 'sum' && index === 0 ? 'TH-row' : 'TD'));
  }
  table.end();
}

function repeat(
  { pdf, show, rule }: Paper,
  headings: readonly (readonly Said[])[],
  boxes: readonly { readonly x: number; readonly width: number }[],
  columns: readonly Column[],
): void {
  const { y } = pdf;
  for (const [index, cell] of headings.entries()) {
    const align = columns[index]?.align ?? 'left';
    show(
      cell.map((said) => ({ ...said, align })),
      { x: 0, width: 0, ...boxes[index], y },
    );
  }
  pdf.y += 5;
  rule();
  pdf.y += 5;
}
