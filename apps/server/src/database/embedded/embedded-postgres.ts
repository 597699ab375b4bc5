import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../../config/startup-error.ts';
import { ensureCluster, prepareDataFolder, type DataFolder } from './data-folder.ts';
import { findBinaries, prepareBinaries, type PostgresBinaries } from './platform-binaries.ts';
import {
  isPostmasterOf,
  launch,
  readPostmaster,
  stopPostmaster,
  type LaunchOptions,
  type Postmaster,
} from './postmaster.ts';
import { holdFolder, openDatabase, type Hold } from './own-database.ts';
import { currentRunAs, type RunAs } from './run-as.ts';

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** More PostgreSQL settings, for tests that need no durability. */
  readonly settings?: Readonly<Record<string, string>>;
  /** false: nothing is flushed to disk; for tests. */
  readonly isDurable?: boolean;
  /** The database ends when this process ends in any way; else it outlives a SIGKILL and the next start takes it over. */
  readonly diesWithParent?: boolean;
  readonly runAs?: RunAs | null;
  readonly binaries?: PostgresBinaries;
}

export interface EmbeddedPostgres {
  /** Of the database that belongs to Imah, for a role that is no superuser. */
  readonly url: string;
  readonly pid: number;
  /** An already running server was taken over. */
  readonly wasAttached: boolean;
  /** Settles when the database ends without `stop`. */
  readonly lost: Promise<void>;
  /** Fast shutdown; resolves when it is down. */
  stop(): Promise<void>;
}

// Longest name of a unix socket on macOS, less the file's own name.
const maxSocketFolder = 103 - '/.s.PGSQL.65535'.length;

/**
 * Starts PostgreSQL on `dataDir`, or takes over the one that a killed Imah left running there.
 * @throws {StartupError} when it cannot
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const os = process.platform;
  const runAs = options.runAs === undefined ? currentRunAs() : options.runAs;
  const found = options.binaries ?? (await findBinaries({ os, cpu: process.arch }));
  const folder = await prepareDataFolder(options.dataDir, runAs);
  const binaries = await prepareBinaries(found, os, runAs, folder.binaries);
  const password = await ensureCluster(folder, binaries, runAs, options.isDurable ?? true);

  const orphan = await takeOver(folder, binaries, password);
  const postmaster = orphan ?? (await launchIn(folder, binaries, runAs, password, options));
  const url = await openDatabase(postmaster, password, folder.passwordFile).catch(async (error: unknown) => {
    if (orphan === null) await stopPostmaster(postmaster, folder.data, binaries.pgCtl);
    throw error;
  });
  const hold = await holdFolder(url, options.dataDir);
  let stopping: Promise<void> | null = null;
  return {
    url,
    pid: postmaster.pid,
    wasAttached: orphan !== null,
    lost: hold.lost,
    stop: () => (stopping ??= stop(hold, postmaster, folder, binaries)),
  };
}

async function stop(hold: Hold, postmaster: Postmaster, folder: DataFolder, binaries: PostgresBinaries): Promise<void> {
  await hold.release();
  await stopPostmaster(postmaster, folder.data, binaries.pgCtl);
}

/** The server that already runs on the folder and answers to our password; one that does not answer is stopped. */
async function takeOver(folder: DataFolder, binaries: PostgresBinaries, password: string): Promise<Postmaster | null> {
  for (const until = Date.now() + 60_000; Date.now() < until; await delay(10)) {
    const postmaster = readPostmaster(folder.data);
    if (postmaster === null) return null;
    if (!(await isPostmasterOf(postmaster.pid, folder.data))) {
      await rm(join(folder.data, 'postmaster.pid'), { force: true });
      return null;
    }
    // Starting or stopping: it will soon be ready or gone.
    if (postmaster.status !== 'ready') continue;
    if (await answers(postmaster, password)) return postmaster;
    await stopPostmaster(postmaster, folder.data, binaries.pgCtl);
  }
  return null;
}

async function answers(postmaster: Postmaster, password: string): Promise<boolean> {
  const client = new pg.Client({
    host: postmaster.host,
    port: postmaster.port,
    user: 'postgres',
    password,
    database: 'postgres',
    connectionTimeoutMillis: 3000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    // Too many connections, or just shutting down: it is alive, and stopping it would hurt its owner.
    return /^(53|57)/.test(code);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function launchIn(
  folder: DataFolder,
  binaries: PostgresBinaries,
  runAs: RunAs | null,
  password: string,
  options: EmbeddedPostgresOptions,
): Promise<Postmaster> {
  const unsafe =
    (options.isDurable ?? true) ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const launchOptions: LaunchOptions = {
    postgres: binaries.postgres,
    data: folder.data,
    logFile: folder.logFile,
    runAs,
    address: await chooseAddress(folder),
    settings: { ...unsafe, ...options.settings },
    diesWithParent: options.diesWithParent ?? false,
  };
  try {
    return await launch(launchOptions);
  } catch (error) {
    // Another Imah may have started it in the same moment.
    const postmaster = await takeOver(folder, binaries, password);
    if (postmaster !== null) return postmaster;
    const code = (error as NodeJS.ErrnoException).code;
    // The file is there, but its loader is not: another C library, as on Alpine.
    if (code === 'ENOENT' || code === 'ENOEXEC')
      throw new StartupError('no-binaries', `${process.platform}-${process.arch}`);
    throw new StartupError('database-failed', folder.logFile, await lastWords(folder.logFile, error));
  }
}

async function chooseAddress(folder: DataFolder): Promise<LaunchOptions['address']> {
  if (process.platform !== 'win32' && Buffer.byteLength(folder.run) <= maxSocketFolder)
    return { socketFolder: folder.run };
  const probe = createServer();
  await new Promise<void>((done, failed) => probe.once('error', failed).listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return { port: typeof address === 'object' && address !== null ? address.port : 0 };
}

async function lastWords(logFile: string, error: unknown): Promise<string> {
  const log = await readFile(logFile, 'utf8').catch(() => '');
  const line = log
    .trim()
    .split('\n')
    .findLast((candidate) => /FATAL|PANIC|ERROR|error/.test(candidate));
  return line?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '') ?? (error instanceof Error ? error.message : String(error));
}
