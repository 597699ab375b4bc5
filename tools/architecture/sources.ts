import { globSync, readFileSync } from 'node:fs';
import { workspaceRoot } from '../run/workspace.ts';

export interface Source {
  /** Path from the repository's folder. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

const generated = /\/generated\/|libs\/server\/platform\/src\/database\/schema\.ts$/;

/** Every hand-written TypeScript file below the folders, tests and stories included. */
export function readSources(folders: readonly string[]): Source[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: workspaceRoot }))
    .filter((path) => !/node_modules|\/dist\//.test(path) && !generated.test(path))
    .map((path) => {
      const text = readFileSync(`${workspaceRoot}${path}`, 'utf8');
      return { path, text, lines: text.split('\n').length - 1 };
    });
}

/** What is shipped: neither test nor story nor the parts that only they use. */
export function isShipped({ path }: Source): boolean {
  return !/\.(test|stories|e2e)\.tsx?$|\/testing\/|\.config\.ts$|^libs\/testing\/|^e2e\//.test(path);
}
