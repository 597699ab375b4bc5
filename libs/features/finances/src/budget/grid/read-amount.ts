import { budgetBounds } from '@imah/contract/finances/words';

/** Whole rupiah as somebody writes them in a cell; an empty one is nothing. Null where it is none, or of more than `months` may have. */
export function readAmount(text: string, months = 1): number | null {
  const plain = text.trim().replace(/^Rp\.?\s*/i, '');
  if (plain === '' || /^[-–—]$/.test(plain)) return 0;
  // Groups of three, by stops, commas or blanks; what stands behind another sign is a part of a rupiah.
  if (!/^\d+$|^\d{1,3}([.,\s]\d{3})+$/.test(plain)) return null;
  const amount = Number(plain.replaceAll(/\D/g, ''));
  return amount <= budgetBounds.amount * months ? amount : null;
}

/** The cells of a text that was copied from a spreadsheet; null where it is one alone. */
export function cellsOf(text: string): string[][] | null {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t'));
  return rows.length === 1 && rows[0]?.length === 1 ? null : rows;
}
