import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../config/startup-error.ts';
import { ensureCluster, prepareDataFolder, type DataFolder } from './data-folder.ts';
import { findBinaries, prepareBinaries, type PostgresBinaries } from './platform-binaries.ts';
import { launch, stopPostmaster, type LaunchOptions, type Postmaster } from './postmaster.ts';
import { lockFolder, openDatabase, type FolderLock } from './own-database.ts';
import { currentRunAs, type RunAs } from './run-as.ts';
import { takeOver } from './take-over.ts';
import { errorCode } from '../../system/error-code.ts';

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** More PostgreSQL settings, for tests that need no durability. */
  readonly settings?: Readonly<Record<string, string>>;
  /** false: nothing is flushed to disk; for tests. */
  readonly isDurable?: boolean;
  /**
   * The database ends when this process ends in any way, as it does unless false is given; else, and on Windows, it
   * outlives a SIGKILL and the next start takes it over.
   */
  readonly diesWithParent?: boolean;
  /** Where it listens on loopback: the one it had, for one that is started again. */
  readonly port?: number;
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

const childrenEndMs = 10_000;

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
  const hold = await lockFolder(url, options.dataDir);
  let stopping: Promise<void> | null = null;
  return {
    url,
    pid: postmaster.pid,
    wasAttached: orphan !== null,
    lost: hold.lost,
    stop: () => (stopping ??= stop(hold, postmaster, folder, binaries)),
  };
}

async function stop(
  hold: FolderLock,
  postmaster: Postmaster,
  folder: DataFolder,
  binaries: PostgresBinaries,
): Promise<void> {
  await hold.release();
  await stopPostmaster(postmaster, folder.data, binaries.pgCtl);
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
    address: await chooseAddress(folder, options.port),
    settings: { ...unsafe, ...options.settings },
    diesWithParent: options.diesWithParent ?? process.platform !== 'win32',
  };
  try {
    return await launchPatiently(launchOptions);
  } catch (error) {
    // Another Imah may have started it in the same moment.
    const postmaster = await takeOver(folder, binaries, password);
    if (postmaster !== null) return postmaster;
    const code = errorCode(error);
    // The file is there, but its loader is not: another C library, as on Alpine.
    if (code === 'ENOENT' || code === 'ENOEXEC')
      throw new StartupError('no-binaries', `${process.platform}-${process.arch}`);
    throw new StartupError('database-failed', folder.logFile, await lastWords(folder.logFile, error));
  }
}

/** Where a postmaster was killed, the processes it had started end a moment later; until then PostgreSQL refuses to start. */
async function launchPatiently(options: LaunchOptions): Promise<Postmaster> {
  for (const until = Date.now() + childrenEndMs; ; await delay(50)) {
    try {
      return await launch(options);
    } catch (error) {
      const isInUse = (await lastWords(options.logFile, error)).includes('pre-existing shared memory block');
      if (!isInUse || Date.now() > until) throw error;
    }
  }
}

async function chooseAddress(folder: DataFolder, port?: number): Promise<LaunchOptions['address']> {
  if (process.platform !== 'win32' && Buffer.byteLength(folder.run) <= maxSocketFolder)
    return { socketFolder: folder.run };
  if (port !== undefined) return { port };
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
