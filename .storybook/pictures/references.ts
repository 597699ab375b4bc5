import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./references/', import.meta.url));
const browserFile = `${folder}browser.json`;

/** The pictures that were accepted, one file each, and the browser that drew them. */
export const references = {
  read: (name: string): Buffer | null => {
    const file = `${folder}${name}.webp`;
    return existsSync(file) ? readFileSync(file) : null;
  },
  write: (name: string, picture: Buffer): void => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}${name}.webp`, picture);
  },
  remove: (name: string): void => rmSync(`${folder}${name}.webp`),
  names: (): string[] => globSync('*.webp', { cwd: folder }).map((file) => file.replace(/\.webp$/, '')),
  /** Major version of the Chromium that drew them; null while there are none. */
  readBrowser: (): string | null => {
    if (!existsSync(browserFile)) return null;
    // Written below.
    return (JSON.parse(readFileSync(browserFile, 'utf8')) as { readonly chromium: string }).chromium;
  },
  writeBrowser: (chromium: string): void => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(browserFile, `${JSON.stringify({ chromium }, null, 2)}\n`);
  },
};
