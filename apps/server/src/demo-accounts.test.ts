import { randomUUIDv7 } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { setDemoAccounts } from './demo-accounts.ts';
import { createTestDatabase } from '@imah/server-platform/testing';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.dispose());

const statuses = async () => {
  const rows = await db.selectFrom('app_user').select(['name', 'status']).orderBy('name').execute();
  return Object.fromEntries(rows.map(({ name, status }) => [name, status]));
};

describe('setDemoAccounts', () => {
  it('shuts the accounts with the known password and ends their sessions, and touches no other', async () => {
    const [demo, real, deleted] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
    await db
      .insertInto('app_user')
      .values([
        { id: demo, name: 'demo', email: 'demo@imah.test', is_demo: true },
        { id: real, name: 'real', email: 'real@imah.test' },
        { id: deleted, name: 'deleted', email: 'deleted@imah.test', is_demo: true, status: 'deleted' },
      ])
      .execute();
    await db
      .insertInto('session')
      .values(
        [demo, real].map((user_id) => ({
          id: randomUUIDv7(),
          user_id,
          token_hash: Buffer.from(user_id),
          expires_at: new Date('2100-01-01'),
        })),
      )
      .execute();

    await setDemoAccounts(db, 'shut');

    expect(await statuses()).toEqual({ deleted: 'deleted', demo: 'locked', real: 'active' });
    expect(await db.selectFrom('session').select('user_id').execute()).toEqual([{ user_id: real }]);

    await setDemoAccounts(db, 'open');
    expect(await statuses()).toEqual({ deleted: 'deleted', demo: 'active', real: 'active' });
  });
});
