import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from './test-database.ts';

const first = await createTestDatabase();
const second = await createTestDatabase();
afterAll(() => Promise.all([first.dispose(), second.dispose()]));

describe('createTestDatabase', () => {
  it('gives each caller a migrated database that no other sees', async () => {
    await first.db
      .insertInto('installation_secret')
      .values({ name: 'a', value: Buffer.from('b') })
      .execute();

    expect(await first.db.selectFrom('installation_secret').selectAll().execute()).toEqual([
      { name: 'a', value: Buffer.from('b') },
    ]);
    expect(await second.db.selectFrom('installation_secret').selectAll().execute()).toEqual([]);
  });
});
