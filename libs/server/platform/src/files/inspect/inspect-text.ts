import { HttpProblem } from '../../http/errors.ts';

// Tabs, line ends and form feeds are text; other control characters are not.
const control = /(?![\t\n\f\r])\p{Cc}/u;
const markup = /<\s*(?:!doctype|!entity|\?xml|\?php|html|head|body|svg|math|script|iframe|object|embed|meta|link)\b/i;

/** @throws {HttpProblem} unless it is plain text that no program takes for a page */
export function inspectText(content: Buffer): void {
  const text = decode(content);
  if (text === null || control.test(text)) throw new HttpProblem(415, 'ISI_BERKAS_BERBEDA');
  if (markup.test(text)) throw new HttpProblem(422, 'BERKAS_BERSKRIP');
}

function decode(content: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return null;
  }
}
