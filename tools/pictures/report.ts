import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { workspaceRoot } from '../run/workspace.ts';

/** Where the differences of the last run lie. */
const reportFolder = `${workspaceRoot}node_modules/.cache/pictures/report/`;

export interface Changed {
  readonly name: string;
  readonly words: string;
  readonly before: Buffer;
  readonly after: Buffer;
  readonly difference: Buffer;
}

/** Takes away what an earlier run left. */
export function clearReport(): void {
  rmSync(reportFolder, { recursive: true, force: true });
}

/** Writes the changed pictures side by side, to be opened in a browser. Gives the page's path. */
export function writeReport(changed: readonly Changed[], folder: string = reportFolder): string {
  mkdirSync(folder, { recursive: true });
  const sections = changed.map(({ name, words, before, after, difference }) => {
    const pictures = { Sebelum: before, Sesudah: after, Bedanya: difference };
    const figures = Object.entries(pictures).map(([label, png]) => {
      const file = `${name}.${label.toLowerCase()}.${label === 'Sebelum' ? 'webp' : 'png'}`;
      writeFileSync(`${folder}${file}`, png);
      return `<figure><figcaption>${label}</figcaption><img src="${file}" alt="${name} ${label}"></figure>`;
    });
    return `<section><h2>${name}</h2><p>${words}</p><div>${figures.join('')}</div></section>`;
  });
  const page = `${folder}index.html`;
  writeFileSync(
    page,
    `<!doctype html><html lang="id"><meta charset="utf-8"><title>Gambar yang berubah</title>${style}${sections.join('')}</html>`,
  );
  return page;
}

const style =
  '<style>body{font:14px system-ui;margin:24px;background:#eef2f3}div{display:flex;gap:16px;flex-wrap:wrap}' +
  'img{max-width:30vw;border:1px solid #aaa;background:#fff}figure{margin:0}</style>';
