import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { workspaceRoot } from '../../run/workspace.ts';

const built = `${workspaceRoot}apps/web/dist/`;
/** Base theme and layout as the first page fetches them. */
const limit = 12_000;

export interface StyleReport {
  readonly line: string;
  readonly faults: readonly string[];
}

/** Weighs the style sheets that the built login page names. */
export function checkLoginStyle(folder: string = built): StyleReport {
  const page = `${folder}login/index.html`;
  if (!existsSync(page)) return { line: 'login page: not built', faults: [`there is no ${page} to weigh`] };
  const sheets = styleSheetsOf(readFileSync(page, 'utf8'));
  if (sheets.length === 0) return { line: 'login page: no style', faults: [`${page} names no style sheet`] };
  const bytes = sheets.reduce((sum, sheet) => sum + brotliCompressSync(readFileSync(folder + sheet)).byteLength, 0);
  const line = `login page: ${bytes} B of style of ${limit} B`;
  return { line, faults: bytes > limit ? [`${line}: too much`] : [] };
}

/** The paths of the style sheets a page links to, from the root of the application. */
export function styleSheetsOf(html: string): string[] {
  const links = html.match(/<link\b[^>]*>/g) ?? [];
  return links
    .filter((link) => /\brel="stylesheet"/.test(link))
    .flatMap((link) => /\bhref="\/([^"]+)"/.exec(link)?.[1] ?? []);
}
