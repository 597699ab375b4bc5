import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './open-database.ts';

let database: TestDatabase;
let folder: string;
const log = pino({ level: 'silent' });
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  folder = await mkdtemp(join(tmpdir(), 'imah-open-'));
  await writeFile(join(folder, '0001-things.sql'), 'CREATE TABLE thing (name text PRIMARY KEY);');
});
afterAll(async () => {
  await database.dispose();
  await rm(folder, { recursive: true, force: true });
});

const open = (url = database.url) =>
  openDatabase(readConfig({ DATABASE_URL: url }, { isRoot: false, cwd: '/' }), log, [folder]);
/** What the connections of the server call themselves, as the database lists them. */
async function connections(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT application_name AS name FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'imah %' ORDER BY 1`.execute(database.db);
  return rows.map(({ name }) => name);
}

describe('the database of the server', () => {
  it('is migrated, and has connections of its own for each use, which are gone when it is closed', async () => {
    const opened = await open();
    const { databases, figures } = opened;
    for (const db of Object.values(databases)) await sql`SELECT count(*) FROM thing`.execute(db);

    expect(await connections()).toEqual([
      'imah calls',
      'imah health',
      'imah jobs',
      'imah live',
      'imah long',
      'imah upkeep',
    ]);
    expect(figures().calls).toEqual({ max: 10, open: 1, idle: 1, waiting: 0 });
    expect(Object.entries(figures()).map(([use, { max }]) => [use, max])).toEqual([
      ['calls', 10],
      ['live', 4],
      ['jobs', 4],
      ['long', 3],
      ['health', 1],
      ['upkeep', 2],
    ]);
    await opened.close();
    await expect.poll(connections).toEqual([]);
  });

  it('says how many calls wait for a connection', async () => {
    const opened = await open();
    const { health } = opened.databases;
    const held = Promise.withResolvers<void>();
    const holding = health.transaction().execute(() => held.promise);
    await expect.poll(() => opened.figures().health.open).toBe(1);
    const waiting = sql`SELECT 1`.execute(health);

    await expect.poll(() => opened.figures().health).toEqual({ max: 1, open: 1, idle: 0, waiting: 1 });
    held.resolve();
    await Promise.all([holding, waiting]);
    await opened.close();
  });

  it('keeps in mind that the disk was full, whichever connection found that', async () => {
    const opened = await open();
    const full = sql`DO $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$`.execute(
      opened.databases.jobs,
    );

    await expect(full).rejects.toThrow('no room');

    expect(opened.storage.isFull()).toBe(true);
    await opened.close();
  });
});

describe('a start that cannot be', () => {
  const faultOf = (starting: Promise<unknown>) =>
    starting.then(
      () => 'none',
      (error: unknown) => (error instanceof StartupError ? error.message.split('\n')[1] : String(error)),
    );

  it('leaves no connection behind where a migration fails, and says which and why', async () => {
    await writeFile(join(folder, '0002-broken.sql'), 'ALTER TABLE nothing ADD COLUMN x text;');

    expect(await faultOf(open())).toBe(
      'Migration 0002-broken failed and was not applied: relation "nothing" does not exist.',
    );
    await expect.poll(connections).toEqual([]);
    await rm(join(folder, '0002-broken.sql'));
  });

  it.each([
    ['there is no such database', (url: URL) => void (url.pathname = '/nowhere')],
    ['the name is another', (url: URL) => void (url.username = 'nobody')],
  ])('tells where and why, and never the password, where %s', async (_, change) => {
    const url = new URL(database.url);
    url.password = 'hunter2';
    change(url);

    const fault = await faultOf(open(url.href));

    expect(fault).toMatch(/^The database .* cannot be reached \(.+\); check DATABASE_URL\.$/);
    expect(fault).not.toContain('hunter2');
  });
});
