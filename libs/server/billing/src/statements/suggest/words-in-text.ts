/** Words of a bank's text that name nobody. */
const common = new Set(
  'transfer trsf ebanking banking dari dan untuk bank debit kredit setoran tunai biaya bapak ibu mrs ftscy bayar pembayaran iuran tagihan unit'.split(
    ' ',
  ),
);

/** The words of a text: letters and digits, in small letters. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Whether a text of the bank names somebody: every long word of the name stands in it, the last of them cut off where the bank
 * has cut it. Titles and words that every text has name nobody.
 */
export function namesPerson(text: string, name: string): boolean {
  const words = wordsOf(text);
  const wanted = wordsOf(name).filter((word) => word.length >= 3 && !common.has(word));
  if (wanted.length === 0 || !wanted.some((word) => word.length >= 4)) return false;
  return wanted.every((word, at) => {
    if (words.includes(word)) return true;
    // Banks cut names at some length.
    return at > 0 && at === wanted.length - 1 && words.some((one) => one.length >= 2 && word.startsWith(one));
  });
}

/** Whether a number such as `INV-2026-000123` stands in the text, whatever the bank has made of its marks. */
export function hasNumber(text: string, number: string): boolean {
  const plain = (of: string) => of.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const wanted = plain(number);
  return wanted.length >= 6 && plain(text).includes(wanted);
}

/** Whether the code of a unit stands in the text as a word of its own: `A-101`, `A101` or `A 101`. */
export function namesUnit(text: string, code: string): boolean {
  const parts = code
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((part) => part !== '');
  // A code of digits alone is any number.
  if (parts.length === 0 || !/[A-Z]/.test(code.toUpperCase()) || parts.join('').length < 3) return false;
  return new RegExp(String.raw`(?:^|[^A-Z0-9])${parts.join('[^A-Z0-9]?')}(?:$|[^A-Z0-9])`).test(text.toUpperCase());
}
