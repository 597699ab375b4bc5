import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeOrganization, makeTestFolder } from '@imah/server-platform/testing';
import { verifyChains } from '@imah/server-platform/audit';
import { readConfig } from '@imah/server-platform/config';
import { type OpenDatabase, openDatabase } from '@imah/server-platform/database';

const embedded = { isDurable: false };
const log = pino({ level: 'silent' });
let folder: string;
let dataDir: string;
let running: OpenDatabase;
let people = 0;

const open = (dir: string) =>
  openDatabase(
    readConfig({ IMAH_DATA_DIR: dir }, { isRoot: process.getuid?.() === 0, cwd: '/' }),
    log,
    inject('migrationFolders'),
    embedded,
  );

beforeAll(async () => {
  folder = await makeTestFolder();
  // As root the database runs as somebody else, who passes through.
  await chmod(folder, 0o755);
  dataDir = join(folder, 'data');
  running = await open(dataDir);
  await mkdir(join(dataDir, 'files/ab'), { recursive: true });
  await writeFile(join(dataDir, 'files/ab/photo'), Buffer.alloc(700_001, 7));
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true, force: true });
});

/** An organisation of a new person, with the audit of it. */
async function register(): Promise<void> {
  people += 1;
  const ownerId = `0199a000-0000-7000-8000-${String(people).padStart(12, '0')}`;
  await sql`INSERT INTO app_user (id, email, name) VALUES (${ownerId}, ${`p${people}@imah.test`}, 'Ani')`.execute(
    running.databases.calls,
  );
  const draft = { name: `Graha ${people}`, kind: 'owner', ownerId, locale: 'id' } as const;
  await running.databases.calls.transaction().execute((trx) => makeOrganization(trx, draft, Date.now()));
}

async function countPeople({ databases }: OpenDatabase): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM app_user`.execute(databases.calls);
  return rows[0]?.count ?? 0;
}

/** The command, as npm starts it. */
async function run(command: 'backup' | 'restore', dir: string, argument: string[], more: Record<string, string> = {}) {
  const main = fileURLToPath(new URL(`${command}-main.ts`, import.meta.url));
  const env = { ...process.env, IMAH_DATA_DIR: dir, ...more };
  try {
    const args = ['--conditions=@imah/source', main, ...argument];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    return { code: 0, words: stdout };
  } catch (error) {
    // execFile rejects with the exit code and what was written until then.
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, words: stderr };
  }
}

describe('a backup', { timeout: 120_000 }, () => {
  it('of a server that is written to is restored whole: rows, audit and files', async () => {
    for (let count = 0; count < 20; count += 1) await register();
    let isWriting = true;
    const writing = (async () => {
      while (isWriting) await register();
    })();
    const file = join(folder, 'busy.tar.gz');

    const backup = await run('backup', dataDir, [file]);
    isWriting = false;
    await writing;
    const target = join(folder, 'restored');
    const restore = await run('restore', target, [file]);

    expect([backup, restore]).toEqual([
      { code: 0, words: expect.stringContaining(`Backup done: ${file}`) },
      { code: 0, words: expect.stringContaining('the audit chain is whole') },
    ]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const restored = await open(target);
    const count = await countPeople(restored);
    const chains = await verifyChains(restored.databases.calls);
    await restored.close();
    expect(count).toBeGreaterThanOrEqual(20);
    expect(count).toBeLessThanOrEqual(people);
    // Person and organisation are two transactions: the last one may stand alone.
    expect([count, count - 1]).toContain(chains.length);
    expect(chains.every(({ state }) => state === 'whole')).toBe(true);
    expect(await readFile(join(target, 'files/ab/photo'))).toEqual(Buffer.alloc(700_001, 7));
  });

  it('of a server at rest has exactly its rows, also where it is not running', async () => {
    const expected = await countPeople(running);
    await running.close();
    const backup = await run('backup', dataDir, [folder]);
    running = await open(dataDir);
    const file = /done: (\S+\.tar\.gz)/.exec(backup.words)?.[1] ?? '';
    const target = join(folder, 'restored-at-rest');
    await run('restore', target, [file]);

    const restored = await open(target);
    const count = await countPeople(restored);
    await restored.close();

    expect([backup.code, dirname(file), count]).toEqual([0, folder, expected]);
  });

  it('is refused in one sentence without a target, over a file, without data, and of a database elsewhere', async () => {
    const taken = join(folder, 'taken');
    await writeFile(taken, '');
    const refusals = [
      await run('backup', dataDir, []),
      await run('backup', dataDir, [taken]),
      await run('backup', join(folder, 'nowhere'), [join(folder, 'new')]),
      await run('backup', dataDir, [join(folder, 'no/such/folder/new')]),
      await run('backup', dataDir, [join(folder, 'new')], { DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/x' }),
    ];

    expect(refusals.map(({ code, words }) => [code, words.trim().split('\n')[1]])).toEqual([
      [1, 'Name the file or folder to write to: npm run backup -- <file or folder>'],
      [1, `${taken} is there already; choose another name.`],
      [1, `There is no data of Imah in ${join(folder, 'nowhere')}; check IMAH_DATA_DIR.`],
      [1, `The backup cannot be written to ${join(folder, 'no/such/folder/new')} (ENOENT).`],
      [1, expect.stringContaining('back it up with pg_dump of its version')],
    ]);
  });

  it('is not restored over data, nor when it was cut off; and what was begun is taken away', async () => {
    const file = join(folder, 'cut.tar.gz');
    await run('backup', dataDir, [file]);
    const over = await run('restore', dataDir, [file]);
    await truncate(file, (await stat(file)).size - 5_000);
    const target = join(folder, 'cut');
    const cut = await run('restore', target, [file]);
    const again = await run('restore', target, [join(folder, 'taken')]);

    expect([over.code, over.words.trim().split('\n')[1]]).toEqual([
      1,
      `The data folder ${dataDir} is not empty; stop Imah and move away what is in it, or choose another one with IMAH_DATA_DIR.`,
    ]);
    expect([cut.code, cut.words]).toEqual([1, expect.stringContaining(`${file} is no whole backup of Imah (`)]);
    // The folder is empty again: the next one is refused for its own fault.
    expect([again.code, again.words]).toEqual([1, expect.stringContaining('is no whole backup of Imah (')]);
  });
});
