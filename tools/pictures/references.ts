import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { workspaceRoot } from '../run/workspace.ts';

export interface References {
  readonly read: (name: string) => Buffer | null;
  readonly write: (name: string, picture: Buffer) => void;
  readonly remove: (name: string) => void;
  readonly names: () => string[];
  /** Major version of the Chromium that drew them; null while there are none. */
  readonly readBrowser: () => string | null;
  readonly writeBrowser: (chromium: string) => void;
}

/** The pictures that were accepted, one file each, and the browser that drew them. The folder ends in a slash. */
export function openReferences(folder = `${workspaceRoot}.storybook/references/`): References {
  const browserFile = `${folder}browser.json`;
  return {
    read: (name) => {
      const file = `${folder}${name}.webp`;
      return existsSync(file) ? readFileSync(file) : null;
    },
    write: (name, picture) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}${name}.webp`, picture);
    },
    remove: (name) => rmSync(`${folder}${name}.webp`),
    names: () => globSync('*.webp', { cwd: folder }).map((file) => file.replace(/\.webp$/, '')),
    readBrowser: () => {
      if (!existsSync(browserFile)) return null;
      // Written below.
      return (JSON.parse(readFileSync(browserFile, 'utf8')) as { readonly chromium: string }).chromium;
    },
    writeBrowser: (chromium) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(browserFile, `${JSON.stringify({ chromium }, null, 2)}\n`);
    },
  };
}
