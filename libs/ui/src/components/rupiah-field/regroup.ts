import { writeRupiah } from '@imah/ledger';

/** The text with its dots in place, and the caret before the same digits as before. */
export function regroup(text: string, caret: number): { text: string; caret: number } {
  const digits = text.replace(/\./g, '');
  const value = Number(digits);
  if (!/^\d+$/.test(digits) || !Number.isSafeInteger(value)) return { text, caret };
  const next = writeRupiah(value);
  const behind = text.slice(caret).replace(/\./g, '').length;
  let position = next.length;
  for (let left = behind; left > 0 && position > 0; position -= 1) {
    if (next[position - 1] !== '.') left -= 1;
  }
  // Behind a dot, Backspace would take the dot for ever and never reach the digit.
  return { text: next, caret: next[position - 1] === '.' ? position - 1 : position };
}
