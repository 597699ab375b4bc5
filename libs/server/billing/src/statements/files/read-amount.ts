/** A trillion rupiah: what comes to more was misread. */
export const mostSen = 100_000_000_000_000;

/**
 * An amount in sen, as banks write it: `1.234.567,00`, `1,234,567.00`, `150000.00`, `.00`; below zero with a minus or in
 * parentheses. Null where it is none.
 */
export function readSen(text: string): number | null {
  const bare = text.replaceAll(/^(?:rp|idr)\.?|\s|'/gi, '').replace(/(?:cr|db|dr)$/i, '');
  const isNegative = /^-|^\(.*\)$|-$/.test(bare);
  const digits = bare.replace(/^[-+(]+/, '').replace(/[-)]+$/, '');
  const [, whole = '', separator = '', part = ''] = /^([\d.,]*?)(?:([.,])(\d{1,2}))?$/.exec(digits) ?? [];
  if (whole === '' && part === '') return null;
  const rupiah = readWhole(whole, separator);
  if (rupiah === null) return null;
  const sen = rupiah * 100 + Number(part.padEnd(2, '0'));
  if (sen > mostSen) return null;
  return isNegative && sen !== 0 ? -sen : sen;
}

/** What stands before the sen: digits alone, or groups of three between one kind of mark, which is not that of the sen. */
function readWhole(text: string, decimal: string): number | null {
  if (/^\d*$/.test(text)) return Number(text);
  const mark = /[.,]/.exec(text)?.[0] ?? '';
  if (mark === decimal) return null;
  const groups = text.split(mark);
  const isGrouped = groups.every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));
  return isGrouped ? Number(groups.join('')) : null;
}

/** On which side of the account it stands, where a cell says so: `CR`, `K`, `DB`, `D`; null where it does not. */
export function readSide(text: string): 'in' | 'out' | null {
  const word = text.trim().toLowerCase().replace(/\.$/, '');
  if (/(?:^|[\d\s.,])(?:cr|k|c|kredit|credit)$/.test(word)) return 'in';
  if (/(?:^|[\d\s.,])(?:db|dr|d|debet|debit)$/.test(word)) return 'out';
  return null;
}
