import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../../config/startup-error.ts';
import type { Postmaster } from './postmaster.ts';

const role = 'imah';

/** Any number that nothing else in this database locks. */
const lockKey = 0x494d_4148;
// A killed Imah's connection is closed by the kernel at once; the database notices within this time.
const lockPatienceMs = 1500;

/** The URL of Imah's own database; makes database and role at the first start. */
export async function openDatabase(postmaster: Postmaster, password: string, passwordFile: string): Promise<string> {
  const url = urlOf(postmaster, password, role);
  if (await canConnect(url)) return url;
  const admin = new pg.Client({ connectionString: urlOf(postmaster, password, 'postgres') });
  admin.on('error', () => undefined);
  try {
    await admin.connect();
  } catch {
    throw new StartupError('password-missing', passwordFile);
  }
  try {
    await admin.query(
      `DO $$ BEGIN
         IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role} LOGIN CREATEDB; END IF;
       END $$`,
    );
    await admin.query(`ALTER ROLE ${role} PASSWORD ${pg.escapeLiteral(password)}`);
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [role]);
    if (rowCount === 0) await admin.query(`CREATE DATABASE ${role} OWNER ${role}`);
  } finally {
    await admin.end();
  }
  return url;
}

/** Where a postmaster that runs is reached, as the role and in the database `name`. */
export function urlOf({ host, port }: Postmaster, password: string, name: string): string {
  const credentials = `${name}:${encodeURIComponent(password)}`;
  return host.startsWith('/')
    ? `postgresql://${credentials}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`
    : `postgresql://${credentials}@${host}:${port}/${name}`;
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export interface FolderLock {
  /** Settles when the database goes away by itself. */
  readonly lost: Promise<void>;
  release(): Promise<void>;
}

/**
 * Claims the folder for this process for as long as its connection stands. A lock of the database
 * cannot go stale as a file with a process id can: whatever ends the process ends the connection.
 * @throws {StartupError} `folder-in-use`
 */
export async function lockFolder(url: string, dataDir: string): Promise<FolderLock> {
  const client = new pg.Client({ connectionString: url, application_name: `imah ${process.pid}`, keepAlive: true });
  let release = false;
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => undefined);
    client.on('end', () => {
      if (!release) resolve();
    });
  });
  await client.connect();
  for (const until = Date.now() + lockPatienceMs; ; await delay(20)) {
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [lockKey]);
    if (rows[0]?.held === true) break;
    if (Date.now() < until) continue;
    const holder = await lockHolderOf(client);
    release = true;
    await client.end();
    throw new StartupError('folder-in-use', dataDir, holder);
  }
  return {
    lost,
    release: async () => {
      release = true;
      await client.end();
    },
  };
}

async function lockHolderOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
     WHERE l.locktype = 'advisory' AND l.granted AND l.objid = $1 AND l.classid = 0`,
    [lockKey],
  );
  return rows[0]?.name.replace('imah ', '') ?? '?';
}
