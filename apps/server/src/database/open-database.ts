import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { superviseEmbeddedPostgres } from './embedded/supervised-postgres.ts';
import { migrate } from './migrate.ts';
import { createDatabase, createPool } from './pool.ts';
import type { Database } from './schema.ts';

const oldestVersion = 180_000;

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly url: string;
  /** Settles when an embedded database ends by itself over and over. */
  readonly lost: Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the configured database, starting the embedded one where no other is named, and migrates it.
 * @throws {StartupError} when there is none to work with
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  embedded: Omit<EmbeddedPostgresOptions, 'dataDir'> = {},
): Promise<OpenDatabase> {
  const server =
    config.database.kind === 'embedded'
      ? await superviseEmbeddedPostgres(startEmbeddedPostgres, { ...embedded, dataDir: config.dataDir }, log)
      : null;
  if (server?.wasAttached === true) log.warn({ pid: server.pid }, 'took over the database that an Imah left running');
  const url = config.database.kind === 'external' ? config.database.url : (server?.url ?? '');
  const pool = createPool(url, {
    onError: (error) => log.warn({ error: error.message }, 'a database connection broke'),
  });
  try {
    if (config.database.kind === 'external') await requireVersion(pool, url);
    const applied = await migrate(pool);
    if (applied.length > 0) log.info({ applied }, 'migrated');
  } catch (error) {
    await pool.end();
    await server?.stop();
    throw error;
  }
  const db = createDatabase(pool);
  return {
    db,
    url,
    lost: server?.lost ?? new Promise(() => {}),
    close: async () => {
      await db.destroy();
      await server?.stop();
    },
  };
}

async function requireVersion(pool: ReturnType<typeof createPool>, url: string): Promise<void> {
  const { rows } = await pool
    .query<{ number: number; text: string }>(
      `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS text`,
    )
    .catch((error: unknown) => {
      throw new StartupError(
        'database-unreachable',
        new URL(url).host,
        error instanceof Error ? error.message : String(error),
      );
    });
  const [version] = rows;
  if (version !== undefined && version.number < oldestVersion) throw new StartupError('database-too-old', version.text);
}
