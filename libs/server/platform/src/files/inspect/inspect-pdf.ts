import { createReadStream } from 'node:fs';
import { HttpProblem } from '../../http/errors.ts';

/** Longer than anything that is looked for: it may lie across two chunks. */
const overlap = 64;
// A name ends at white space, a zero among it, or at a sign that begins something else (ISO 32000-1, 7.2.2).
const active = /\/(?:JavaScript|JS|Launch)(?=[\0\s()<>[\]{}/%])|<\s*(?:script|html|!doctype)\b/i;

/** @throws {HttpProblem} when it runs scripts or programs, does not begin as a PDF, or is a page as well */
export async function inspectPdf(path: string): Promise<void> {
  let before: string | null = null;
  for await (const chunk of createReadStream(path, { encoding: 'latin1' })) {
    if (before === null && !String(chunk).startsWith('%PDF-')) throw new HttpProblem(422, 'BERKAS_RUSAK');
    const text: string = (before ?? '') + String(chunk);
    if (active.test(plainNames(text))) throw new HttpProblem(422, 'BERKAS_BERSKRIP');
    before = text.slice(-overlap);
  }
}

/** `/J#61vaScript` is the same name as `/JavaScript`. */
function plainNames(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
