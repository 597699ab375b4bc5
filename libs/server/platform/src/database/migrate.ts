import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartupError } from '../config/startup-error.ts';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Files that have another name since, by the name under which a database may know them. */
const renamed: ReadonlyMap<string, string> = new Map([['0127-device-alarms', '0124-device-alarms']]);

/** Any number that nothing else in this database locks. */
const lockKey = 0x4d49_4752;

/**
 * Applies what is new among the SQL files of `folders`, in the order of their names over all of them, each in a
 * transaction of its own. Several processes may call it at once: one works, the others wait.
 * @returns the names applied now
 * @throws {StartupError} `migration-changed`, `migration-unknown`, `migration-failed`
 */
export async function migrate(
  pool: pg.Pool,
  folders: readonly string[],
  renames: ReadonlyMap<string, string> = renamed,
): Promise<string[]> {
  const migrations = await readMigrations(folders);
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    try {
      return await applyNew(client, migrations, renames);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [lockKey]);
    }
  } finally {
    client.release();
  }
}

async function applyNew(
  client: pg.PoolClient,
  migrations: readonly Migration[],
  renames: ReadonlyMap<string, string>,
): Promise<string[]> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  for (const [before, name] of renames) {
    await client.query('UPDATE schema_migration SET name = $2 WHERE name = $1', [before, name]);
  }
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migration ORDER BY name',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const known = new Set(migrations.map((migration) => migration.name));
  for (const name of applied.keys()) {
    if (!known.has(name)) throw new StartupError('migration-unknown', name);
  }

  const done: string[] = [];
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === undefined) {
      await apply(client, migration);
      done.push(migration.name);
    } else if (checksum !== migration.checksum) {
      throw new StartupError('migration-changed', migration.name);
    }
  }
  return done;
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw Object.assign(
      new StartupError('migration-failed', name, error instanceof Error ? error.message : String(error)),
      { cause: error },
    );
  }
}

async function readMigrations(folders: readonly string[]): Promise<Migration[]> {
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((file) => ({ folder, file }))),
  );
  const files = names.flat().filter(({ file }) => file.endsWith('.sql'));
  return Promise.all(
    files
      .toSorted((a, b) => (a.file < b.file ? -1 : 1))
      .map(async ({ folder, file }) => {
        const sql = await readFile(join(folder, file), 'utf8');
        return { name: file.replace(/\.sql$/, ''), sql, checksum: createHash('sha256').update(sql).digest('hex') };
      }),
  );
}
