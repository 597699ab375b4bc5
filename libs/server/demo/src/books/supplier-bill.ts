import { buffer } from 'node:stream/consumers';
import { bytesOf, openPaper, sheet } from '@imah/server-billing';

interface SupplierBill {
  readonly supplier: string;
  readonly customer: string;
  readonly description: string;
  /** Whole rupiah. */
  readonly amount: number;
  readonly number: string;
  /** Milliseconds since 1970 UTC. */
  readonly madeAt: number;
}

const rupiah = new Intl.NumberFormat('id-ID', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 });

/** The bill of a supplier as it comes by mail: a PDF of one page. */
export async function drawSupplierBill(bill: SupplierBill): Promise<Uint8Array> {
  const { supplier, customer, description, amount, number, madeAt } = bill;
  const title = `Tagihan ${number}`;
  const paper = await openPaper({ title, author: supplier, language: 'id', madeAt });
  const draw = () => {
    const part = paper.begin(() => title);
    const lines = [
      { tag: 'P', text: { text: supplier, size: 12, font: 'bold' as const } },
      { tag: 'H1', text: { text: title, size: 20, font: 'bold' as const } },
      { tag: 'P', text: { text: `Kepada: ${customer}` } },
      { tag: 'P', text: { text: description } },
      { tag: 'P', text: { text: rupiah.format(amount), size: 14, font: 'bold' as const } },
    ];
    for (const { tag, text } of lines) {
      paper.write(part, tag, [text], { x: sheet.left, y: paper.pdf.y, width: sheet.right - sheet.left });
      paper.pdf.y += 12;
    }
    part.end();
  };
  return buffer(bytesOf(paper, [draw]));
}
