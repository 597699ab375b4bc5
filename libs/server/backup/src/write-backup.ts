import { createWriteStream, existsSync, statSync } from 'node:fs';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Config } from '@imah/server-platform/config';
import { isPostmasterOf, readPostmaster, startEmbeddedPostgres, urlOf } from '@imah/server-platform/database/embedded';
import { archiveDatabase } from './archive-database.ts';
import { archiveFile, archiveText, listBelow } from './archive-files.ts';
import { BackupError } from './backup-messages.ts';
import { tarEnd, tarHead } from './tar.ts';
import { errorCode } from '@imah/server-platform/system';

/** What stands first in a backup. */
export interface Manifest {
  readonly format: 1;
  /** Which PostgreSQL can read it, on which kind of computer: its files are those of the server. */
  readonly postgres: string;
  readonly platform: string;
  readonly createdAt: string;
}

export const manifestName = 'imah-backup.json';
/** Stands last: without it a backup was cut off. */
export const endName = 'imah-backup-end';

export interface WrittenBackup {
  readonly file: string;
  readonly bytes: number;
}

/**
 * Writes the data folder of an installation into one file, while its server may be running.
 * @param target a new file, or a folder in which one is made
 * @param onProgress is told the bytes read so far
 * @throws {BackupError} `target-exists`, `target-unwritable`, `not-embedded`, `nothing-there`
 */
export async function writeBackup(
  config: Config,
  target: string,
  now: Date,
  onProgress: (bytes: number) => void,
): Promise<WrittenBackup> {
  if (config.database.kind === 'external') throw new BackupError('not-embedded');
  const { dataDir } = config;
  if (!existsSync(join(dataDir, 'postgres/data'))) throw new BackupError('nothing-there', dataDir);
  const file = fileFor(target, now);
  if (existsSync(file)) throw new BackupError('target-exists', file);
  const unfinished = join(dirname(file), `.${basename(file)}.unfinished`);
  try {
    // Only their own: a backup holds the keys of the installation.
    await (await open(unfinished, 'w', 0o600)).close();
  } catch (error) {
    throw new BackupError('target-unwritable', file, errorCode(error) ?? String(error));
  }
  try {
    await pipeline(
      Readable.from(contentOf(dataDir, now, resolve(unfinished)), { objectMode: false }),
      counted(onProgress),
      createGzip({ level: 3 }),
      createWriteStream(unfinished, { flags: 'r+', flush: true }),
    );
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return { file, bytes: (await stat(file)).size };
}

function fileFor(target: string, now: Date): string {
  const isFolder = existsSync(target) && statSync(target).isDirectory();
  const at = now.toISOString().slice(0, 19).replaceAll(':', '');
  return isFolder ? join(target, `imah-${at}.tar.gz`) : target;
}

async function* contentOf(dataDir: string, now: Date, ownFile: string): AsyncGenerator<Buffer> {
  const root = join(dataDir, 'postgres');
  const database = await reach(dataDir);
  try {
    const postgres = (await readFile(join(root, 'data/PG_VERSION'), 'utf8')).trim();
    const platform = `${process.platform}-${process.arch}`;
    const manifest: Manifest = { format: 1, postgres, platform, createdAt: now.toISOString() };
    yield* archiveText(manifestName, JSON.stringify(manifest));
    // Files before the database and, those that came meanwhile, after it: what a row names is then there, whether it was
    // stored or taken away in between.
    const written = new Set<string>();
    yield* archiveOthers(dataDir, ownFile, written);
    yield tarHead({ name: 'postgres', kind: 'folder', size: 0 });
    yield* archiveFile(join(root, 'password'), 'postgres/password');
    yield tarHead({ name: 'postgres/data', kind: 'folder', size: 0 });
    yield* archiveDatabase(database.url, join(root, 'data'), 'postgres/data');
    yield* archiveOthers(dataDir, ownFile, written);
    yield* archiveText(endName, '');
    yield tarEnd();
  } finally {
    await database.close();
  }
}

/** Everything but the database, what is made anew, and what was written already. */
async function* archiveOthers(dataDir: string, ownFile: string, written: Set<string>): AsyncGenerator<Buffer> {
  const skipped = /^(?:postgres|postgres-binaries|scratch)(?:\/|$)/;
  for await (const { name, kind } of listBelow(dataDir, (each) => skipped.test(each))) {
    const path = join(dataDir, name);
    if (written.has(name) || resolve(path) === ownFile) continue;
    written.add(name);
    if (kind === 'folder') yield tarHead({ name, kind, size: 0 });
    else yield* archiveFile(path, name);
  }
}

/** The database as its superuser: the running one, or one that is started for the time of the backup. */
async function reach(dataDir: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const root = join(dataDir, 'postgres');
  const running = readPostmaster(join(root, 'data'));
  const isRunning = running?.status === 'ready' && (await isPostmasterOf(running.pid, root));
  const own = isRunning ? null : await startEmbeddedPostgres({ dataDir });
  const postmaster = readPostmaster(join(root, 'data'));
  if (postmaster === null) throw new BackupError('nothing-there', dataDir);
  const password = (await readFile(join(root, 'password'), 'utf8')).trim();
  return { url: urlOf(postmaster, password, 'postgres'), close: async () => own?.stop() };
}

function counted(onProgress: (bytes: number) => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      onProgress(bytes);
      done(null, chunk);
    },
  });
}
