import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { installIn } from '../../tools/packages/install.ts';
import { packLibraries } from '../../tools/packages/pack.ts';

/** A program of a README that is marked to be run: `ts run`, `tsx run`. */
export interface ReadmeProgram {
  /** `@imah/api-client 0` */
  readonly name: string;
  /** In the folder where the packages are installed. */
  readonly file: string;
  readonly kind: 'ts' | 'tsx';
}

export interface Readmes {
  readonly folder: string;
  readonly programs: readonly ReadmeProgram[];
  readonly remove: () => void;
}

/** The address that the READMEs name. */
const written = 'http://127.0.0.1:8080';

/** Installs the packed libraries in an empty folder and writes the programs of their READMEs there, as they stand. */
export async function installReadmes(origin: string): Promise<Readmes> {
  const folder = mkdtempSync(join(tmpdir(), 'imah-readmes-'));
  writeFileSync(`${folder}/package.json`, JSON.stringify({ name: 'reader', private: true, type: 'module' }));
  const tarballs = await packLibraries(`${folder}/tarballs`);
  const peers = ['react@^19', 'react-dom@^19', '@tanstack/react-query@^5', 'xstate@^5'];
  await installIn(folder, [...tarballs.map(({ file }) => file), ...peers]);
  const programs = tarballs.flatMap(({ name }) => {
    const readme = readFileSync(`${folder}/node_modules/${name}/README.md`, 'utf8');
    return [...readme.matchAll(/```(tsx?) run\n([\s\S]+?)```/g)].map(([, kind, text = ''], index) => {
      const file = `${name.split('/').at(-1)}-${index}.${kind}`;
      writeFileSync(`${folder}/${file}`, text.replaceAll(written, origin));
      return { name: `${name} ${index}`, file, kind: kind === 'tsx' ? 'tsx' : 'ts' } as const;
    });
  });
  return { folder, programs, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A program that exports `App`, as one script for a page. */
export async function bundleApp(folder: string, { file }: ReadmeProgram): Promise<string> {
  const entry = `${folder}/page.tsx`;
  writeFileSync(
    entry,
    `import { createRoot } from 'react-dom/client';\nimport { App } from './${file}';\ncreateRoot(document.body).render(<App />);\n`,
  );
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: entry } },
  });
  // One configuration without a watcher answers with one bundle.
  const { output } = result as Rolldown.RolldownOutput;
  const [chunk] = output;
  return chunk.code;
}
