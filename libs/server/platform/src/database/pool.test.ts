import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { schemaSource } from './testing/schema-source.ts';
import { readFile } from 'node:fs/promises';
import { callLimits, createDatabase, createPool, jobLimits, parseBigint, unlimited } from './pool.ts';
import { PoolBusyError } from './prepared.ts';

const database = await createTestDatabase();
afterAll(() => database.dispose());

const one = async (expression: string) => {
  const { rows } = await sql<{ value: unknown }>`SELECT ${sql.raw(expression)} AS value`.execute(database.db);
  return rows[0]?.value;
};

describe('values from the database', () => {
  it('are safe integers where the column is a bigint', async () => {
    expect(await one('9007199254740991::bigint')).toBe(Number.MAX_SAFE_INTEGER);
    expect(await one('count(*)')).toBe(1);
    expect(await one("'{1,NULL,-2}'::bigint[]")).toEqual([1, null, -2]);
  });

  it('are an error where a bigint is beyond the safe integers', async () => {
    await expect(one('9007199254740992::bigint')).rejects.toThrow('9007199254740992 is beyond the safe integers');
    expect(() => parseBigint('-9007199254740992')).toThrow(RangeError);
  });

  it('stay text where the column is a date, which has no zone, or a numeric, which has no bound', async () => {
    expect(await one("'2026-11-20'::date")).toBe('2026-11-20');
    expect(await one("'{2026-11-20,2026-11-21}'::date[]")).toEqual(['2026-11-20', '2026-11-21']);
    expect(await one('0.1::numeric(12,6)')).toBe('0.100000');
  });

  it('are instants where the column is a timestamptz', async () => {
    expect(await one("'2026-11-20T17:00:00+07'::timestamptz")).toEqual(new Date('2026-11-20T10:00:00.000Z'));
  });
});

describe('schema.ts', () => {
  it('is what the migrated database says; `npm run generate-schema -w @imah/server` writes it anew', async () => {
    const file = await readFile(new URL('schema.ts', import.meta.url), 'utf8');

    expect(file).toBe(await schemaSource(database.db));
  });
});

describe('createPool', () => {
  it('outlives a connection that breaks while it is in use, and has another one after it', async () => {
    const errors: string[] = [];
    const pool = createPool(database.url, { max: 1, onError: (error) => errors.push(error.message) });
    const client = await pool.connect();
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');

    await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
    await ended;
    client.release(true);

    expect(errors).toContain('terminating connection due to administrator command');
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('gives up what takes too long: a statement, a lock, a transaction left open, the wait for a connection', async () => {
    const limits = { statementMs: 100, lockMs: 100, idleInTransactionMs: 100, connectMs: 2000 };
    const pool = createPool(database.url, { max: 1, limits, onError: () => undefined });
    const holder = createPool(database.url, { max: 1 });
    const held = await holder.connect();
    await held.query('SELECT pg_advisory_lock(77)');
    const codeOf = (work: Promise<unknown>) =>
      work.then(
        () => 'none',
        (error: { code?: string }) => error.code,
      );

    const slow = await codeOf(pool.query('SELECT pg_sleep(10)'));
    await pool.query('SET statement_timeout = 0');
    const locked = await codeOf(pool.query('SELECT pg_advisory_lock(77)'));
    const open = await pool.connect();
    // Listened for before anything is waited for: it may end first.
    const ended = new Promise((resolve) => open.once('error', resolve));
    await open.query('BEGIN');
    const late = await createDatabase(pool)
      .selectNoFrom(sql`1`.as('one'))
      .execute()
      .catch((error: unknown) => error);
    await ended;
    open.release(true);

    expect([slow, locked]).toEqual(['57014', '55P03']);
    expect(late).toEqual(new PoolBusyError('no connection became free in time'));
    held.release(true);
    await Promise.all([pool.end(), holder.end()]);
  });

  it.each([
    ['migrations as long as they take', unlimited, '0'],
    ['what nobody waits for ten minutes', jobLimits, '10min'],
    ['what people wait for half a minute', callLimits, '30s'],
  ])('lets a statement of %s', async (_, limits, expected) => {
    const pool = createPool(database.url, { limits });
    const { rows } = await pool.query('SHOW statement_timeout');
    await pool.end();

    expect(rows).toEqual([{ statement_timeout: expected }]);
  });
});
