import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A PDF as Poppler reads it, which is another program than the one that wrote it. */
export interface ReadPdf {
  /** Its words, line by line as they stand on the page, with plain spaces. */
  readonly text: string;
  readonly pages: number;
  readonly title: string;
  readonly isTagged: boolean;
  /** What a screen reader goes through: each kind of element and the texts, in the order in which they are read. */
  readonly tags: string;
  /** Each font, and whether it is embedded. */
  readonly fonts: readonly { readonly name: string; readonly embedded: boolean }[];
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const folder = await mkdtemp(join(tmpdir(), 'imah-pdf-'));
  try {
    const file = join(folder, 'a.pdf');
    await writeFile(file, bytes);
    const [text, info, tags, fonts] = await Promise.all([
      run('pdftotext', '-layout', file, '-'),
      run('pdfinfo', file),
      run('pdfinfo', '-struct-text', file),
      run('pdffonts', file),
    ]);
    const fact = (name: string) => new RegExp(`^${name}: +(.*)$`, 'm').exec(info)?.[1] ?? '';
    return {
      text: plain(text).replaceAll(/ {2,}/g, ' | '),
      pages: Number(fact('Pages')),
      title: fact('Title'),
      isTagged: fact('Tagged') === 'yes',
      tags: plain(tags),
      fonts: fonts
        .split('\n')
        .slice(2)
        .filter((line) => line !== '')
        .map((line) => {
          const [name = '', ...rest] = line.trim().split(/\s+/);
          // The last columns: embedded, subset, unicode, and the two of the object.
          return { name: name.replace(/^[A-Z]{6}\+/, ''), embedded: rest.at(-5) === 'yes' };
        }),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

async function run(program: string, ...args: readonly string[]): Promise<string> {
  const root = findPoppler();
  const libraries = root === '/' ? [] : readdirSync(join(root, 'usr/lib')).map((name) => join(root, 'usr/lib', name));
  const env = libraries.length === 0 ? process.env : { ...process.env, LD_LIBRARY_PATH: libraries.join(':') };
  const { stdout } = await promisify(execFile)(join(root, 'usr/bin', program), args, { env, maxBuffer: 50_000_000 });
  return stdout;
}

function findPoppler(): string {
  const cached = fileURLToPath(new URL('../../../../../node_modules/.cache/poppler', import.meta.url));
  const found = [cached, '/'].find((place) => existsSync(join(place, 'usr/bin/pdftotext')));
  if (found === undefined) throw new Error('There is no Poppler: node tools/test/run-all.ts brings one');
  return found;
}
