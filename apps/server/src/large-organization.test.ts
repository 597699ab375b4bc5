import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '@imah/server-platform/testing';
import { type CallGroup, type CallGroupName, callGroups, callsOfPages } from './testing/calls-of-pages.ts';
import { fillLargeOrganization, type LargeOrganization, type LargePerson } from './testing/fill-large-organization.ts';
import { createTestApp } from './testing/test-app.ts';
import { createWatchedDatabase, nodesOf, pagesOf, type WatchedDatabase } from './testing/watch-plans.ts';

const now = Date.UTC(2026, 10, 21, 3);
const sizes = { tickets: 50_000, notifications: 15_000, audit: 40_000, readings: 40_000 };
/** From so many rows on a table is not read from end to end. */
const large = 4000;

let database: WatchedDatabase;
let test: TestApp;
let org: LargeOrganization;
let groups: Readonly<Record<CallGroupName, CallGroup>>;
let largeTables: ReadonlySet<string>;

beforeAll(async () => {
  database = await createWatchedDatabase(async (db) => {
    org = await fillLargeOrganization(db, sizes, now);
  });
  test = await createTestApp({ database });
  test.clock.now = now;
  groups = callsOfPages(org, now);
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples > ${large}`.execute(database.db);
  largeTables = new Set(rows.map(({ name }) => name));
});
afterAll(() => test.close());

/** What is wrong with how the calls of a group are answered to a person. */
async function faultsOf(who: LargePerson, { addresses, mostPages }: CallGroup): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    const headers = { authorization: `Bearer ${org.tokens[who]}` };
    let status = 0;
    const done = await database.watch(async () => {
      status = (await test.app.inject({ url: `/api/v1${address}`, headers })).statusCode;
    });
    // Whoever may not read it is told so from their rights alone.
    if (status !== 200 && !(who !== 'owner' && (status === 403 || status === 404)))
      faults.push(`${address}: ${status}`);
    for (const { text, plan } of done) {
      const walked = nodesOf(plan).filter(
        (node) =>
          node['Node Type'] === 'Seq Scan' && largeTables.has(node['Relation Name'] ?? '') && node['Actual Loops'] > 0,
      );
      for (const node of walked) faults.push(`${address}: all of ${node['Relation Name']}`);
      if (pagesOf(plan) > mostPages) faults.push(`${address}: ${pagesOf(plan)} pages by ${text.trim().slice(0, 60)}`);
    }
  }
  return faults;
}

it('knows as large what grows with the years', () => {
  expect([...largeTables]).toEqual(
    expect.arrayContaining([
      'ticket',
      'ticket_event',
      'notification',
      'audit_event',
      'telemetry_raw_default',
      'telemetry_rollup',
    ]),
  );
});

// Who sees all and who sees their own differ in how each filter is read; the others only in where.
const isOfFilters = (what: CallGroupName) => what.endsWith('every filter and order');
const readers = (['owner', 'manager', 'vendor', 'resident'] as const).flatMap((who) =>
  callGroups
    .filter((what) => who === 'owner' || who === 'resident' || !isOfFilters(what))
    .map((what) => ({ who, what })),
);

it.each(readers)('$what: for the $who by indexes and within a bound', async ({ who, what }) => {
  expect(await faultsOf(who, groups[what])).toEqual([]);
});

it.each([
  ['ticket_by_due', 'tickets of one building, by every filter and order'],
  ['ticket_tally_by_building', 'counts of all buildings'],
  ['ticket_unassigned_by_press', 'Hari ini'],
  ['audit_event_by_actor', 'the audit'],
] as const)('without the index %s it tells of faults in: %s', async (index, what) => {
  const { rows } = await sql<{ definition: string }>`
    SELECT indexdef AS definition FROM pg_indexes WHERE indexname = ${index}`.execute(database.db);
  await sql`DROP INDEX ${sql.ref(index)}`.execute(database.db);

  const faults = await faultsOf('owner', groups[what]);

  await sql.raw(rows[0]?.definition ?? '').execute(database.db);
  expect(faults.length).toBeGreaterThan(0);
});
