import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { makeTestFolder } from '../testing/test-postgres.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';

let database: TestDatabase;
let pool: pg.Pool;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  pool = createPool(database.url);
  folder = join(await makeTestFolder(), 'migrations');
  await mkdir(folder);
  await write('0001-first', 'CREATE TABLE first (n integer PRIMARY KEY)');
  await write('0002-second', 'INSERT INTO first VALUES (1); INSERT INTO first VALUES (2)');
});
afterEach(async () => {
  await pool.end();
  await database.dispose();
  await rm(join(folder, '..'), { recursive: true, force: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, `${name}.sql`), sql);
const rows = async () => (await pool.query<{ n: number }>('SELECT n FROM first ORDER BY n')).rows.map(({ n }) => n);
const englishFault = (error: unknown) => (error as Error).message.split('\n')[1];

describe('migrate', () => {
  it('applies the files in the order of their names, once', async () => {
    expect(await migrate(pool, [folder])).toEqual(['0001-first', '0002-second']);
    expect(await migrate(pool, [folder])).toEqual([]);
    expect(await rows()).toEqual([1, 2]);
  });

  it('orders the files of several folders by their numbers', async () => {
    const another = join(folder, '..', 'another');
    await mkdir(another);
    await writeFile(join(another, '0001-between.sql'), 'SELECT 1');
    await writeFile(join(another, '0003-third.sql'), 'INSERT INTO first VALUES (3)');

    expect(await migrate(pool, [another, folder])).toEqual(['0001-between', '0001-first', '0002-second', '0003-third']);
    expect(await rows()).toEqual([1, 2, 3]);
  });

  it('lets one process work while the others wait', async () => {
    const done = await Promise.all([migrate(pool, [folder]), migrate(pool, [folder]), migrate(pool, [folder])]);

    expect(done.flat().toSorted()).toEqual(['0001-first', '0002-second']);
    expect(await rows()).toEqual([1, 2]);
  });

  it('applies a file whole or not at all', async () => {
    await migrate(pool, [folder]);
    await write('0003-third', 'INSERT INTO first VALUES (3); INSERT INTO first VALUES (1)');

    const fault = await migrate(pool, [folder]).catch(englishFault);

    expect(fault).toBe(
      'Migration 0003-third failed and was not applied: duplicate key value violates unique constraint "first_pkey".',
    );
    expect(await rows()).toEqual([1, 2]);
  });

  it('knows a file that was given another name since it was applied', async () => {
    await migrate(pool, [folder]);
    await rename(join(folder, '0002-second.sql'), join(folder, '0003-second.sql'));

    expect(await migrate(pool, [folder], new Map([['0002-second', '0003-second']]))).toEqual([]);
    expect(await rows()).toEqual([1, 2]);
  });

  it('refuses a migration that changed after it was applied', async () => {
    await migrate(pool, [folder]);
    await write('0001-first', 'CREATE TABLE first (n bigint PRIMARY KEY)');

    expect(await migrate(pool, [folder]).catch(englishFault)).toContain(
      'Migration 0001-first was applied to this database and its text has changed since',
    );
  });

  it('refuses a database that a newer Imah has migrated', async () => {
    await write('0003-third', 'SELECT 1');
    await migrate(pool, [folder]);
    await rm(join(folder, '0003-third.sql'));

    expect(await migrate(pool, [folder]).catch(englishFault)).toContain(
      'was made by a newer Imah (migration 0003-third is unknown here)',
    );
  });

  it('gives the lock back after a fault', async () => {
    await write('0001-first', 'no sql');
    await migrate(pool, [folder]).catch(() => undefined);
    await write('0001-first', 'CREATE TABLE first (n integer PRIMARY KEY)');

    expect(await migrate(pool, [folder])).toEqual(['0001-first', '0002-second']);
  });
});
