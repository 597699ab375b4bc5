export type PhoneReading =
  | { kind: 'empty' }
  /** E.164: "+6281234567890". */
  | { kind: 'phone'; value: string }
  | { kind: 'incomplete' };

/**
 * Reads a number as people write it: 0812-3456-7890, 812 3456 7890, 62812…, +62 (0)812…, 0062812…
 * Without a country it is Indonesian; numbers of other countries begin with + or 00.
 */
export function readPhone(text: string): PhoneReading {
  const marks = text
    .trim()
    .replace(/\(0\)/g, '')
    .replace(/[\s\u00a0().\-–/]/g, '');
  if (marks === '') return { kind: 'empty' };
  const international = marks.replace(/^00/, '+');
  if (!/^\+?\d+$/.test(international)) return { kind: 'incomplete' };

  const foreign = international.startsWith('+') && !international.startsWith('+62');
  if (foreign)
    return /^\+[1-9]\d{6,14}$/.test(international) ? { kind: 'phone', value: international } : { kind: 'incomplete' };

  const national = international
    .replace(/^\+?62(?=\d{7,})/, '')
    .replace(/^\+62/, '')
    .replace(/^0/, '');
  // Mobile numbers have 9 to 12 digits behind the zero, those of a house or an office 8 to 11.
  const shape = national.startsWith('8') ? /^8[1-9]\d{7,10}$/ : /^[2-79]\d{7,10}$/;
  return shape.test(national) ? { kind: 'phone', value: `+62${national}` } : { kind: 'incomplete' };
}

/** "+6281234567890" becomes "+62 812-3456-7890"; a number of another country stays as it is. */
export function writePhone(value: string | null): string {
  if (value === null) return '';
  const national = /^\+62(\d+)$/.exec(value)?.[1];
  if (national === undefined) return value;
  if (national.startsWith('8')) return `+62 ${inGroups(national, [3, 4])}`;
  const area = /^(21|22|24|31|61)/.test(national) ? 2 : 3;
  const rest = national.slice(area);
  return `+62 ${national.slice(0, area)} ${inGroups(rest, [Math.floor(rest.length / 2)])}`;
}

function inGroups(digits: string, sizes: readonly number[]): string {
  const groups: string[] = [];
  let rest = digits;
  for (const size of sizes) {
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return [...groups, rest].join('-');
}
