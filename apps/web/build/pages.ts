import type { BuildManifest } from '@imah/contract/system';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type Chunks, filesOf } from './chunks.ts';
import { leadHomeSource } from './lead-home-source.ts';

interface PrerenderedPage {
  readonly html: string;
  readonly title: string;
  readonly colorMode: 'light' | 'dark' | null;
  /** Source file of the page's own chunk, as Vite's manifest names it. */
  readonly chunk: string;
}

/** What `build/prerender.tsx` exports. */
export interface Prerenderer {
  readonly prerenderedPaths: readonly string[];
  /** Every path pattern of the route map. */
  readonly knownPaths: readonly string[];
  readonly render: (path: string) => Promise<PrerenderedPage>;
}

/** Fills the shell with each prerendered page and its style, and writes its payload (S-48). */
export async function writePages(
  dist: string,
  chunks: Chunks,
  pages: Prerenderer,
  manifest: BuildManifest,
): Promise<void> {
  const shell = await readFile(`${dist}/index.html`, 'utf8');

  for (const path of pages.prerenderedPaths) {
    const page = await pages.render(path);
    const files = filesOf(chunks, [chunks.entry, chunkNamed(chunks, page.chunk)]);
    const styles = await Promise.all(files.styles.map((file) => readFile(`${dist}/${file}`, 'utf8')));
    const folder = `${dist}${path === '/' ? '' : path}`;
    const head = [
      ...(path === '/' ? [`<script>${leadHomeSource()}</script>`] : []),
      ...files.fonts.map(fontLink),
      ...files.scripts.map(scriptLink),
      `<style>${styles.join('')}</style>`,
      // Not fetched while disabled: tells the module loader that these styles are already here.
      ...files.styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`),
    ];
    const html = withoutLinks(shell, [...files.styles, ...files.scripts])
      .replace('<title>Imah</title>', `<title>${escapeText(page.title)}</title>`)
      .replace('<!--imah-head-->', () => head.join(''))
      .replace('<!--imah-html-->', () => page.html)
      .replace(
        'data-color-mode="light"',
        page.colorMode === null ? 'data-color-mode="light"' : `data-color-mode="${page.colorMode}"`,
      );

    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/index.html`, html);
    await writeFile(
      `${folder}/_payload.json`,
      JSON.stringify({ path, title: page.title, buildId: manifest.id, prerenderedAt: manifest.timestamp }),
    );
  }
  // What every path without a page of its own is answered with; the client renders the rest. Nearly all of them
  // stand behind the login, so the frame around those is fetched beside the entry and not after it.
  const first = filesOf(chunks, [chunks.entry]);
  const frame = filesOf(chunks, [chunkNamed(chunks, 'shell/workspace/dashboard-frame.tsx')]);
  const head = [
    ...first.fonts.map(fontLink),
    ...frame.scripts.filter((file) => !first.scripts.includes(file)).map(scriptLink),
  ];
  await writeFile(
    `${dist}/shell.html`,
    shell.replace('<!--imah-head-->', () => head.join('')).replace('<!--imah-html-->', ''),
  );
}

function fontLink(file: string): string {
  return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`;
}

function scriptLink(file: string): string {
  return `<link rel="modulepreload" crossorigin href="/${file}" />`;
}

function chunkNamed(chunks: Chunks, source: string): string {
  const name = Object.keys(chunks.all).find((candidate) => candidate.endsWith(source));
  if (name === undefined) throw new Error(`no chunk was built from ${source}`);
  return name;
}

/** Vite links the entry's files in the shell; a prerendered page holds their styles and preloads them itself. */
function withoutLinks(html: string, files: readonly string[]): string {
  return files.reduce(
    (text, file) =>
      text.replace(new RegExp(String.raw`\s*<link rel="(stylesheet|modulepreload)" crossorigin href="/${file}">`), ''),
    html,
  );
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
