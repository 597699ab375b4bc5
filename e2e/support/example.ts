import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIn } from '../../tools/packages/install.ts';
import { packLibraries } from '../../tools/packages/pack.ts';

export type Example = 'telemetry-csv' | 'live-value';

const examples = fileURLToPath(new URL('../../examples/', import.meta.url));

export interface Examples {
  readonly folderOf: (example: Example) => string;
  readonly remove: () => void;
}

/** Copies the examples out of the workspace and installs the packed libraries there, as their READMEs say. */
export async function installExamples(names: readonly Example[]): Promise<Examples> {
  const root = mkdtempSync(join(tmpdir(), 'imah-examples-'));
  const folderOf = (example: Example) => `${root}/examples/${example}`;
  await packLibraries(`${root}/dist/packages`);
  for (const name of names) {
    const filter = (path: string) => !/node_modules|package-lock/.test(path.slice(examples.length));
    cpSync(`${examples}${name}`, folderOf(name), { recursive: true, filter });
    await installIn(folderOf(name));
  }
  return { folderOf, remove: () => rmSync(root, { recursive: true, force: true }) };
}

export interface Run {
  readonly child: ChildProcess;
  /** Standard output so far. */
  readonly printed: () => string;
  /** Standard error so far. */
  readonly told: () => string;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

/** Runs a script of an example on this Node, with nothing of the workspace but the server's address. */
export function runExample(folder: string, args: readonly string[], environment: Record<string, string>): Run {
  const child = spawn(process.execPath, [...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], LANG: 'id_ID.UTF-8', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { printed: '', told: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.told += text));
  return {
    child,
    printed: () => texts.printed,
    told: () => texts.told,
    ended: new Promise((resolve) => child.once('close', resolve)),
  };
}
