const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const body = 10;

/** A code for a label: ten letters that nobody mixes up, out of `bytes` (ten of them, random), and one that checks them. */
export function makeScanCode(bytes: Uint8Array): string {
  const code = Array.from(bytes.slice(0, body), (byte) => letters[byte % letters.length]).join('');
  return code + checkLetter(code);
}

/** The code as it is kept, from what was scanned or typed; null when it cannot be one. */
export function readScanCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (code.length !== body + 1 || code.split('').some((letter) => !letters.includes(letter))) return null;
  return checkLetter(code.slice(0, body)) === code[body] ? code : null;
}

/** Weights that differ and are odd: one wrong letter, and two that changed places, are noticed. */
function checkLetter(code: string): string {
  const sum = code.split('').reduce((total, letter, index) => total + letters.indexOf(letter) * (2 * index + 1), 0);
  return letters[sum % letters.length] ?? '0';
}
