import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { createDatabase, createPool } from './pool.ts';
import { prepare } from './prepared.ts';

const database = await createTestDatabase({ empty: true });
// One connection, so that what it keeps can be asked for.
const db = createDatabase(createPool(database.url, { max: 1 }));
afterAll(async () => {
  await db.destroy();
  await database.dispose();
});

const add = prepare<[a: number, b: number], { readonly sum: number }>('test-add', 'SELECT $1::int + $2::int AS sum');

const kept = async () => {
  const { rows } = await sql<{ name: string; calls: number }>`
    SELECT name, generic_plans + custom_plans AS calls FROM pg_prepared_statements ORDER BY name`.execute(db);
  return rows;
};

describe('a prepared query', () => {
  it('is planned once for each connection and answers for its values', async () => {
    expect([await add(db, 1, 2), await add(db, 40, 2)]).toEqual([[{ sum: 3 }], [{ sum: 42 }]]);
    expect(await kept()).toEqual([{ name: 'test-add', calls: 2 }]);
  });

  it('runs inside a transaction', async () => {
    const read = prepare<[], { readonly value: string }>(
      'test-setting',
      `SELECT current_setting('imah.test') AS value`,
    );

    const rows = await db.transaction().execute(async (trx) => {
      await sql`SET LOCAL imah.test = 'inside'`.execute(trx);
      return read(trx);
    });

    expect(rows).toEqual([{ value: 'inside' }]);
  });

  it('is refused and asked again as any other query', async () => {
    const divide = prepare<[by: number], { readonly share: number }>('test-divide', 'SELECT 12 / $1::int AS share');

    await expect(divide(db, 0)).rejects.toThrow('division by zero');
    expect(await divide(db, 4)).toEqual([{ share: 3 }]);
  });

  it('leaves every other query without a name', async () => {
    const before = await kept();
    await sql`SELECT ${1}::int`.execute(db);

    expect((await kept()).map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  });

  it('keeps its name to itself', () => {
    expect(() => prepare('test-add', 'SELECT 1')).toThrow('"test-add" already names another statement');
    expect(() => prepare('x'.repeat(64), 'SELECT 1')).toThrow('too long a name');
  });
});
