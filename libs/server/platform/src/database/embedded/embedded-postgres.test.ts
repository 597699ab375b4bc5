import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { StartupError } from '../../config/startup-error.ts';
import { makeTestFolder } from '../../testing/test-postgres.ts';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isPostmasterOf, readPostmaster } from './postmaster.ts';

const isRoot = process.getuid?.() === 0;
const holder = fileURLToPath(new URL('../../testing/hold-postgres.ts', import.meta.url));
let dataDir: string;

const started: EmbeddedPostgres[] = [];

// Watched: whatever becomes of a test, no database stays behind.
async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, isDurable: false, diesWithParent: true, ...options });
  started.push(postgres);
  return postgres;
}

const dataOf = (folder: string) => join(folder, 'postgres/data');

const faultOf = (starting: Promise<unknown>) =>
  starting.then(
    () => 'none',
    (error: unknown) => (error instanceof StartupError ? error.fault : String(error)),
  );

async function query<R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<R>(text);
  await client.end();
  return rows;
}

interface Held {
  readonly child: ChildProcess;
  readonly message: { pid: number; wasAttached: boolean; fault?: string };
}

async function startElsewhere(mode: 'watched' | 'unwatched'): Promise<Held> {
  const child = fork(holder, [dataDir, mode], { execArgv: ['--conditions=@imah/source'] });
  const [message] = (await once(child, 'message')) as [Held['message']];
  return { child, message };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function isGone(pid: number): Promise<boolean> {
  for (const until = Date.now() + 10_000; Date.now() < until; await delay(10)) {
    if (!(await isPostmasterOf(pid, dataOf(dataDir)))) return true;
  }
  return false;
}

beforeAll(async () => {
  dataDir = await makeTestFolder();
});
afterEach(() => Promise.all(started.splice(0).map((postgres) => postgres.stop())));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('the embedded database', () => {
  it('makes a cluster with a password of its own, listening nowhere but on its socket or loopback', async () => {
    const postgres = await start();

    const [settings] = await query(
      postgres.url,
      `SELECT current_user AS who, (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS super, current_setting('server_encoding') AS encoding,
         current_setting('listen_addresses') AS addresses, current_setting('password_encryption') AS hashing,
         (SELECT datlocprovider::text || ' ' || datlocale FROM pg_database WHERE datname = 'imah') AS locale`,
    );
    const wrong = new URL(postgres.url);
    wrong.password = 'guess';
    const refused = await query(wrong.href, 'SELECT 1').catch((error: unknown) => (error as { code: string }).code);
    const password = await stat(join(dataDir, 'postgres/password'));
    await postgres.stop();

    expect(settings).toEqual({
      who: 'imah',
      super: false,
      encoding: 'UTF8',
      addresses: '',
      hashing: 'scram-sha-256',
      locale: 'b C.UTF-8',
    });
    expect(refused).toBe('28P01');
    expect(password.mode & 0o777).toBe(0o600);
  });

  it('stops by a fast shutdown and finds its data again', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE IF NOT EXISTS kept (n integer)');
    await query(first.url, 'INSERT INTO kept VALUES (42)');
    await first.stop();
    expect(existsSync(join(dataOf(dataDir), 'postmaster.pid'))).toBe(false);

    const second = await start();
    const rows = await query(second.url, 'SELECT n FROM kept');
    await second.stop();

    expect(rows).toEqual([{ n: 42 }]);
    expect(second.wasAttached).toBe(false);
    expect(await readFile(join(dataDir, 'postgres/postgres.log'), 'utf8')).toContain('received fast shutdown request');
  });

  it('takes over the server that a process killed by SIGKILL left running', async () => {
    const { child, message } = await startElsewhere('unwatched');
    await kill(child);
    expect(readPostmaster(dataOf(dataDir))?.pid).toBe(message.pid);

    const postgres = await start();
    const rows = await query(postgres.url, 'SELECT 1 AS one');
    await postgres.stop();

    expect({ pid: postgres.pid, wasAttached: postgres.wasAttached, rows }).toEqual({
      pid: message.pid,
      wasAttached: true,
      rows: [{ one: 1 }],
    });
    expect(await isGone(message.pid)).toBe(true);
  });

  it('stops an orphan that does not know our password, and says what is wrong when the data does not either', async () => {
    const { child, message } = await startElsewhere('unwatched');
    await kill(child);
    const file = join(dataDir, 'postgres/password');
    const password = await readFile(file, 'utf8');
    await writeFile(file, 'another\n');

    expect(await faultOf(start())).toBe('password-missing');
    expect(await isGone(message.pid)).toBe(true);

    await writeFile(file, password);
    const postgres = await start();
    expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  it('starts over the pid file of a process that is no database of this folder', async () => {
    // As after a power cut: the number belongs to some other process by now, here to this one.
    await writeFile(
      join(dataOf(dataDir), 'postmaster.pid'),
      `${process.pid}\n${dataOf(dataDir)}\n0\n5432\n\n\n\nready\n`,
    );

    const postgres = await start();
    expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  it('starts again after the database itself was killed with the server', async () => {
    const { child, message } = await startElsewhere('unwatched');
    process.kill(message.pid, 'SIGKILL');
    await kill(child);

    const postgres = await start();
    expect(await query(postgres.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }]);
    expect(postgres.wasAttached).toBe(false);
    await postgres.stop();
  });

  it('refuses a second opener, and leaves the first one alone', async () => {
    const first = await start();

    const { child, message } = await startElsewhere('unwatched');
    await kill(child);

    expect(message.fault).toBe('folder-in-use');
    expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await first.stop();
  });

  it('ends with its parent where it is asked to, also when that is killed', async () => {
    const { child, message } = await startElsewhere('watched');

    await kill(child);

    expect(await isGone(message.pid)).toBe(true);
  });

  it('tells when the database ends by itself', async () => {
    const postgres = await start();

    process.kill(postgres.pid, 'SIGQUIT');

    await expect(postgres.lost).resolves.toBeUndefined();
    await postgres.stop();
  });

  it('refuses the data of another major version', async () => {
    const file = join(dataOf(dataDir), 'PG_VERSION');
    const version = await readFile(file, 'utf8');
    await writeFile(file, '19\n');

    const refused = await start().catch((error: unknown) => (error as Error).message);
    await writeFile(file, version);

    expect(refused).toContain('belongs to PostgreSQL 19, but this Imah brings PostgreSQL 18');
    expect(refused).toContain('DATABASE_URL');
  });

  it('refuses data whose password is gone', async () => {
    const file = join(dataDir, 'postgres/password');
    const password = await readFile(file, 'utf8');
    await rm(file);

    expect(await faultOf(start())).toBe('password-missing');

    await writeFile(file, password, { mode: 0o600 });
  });

  it('refuses a folder that cannot be written', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');

    expect(await faultOf(start({ dataDir: join(file, 'data') }))).toBe('folder-unwritable');
  });

  it.runIf(isRoot)('refuses, as root, a folder that the user of the database cannot reach', async () => {
    const closed = join(dataDir, 'closed');
    await mkdir(closed, { mode: 0o700 });

    const refused = await start({ dataDir: join(closed, 'data') }).catch((error: unknown) => (error as Error).message);

    expect(refused).toContain(`${closed} is closed to it`);
    expect(refused).toContain('/var/lib/imah');
  });

  it.runIf(isRoot)('runs, as root, as nobody from binaries that it can reach', async () => {
    const folder = await makeTestFolder();
    const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 };
    await chmod(folder, 0o700);

    const postgres = await start({ dataDir: folder, runAs: nobody });
    const status = await readFile(`/proc/${postgres.pid}/status`, 'utf8');
    await postgres.stop();
    await rm(folder, { recursive: true });

    expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).toBe('65534');
  });
});
