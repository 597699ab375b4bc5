import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { tarHead, tarPadding } from './tar.ts';

const chunkBytes = 1_048_576;

/** One file as it is now. What grows meanwhile is cut, what shrinks filled with zeros, what is gone left out. */
export async function* archiveFile(path: string, name: string): AsyncGenerator<Buffer> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return;
  try {
    const { size } = await file.stat();
    yield tarHead({ name, kind: 'file', size });
    yield* contentOf(file, size);
    yield tarPadding(size);
  } finally {
    await file.close();
  }
}

async function* contentOf(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size;) {
    const wanted = Math.min(chunkBytes, size - at);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(wanted), 0, wanted, at);
    // Zeros for what was cut off while it was read: whoever cut it wrote down that it did.
    yield bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead);
    at += bytesRead === 0 ? wanted : bytesRead;
  }
}

export function* archiveText(name: string, text: string): Generator<Buffer> {
  const content = Buffer.from(text);
  yield tarHead({ name, kind: 'file', size: content.length });
  yield content;
  yield tarPadding(content.length);
}

/** What lies below a folder: folders before what is in them, names with slashes. */
export async function* listBelow(
  folder: string,
  skip: (name: string) => boolean,
): AsyncGenerator<{ readonly name: string; readonly kind: 'file' | 'folder' }> {
  const waiting = [''];
  for (let below = waiting.shift(); below !== undefined; below = waiting.shift()) {
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      },
    );
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (skip(name)) continue;
      if (entry.isDirectory()) {
        waiting.push(name);
        yield { name, kind: 'folder' };
      } else if (entry.isFile()) yield { name, kind: 'file' };
    }
  }
}
