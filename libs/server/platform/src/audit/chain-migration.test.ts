import { randomUUIDv7 } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { createPool } from '../database/pool.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { verifyChains } from './verify-chain.ts';

it('takes the rows that were written before there was a chain into it', async () => {
  const database = await createTestDatabase({ empty: true });
  const pool = createPool(database.url, { max: 1 });
  const older = await mkdtemp(join(tmpdir(), 'imah-migrations-'));
  try {
    for (const folder of inject('migrationFolders')) {
      const names = (await readdir(folder)).filter((name) => name < '0004');
      for (const name of names) await cp(join(folder, name), join(older, name));
    }
    await migrate(pool, [older]);
    const [orgId, buildingId] = [randomUUIDv7(), randomUUIDv7()];
    await pool.query(`INSERT INTO organization (id, name, kind) VALUES ($1, 'Lama', 'owner')`, [orgId]);
    for (const [seq, entity] of ['organization', 'building'].entries()) {
      await pool.query(
        `INSERT INTO audit_event (org_id, seq, actor_kind, action, entity, entity_id, after)
         VALUES ($1, $2, 'system', 'create', $3, $4, '{"name": "Lama"}')`,
        [orgId, seq + 1, entity, buildingId],
      );
    }

    await migrate(pool, inject('migrationFolders'));

    expect(await verifyChains(database.db)).toEqual([
      { orgId, state: 'whole', rows: 2, head: expect.stringMatching(/^\w{64}$/) },
    ]);
    const { rows } = await sql`SELECT seq, building_id AS "buildingId" FROM audit_event ORDER BY seq`.execute(
      database.db,
    );
    expect(rows).toEqual([
      { seq: 1, buildingId: null },
      { seq: 2, buildingId },
    ]);
  } finally {
    await pool.end();
    await rm(older, { recursive: true });
    await database.dispose();
  }
});
