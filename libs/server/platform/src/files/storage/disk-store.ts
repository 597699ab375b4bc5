import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { randomBytes } from 'node:crypto';
import { type FileStore, storePath } from './file-store.ts';

/** Files in a folder that only the server's own user reads. `folder` is absolute. */
export function createDiskStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming');
  return {
    put: async (key, content) => {
      const place = join(folder, storePath(key));
      const unfinished = join(incoming, randomBytes(20).toString('hex'));
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      try {
        await writeWhole(unfinished, content);
        await rename(unfinished, place);
        await syncFolder(dirname(place));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    read: async (key) => {
      const file = await open(join(folder, storePath(key))).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return file === null ? null : createReadStream('', { fd: file });
    },
    remove: (key) => rm(join(folder, storePath(key)), { force: true }),
  };
}

async function writeWhole(path: string, content: Blob): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(Readable.fromWeb(content.stream()));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename is kept through a power cut only when its folder is written too. */
async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders; its file system keeps the rename by its journal.
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
