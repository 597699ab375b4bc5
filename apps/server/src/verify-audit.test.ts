import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, makeOrganization, type TestDatabase } from '@imah/server-platform/testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

/** The command, as `npm run audit:verify` starts it. */
async function verify(): Promise<{ code: number; output: string }> {
  const main = fileURLToPath(new URL('verify-audit.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: database.url };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@imah/source', main], { env });
    return { code: 0, output: stdout };
  } catch (error) {
    // execFile rejects with the exit code and what was written until then.
    const { code, stdout } = error as { code: number; stdout: string };
    return { code, output: stdout };
  }
}

it('ends with 0 while every chain is whole, and with 1 naming the first broken row', async () => {
  const ownerId = '0199a000-0000-7000-8000-000000000001';
  await sql`INSERT INTO app_user (id, email, name) VALUES (${ownerId}, 'a@imah.test', 'Ani')`.execute(database.db);
  const draft = { name: 'Graha', kind: 'owner', ownerId, locale: 'id' } as const;
  const { id } = await database.db.transaction().execute((trx) => makeOrganization(trx, draft, Date.now()));

  const whole = await verify();
  await sql`ALTER TABLE audit_event DISABLE TRIGGER USER`.execute(database.db);
  await sql`UPDATE audit_event SET after = '{}' WHERE org_id = ${id} AND seq = 1`.execute(database.db);
  const broken = await verify();

  expect([whole.code, broken.code]).toEqual([0, 1]);
  expect(whole.output).toContain(`✓ ${id}: `);
  expect(broken.output).toBe(`✗ ${id}: baris (row) 1: isinya diubah (its content was changed)\n`);
});
