import { createDatabase, createPool } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';
import { createTestDatabase, type TestDatabase } from '@imah/server-platform/testing';
import type { Kysely } from 'kysely';

/** A node of a plan, as PostgreSQL tells it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

/** A statement as it was carried out, those within functions too. */
interface CarriedOut {
  readonly text: string;
  readonly plan: PlanNode;
}

export interface WatchedDatabase extends TestDatabase {
  /** What is carried out on the database while `call` runs. */
  watch(call: () => Promise<unknown>): Promise<readonly CarriedOut[]>;
}

/** A migrated database that `fill` has filled, on which the plan of every statement is told. */
export async function createWatchedDatabase(fill: (db: Kysely<Database>) => Promise<void>): Promise<WatchedDatabase> {
  const database = await createTestDatabase();
  await fill(database.db);
  const name = new URL(database.url).pathname.slice(1);
  // For connections opened from now on; whose own role may not ask for it.
  const url = new URL(database.url);
  url.username = 'postgres';
  const admin = createPool(url.href, { max: 1 });
  for (const setting of [
    `session_preload_libraries = 'auto_explain'`,
    `auto_explain.log_min_duration = 0`,
    `auto_explain.log_analyze = on`,
    `auto_explain.log_buffers = on`,
    `auto_explain.log_timing = off`,
    `auto_explain.log_nested_statements = on`,
    `auto_explain.log_format = json`,
    `auto_explain.log_level = notice`,
  ])
    await admin.query(`ALTER DATABASE ${name} SET ${setting}`);
  await admin.end();
  const heard: CarriedOut[] = [];
  const pool = createPool(database.url);
  pool.on('connect', (client) =>
    client.on('notice', ({ message = '' }) => {
      const told = message.indexOf('plan:\n');
      if (told < 0) return;
      // PostgreSQL has written it.
      const { 'Query Text': text, Plan: plan } = JSON.parse(message.slice(told + 'plan:\n'.length)) as {
        'Query Text': string;
        Plan: PlanNode;
      };
      heard.push({ text, plan });
    }),
  );
  const db = createDatabase(pool);
  return {
    db,
    url: database.url,
    dispose: async () => {
      await db.destroy();
      await database.dispose();
    },
    watch: async (call) => {
      heard.length = 0;
      await call();
      return [...heard];
    },
  };
}

/** Every node of a plan, the outermost first. */
export function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** How many pages of 8 kB a plan has looked at. */
export function pagesOf(plan: PlanNode): number {
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}
