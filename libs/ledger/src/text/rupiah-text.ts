/** What a text says in whole rupiah, or why it says none. */
export type RupiahReading =
  | { kind: 'empty' }
  | { kind: 'rupiah'; value: number }
  /** Words, or a part of a rupiah, or more than a number can hold exactly. */
  | { kind: 'unreadable' };

const scales: Record<string, number> = {
  rb: 1e3,
  ribu: 1e3,
  k: 1e3,
  jt: 1e6,
  juta: 1e6,
  m: 1e9,
  miliar: 1e9,
  milyar: 1e9,
};

/**
 * Reads whole rupiah from what people type and paste: "1250000", "Rp1.250.000", "IDR 1,250,000.00", "1.250.000,-",
 * "1,5 jt". A part of a rupiah is never rounded away: it is unreadable, unless it is nought.
 */
export function readRupiah(text: string): RupiahReading {
  const plain = text
    .toLowerCase()
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/^(-?)(rp\.?|idr)/, '$1')
    .replace(/(,-{1,2}|idr|,=)$/, '');
  if (plain === '') return { kind: 'empty' };
  const match = /^(-?)([\d.,]*\d)([a-z]*)$/.exec(plain);
  const [, sign = '', digits = '', word = ''] = match ?? [];
  const scale = word === '' ? 1 : scales[word];
  const parts = scale === undefined ? null : partsOf(digits, scale > 1);
  if (!match || !parts || scale === undefined) return { kind: 'unreadable' };

  // Digits are moved as text: 1.1 × 1,000,000 in floating point is not what was written.
  const decimals = String(scale).length - 1;
  const fraction = parts.fraction.padEnd(decimals, '0');
  if (/[^0]/.test(fraction.slice(decimals))) return { kind: 'unreadable' };
  const value = Number(`${parts.whole}${fraction.slice(0, decimals)}`);
  if (!Number.isSafeInteger(value)) return { kind: 'unreadable' };
  return { kind: 'rupiah', value: sign && value !== 0 ? -value : value };
}

/** "1250000" becomes "1.250.000", in Indonesian order whatever the language of the page: it is Indonesian money. */
export function writeRupiah(value: number | null): string {
  return value === null ? '' : new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 }).format(value);
}

/** Splits at the decimal mark; both ways of writing are understood, and a group has three digits. */
function partsOf(digits: string, scaled: boolean): { whole: string; fraction: string } | null {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last === -1) return { whole: digits, fraction: '' };
  const mark = digits[last] ?? '';
  const tail = digits.slice(last + 1);
  const repeated = digits.indexOf(mark) !== last;
  // "1.250" is a thousand two hundred and fifty, but "1.250 juta" and "1,250 juta" are one and a quarter.
  const grouped = repeated || (tail.length === 3 && !(scaled && digits.slice(0, last).length <= 3));
  const head = grouped ? digits : digits.slice(0, last);
  const groups = head.split(/[.,]/);
  const marks = new Set(head.replace(/\d/g, ''));
  const regular = groups.every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));
  if (marks.size > 1 || (groups.length > 1 && !regular) || groups[0] === '') return null;
  return { whole: groups.join(''), fraction: grouped ? '' : tail };
}
