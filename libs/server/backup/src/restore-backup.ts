import { createReadStream, createWriteStream } from 'node:fs';
import { chown, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { verifyChains } from '@imah/server-platform/audit';
import { currentRunAs, findBinaries, startEmbeddedPostgres } from '@imah/server-platform/database/embedded';
import { createDatabase, createPool } from '@imah/server-platform/database';
import { BackupError } from './backup-messages.ts';
import { readTar, whole } from './tar.ts';
import { endName, type Manifest, manifestName } from './write-backup.ts';

/** What is in the restored installation. */
export interface Restored {
  readonly people: number;
  readonly tickets: number;
  readonly files: number;
  readonly auditRows: number;
}

/**
 * Puts a backup into an empty data folder, starts its database once, and checks the audit of every organisation.
 * @throws {BackupError} `not-empty`, `unreadable`, `other-version`, `chain-broken`
 */
export async function restoreBackup(
  file: string,
  dataDir: string,
  onProgress: (bytes: number) => void,
): Promise<Restored> {
  const there = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (there.length > 0) throw new BackupError('not-empty', dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await unpack(file, dataDir, onProgress);
  } catch (error) {
    for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true });
    if (error instanceof BackupError) throw error;
    throw new BackupError('unreadable', file, error instanceof Error ? error.message : String(error));
  }
  return inspect(dataDir);
}

async function unpack(file: string, dataDir: string, onProgress: (bytes: number) => void): Promise<void> {
  let bytes = 0;
  let last = '';
  const runAs = currentRunAs();
  const plain = createReadStream(file).on('error', (error) => unzip.destroy(error));
  const unzip = createGunzip();
  for await (const { name, kind, content } of readTar(plain.pipe(unzip))) {
    if (last === '' && name !== manifestName) throw new Error(`it begins with ${name}`);
    last = name;
    if (name === manifestName) await requireFitting(JSON.parse((await whole(content)).toString('utf8')));
    else if (name === endName) continue;
    else {
      const path = join(dataDir, safe(name));
      if (kind === 'folder') await mkdir(path, { recursive: true, mode: 0o700 });
      else
        await pipeline(
          Readable.from(content, { objectMode: false }),
          async function* (chunks: AsyncIterable<Buffer>) {
            for await (const chunk of chunks) {
              onProgress((bytes += chunk.length));
              yield chunk;
            }
          },
          // PostgreSQL writes its own to the disk when it makes them whole.
          createWriteStream(path, { mode: 0o600, flags: 'wx', flush: !name.startsWith('postgres/') }),
        );
      if (runAs !== null && name.startsWith('postgres')) await chown(path, runAs.uid, runAs.gid);
    }
  }
  if (last !== endName) throw new Error('it was cut off');
}

async function requireFitting({ format, postgres, platform }: Partial<Manifest>): Promise<void> {
  const { majorVersion } = await findBinaries({ os: process.platform, cpu: process.arch });
  const ours = `${majorVersion} (${process.platform}-${process.arch})`;
  const found = `${postgres} (${platform})`;
  if (format !== 1 || found !== ours) throw new BackupError('other-version', found, ours);
}

/** @throws {Error} for a name that leads out of the folder */
function safe(name: string): string {
  if (name.startsWith('/') || /[\\:]/.test(name) || name.split('/').includes('..')) throw new Error(`it holds ${name}`);
  return name;
}

async function inspect(dataDir: string): Promise<Restored> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const db = createDatabase(createPool(postgres.url, { max: 2 }));
  try {
    const chains = await verifyChains(db);
    if (chains.some(({ state }) => state !== 'whole')) throw new BackupError('chain-broken', dataDir);
    const { rows } = await sql<Restored>`
      SELECT (SELECT count(*)::int FROM app_user) AS people, (SELECT count(*)::int FROM ticket) AS tickets,
        (SELECT count(*)::int FROM stored_file) AS files, (SELECT count(*)::int FROM audit_event) AS "auditRows"`.execute(
      db,
    );
    return rows[0] ?? { people: 0, tickets: 0, files: 0, auditRows: 0 };
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}
