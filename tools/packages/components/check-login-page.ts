import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { workspaceRoot } from '../../run/workspace.ts';

const built = `${workspaceRoot}apps/web/dist/`;

/** What the first page may weigh, in bytes as they travel (brotli): base theme and layout, and all of its code. */
const limits = { style: 12_000, code: 137_300 };

export interface PageReport {
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

/** Weighs the style sheets and scripts that the built login page names. */
export function checkLoginPage(folder: string = built): PageReport {
  const page = `${folder}login/index.html`;
  if (!existsSync(page)) return { lines: [], faults: [`there is no ${page} to weigh`] };
  const html = readFileSync(page, 'utf8');
  const weighed = { style: styleSheetsOf(html), code: scriptsOf(html) };
  const parts = (['style', 'code'] as const).map((kind) => {
    const files = weighed[kind];
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(folder + file)).byteLength, 0);
    const line = `login page: ${bytes} B of ${kind} of ${limits[kind]} B`;
    if (files.length === 0) return { line, fault: `${page} names no ${kind}` };
    return { line, fault: bytes > limits[kind] ? `${line}: too much` : null };
  });
  return { lines: parts.map(({ line }) => line), faults: parts.flatMap(({ fault }) => fault ?? []) };
}

/** The paths of the style sheets a page links to, from the root of the application. */
export function styleSheetsOf(html: string): string[] {
  return tagsOf(html, 'link')
    .filter((link) => /\brel="stylesheet"/.test(link))
    .flatMap((link) => /\bhref="\/([^"]+)"/.exec(link)?.[1] ?? []);
}

/** The paths of the scripts a page runs and of those it fetches ahead for them. */
export function scriptsOf(html: string): string[] {
  const ahead = tagsOf(html, 'link').filter((link) => /\brel="modulepreload"/.test(link));
  const found = [...ahead, ...tagsOf(html, 'script')].flatMap(
    (tag) => /\b(?:href|src)="\/([^"]+)"/.exec(tag)?.[1] ?? [],
  );
  return [...new Set(found)];
}

function tagsOf(html: string, name: 'link' | 'script'): string[] {
  return html.match(new RegExp(String.raw`<${name}\b[^>]*>`, 'g')) ?? [];
}
