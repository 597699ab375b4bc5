import { ticketStates } from '@imah/contract/tickets/words';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maintainPartitions } from '@imah/server-devices/telemetry';
import { createTestDatabase, type TestDatabase } from '@imah/server-platform/testing';
import { loadDemo } from './load-demo.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await maintainPartitions(database.db, now);
});
afterAll(() => database.dispose());

const now = Date.UTC(2026, 10, 21, 3, 12);
const load = () => loadDemo({ db: database.db, log: pino({ level: 'silent' }), now: () => now });
const count = async (query: ReturnType<typeof sql>) => (await query.execute(database.db)).rows;

describe('loadDemo', () => {
  it('writes everything once, however often it is called', async () => {
    const first = await load();
    const counts = sql`SELECT (SELECT count(*) FROM app_user) AS users, (SELECT count(*) FROM organization) AS organizations,
      (SELECT count(*) FROM building) AS buildings, (SELECT count(*) FROM device) AS devices,
      (SELECT count(*) FROM telemetry_rollup) AS rollups, (SELECT count(*) FROM telemetry_raw) AS raw`;
    const written = await count(counts);

    expect(await load()).toEqual(first);
    expect(await count(counts)).toEqual(written);
  });

  it('has some forty tickets in every state, numbered in the order of their reports, with nothing that lies ahead', async () => {
    await load();
    const { rows } = await sql<{ org: string; number: string; state: string; at: Date; last: Date }>`
      SELECT o.name AS org, t.number, t.state, t.created_at AS at, t.updated_at AS last
      FROM ticket t JOIN organization o ON o.id = t.org_id ORDER BY o.name, t.count`.execute(database.db);

    expect(rows.length).toBeGreaterThanOrEqual(38);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(ticketStates));
    for (const org of new Set(rows.map((row) => row.org))) {
      const own = rows.filter((row) => row.org === org);
      expect(own.map(({ number }) => number)).toEqual(
        own.map((_, index) => `TKT-2026-${String(index + 1).padStart(6, '0')}`),
      );
      expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime()));
    }
    expect(rows.filter(({ last }) => last.getTime() > now)).toEqual([]);
  });
});
