import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  access,
  chmod,
  chown,
  constants,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../config/startup-error.ts';
import type { PostgresBinaries } from './platform-binaries.ts';
import { databaseEnvironment } from './postmaster.ts';
import { blockedAt, type RunAs } from './run-as.ts';
import { errorCode } from '../../system/error-code.ts';

/** What lies below `<data folder>/postgres`. */
export interface DataFolder {
  readonly root: string;
  readonly data: string;
  readonly run: string;
  readonly logFile: string;
  readonly passwordFile: string;
  /** Beside `postgres`, for the copy of the binaries. */
  readonly binaries: string;
}

/**
 * Why nothing can be written to `folder`. A folder that has to be made where nothing can be written is said not to be
 * there (ENOENT): then what counts is the nearest one that is.
 */
export async function whyUnwritable(
  error: unknown,
  folder: string,
  tryWriting: (path: string) => Promise<void> = (path) => access(path, constants.W_OK),
): Promise<string> {
  const reason = errorCode(error) ?? String(error);
  if (reason !== 'ENOENT') return reason;
  for (let above = dirname(folder); ; above = dirname(above)) {
    const fault = await tryWriting(above).then(
      () => null,
      (why: unknown) => errorCode(why) ?? null,
    );
    if (fault !== 'ENOENT' || above === dirname(above)) return fault ?? reason;
  }
}

/**
 * Makes the folders and gives them to whoever runs the database.
 * @throws {StartupError} `folder-unwritable`, `folder-read-only`, `folder-unreachable`
 */
export async function prepareDataFolder(dataDir: string, runAs: RunAs | null): Promise<DataFolder> {
  const root = join(dataDir, 'postgres');
  const run = join(root, 'run');
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    // The folder is Imah's own; who runs the database only passes through it, to `postgres` below.
    if (runAs) await chmod(dataDir, (await stat(dataDir)).mode | 0o011);
    await access(dataDir, constants.W_OK | constants.X_OK);
    for (const folder of [root, run]) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (runAs) await chown(folder, runAs.uid, runAs.gid);
    }
    await access(root, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = await whyUnwritable(error, dataDir);
    throw reason === 'EROFS'
      ? new StartupError('folder-read-only', dataDir)
      : new StartupError('folder-unwritable', dataDir, reason);
  }
  const blocked = runAs === null ? null : blockedAt(root, runAs);
  if (blocked !== null && runAs !== null) throw new StartupError('folder-unreachable', dataDir, blocked, runAs.name);
  return {
    root,
    run,
    data: join(root, 'data'),
    logFile: join(root, 'postgres.log'),
    passwordFile: join(root, 'password'),
    binaries: join(dataDir, 'postgres-binaries'),
  };
}

/**
 * The password of the cluster in `folder`, which is made first where there is none.
 * @throws {StartupError} `data-of-other-version`, `password-missing`, `database-failed`
 */
export async function ensureCluster(
  folder: DataFolder,
  binaries: PostgresBinaries,
  runAs: RunAs | null,
  isDurable: boolean,
): Promise<string> {
  if (existsSync(folder.data)) {
    const found = (await readFile(join(folder.data, 'PG_VERSION'), 'utf8').catch(() => '?')).trim();
    if (found !== binaries.majorVersion)
      throw new StartupError('data-of-other-version', folder.data, found, binaries.majorVersion);
    const password = await readPassword(folder);
    if (password === null) throw new StartupError('password-missing', folder.passwordFile);
    return password;
  }
  const password = (await readPassword(folder)) ?? (await writePassword(folder, runAs));
  await initialize(folder, binaries, runAs, isDurable);
  return password;
}

async function initialize(
  folder: DataFolder,
  binaries: PostgresBinaries,
  runAs: RunAs | null,
  isDurable: boolean,
): Promise<void> {
  for (const name of await readdir(folder.root)) {
    if (name.startsWith('data.new-')) await rm(join(folder.root, name), { recursive: true, force: true });
  }
  // Renamed when whole: a start that is cut short leaves no half cluster behind.
  const unfinished = join(folder.root, `data.new-${process.pid}`);
  const args = [
    '-D',
    unfinished,
    '-U',
    'postgres',
    `--pwfile=${folder.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(isDurable ? [] : ['--no-sync']),
  ];
  try {
    await promisify(execFile)(binaries.initdb, args, {
      cwd: folder.root,
      env: databaseEnvironment(),
      ...(runAs ? { uid: runAs.uid, gid: runAs.gid } : {}),
    });
    await rename(unfinished, folder.data);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Someone else made it in the meantime: theirs is as good.
    if (existsSync(folder.data)) return;
    const code = errorCode(error);
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    // The file is there, but its loader is not: another C library, as on Alpine.
    if (code === 'ENOENT' || code === 'ENOEXEC')
      throw new StartupError('no-binaries', `${process.platform}-${process.arch}`);
    throw new StartupError('database-failed', folder.logFile, stderr.trim().split('\n').at(-1) || String(error));
  }
}

async function readPassword(folder: DataFolder): Promise<string | null> {
  const text = await readFile(folder.passwordFile, 'utf8').catch(() => '');
  return text.trim() === '' ? null : text.trim();
}

async function writePassword(folder: DataFolder, runAs: RunAs | null): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await writeFile(folder.passwordFile, `${password}\n`, { mode: 0o600, flush: true });
  await chmod(folder.passwordFile, 0o600);
  if (runAs) await chown(folder.passwordFile, runAs.uid, runAs.gid);
  return password;
}
