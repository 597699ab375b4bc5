import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { superviseEmbeddedPostgres } from './embedded/supervised-postgres.ts';
import { migrate } from './migrate.ts';
import { createStorageWatch, type StorageWatch } from '../overload/storage-watch.ts';
import { callLimits, createDatabase, createPool, jobLimits, probeLimits, unlimited } from './pool.ts';
import type { Database } from './schema.ts';

const oldestVersion = 180_000;

/** What the database is used for. Each has connections of its own, so that none waits for another. */
const uses = {
  /** What people ask by HTTP, and what devices say. */
  calls: { max: 10, limits: callLimits },
  /** Who comes to the live channel and what they may hear. */
  live: { max: 4, limits: callLimits },
  /** What happens soon by the clock: what people are told, payments that are asked about, who is told next. */
  jobs: { max: 4, limits: jobLimits },
  /** What may take minutes: bills of a large building, fees, the proof of the books. One that is under way asks for a second. */
  long: { max: 3, limits: jobLimits },
  health: { max: 1, limits: probeLimits },
  /** Migrations, and the demonstration's making. */
  upkeep: { max: 2, limits: unlimited },
} as const;
type DatabaseUse = keyof typeof uses;

/** Connections of one use: open, idle, and calls that wait for one. */
interface PoolFigures {
  readonly max: number;
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface OpenDatabase {
  /** By what they are for. */
  readonly databases: Readonly<Record<DatabaseUse, Kysely<Database>>>;
  readonly storage: StorageWatch;
  readonly figures: () => Readonly<Record<DatabaseUse, PoolFigures>>;
  readonly url: string;
  /** Settles when an embedded database ends by itself over and over. */
  readonly lost: Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the configured database, starting the embedded one where no other is named, and migrates it by the files of the folders.
 * @throws {StartupError} when there is none to work with
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  migrationFolders: readonly string[],
  embedded: Omit<EmbeddedPostgresOptions, 'dataDir'> = {},
): Promise<OpenDatabase> {
  const server =
    config.database.kind === 'embedded'
      ? await superviseEmbeddedPostgres(startEmbeddedPostgres, { ...embedded, dataDir: config.dataDir }, log)
      : null;
  if (server?.wasAttached === true) log.warn({ pid: server.pid }, 'took over the database that an Imah left running');
  const url = config.database.kind === 'external' ? config.database.url : (server?.url ?? '');
  const storage = createStorageWatch();
  const onError = (error: Error) => log.warn({ error: error.message }, 'a database connection broke');
  const pools = eachUse((use) => createPool(url, { ...uses[use], name: use, onError }));
  try {
    if (config.database.kind === 'external') await requireVersion(pools.upkeep, url);
    const applied = await migrate(pools.upkeep, migrationFolders);
    if (applied.length > 0) log.info({ applied }, 'migrated');
  } catch (error) {
    await Promise.all(Object.values(pools).map((pool) => pool.end()));
    await server?.stop();
    throw error;
  }
  const databases = eachUse((use) => createDatabase(pools[use], storage.observe));
  return {
    databases,
    storage,
    figures: () =>
      eachUse((use) => {
        const { totalCount: open, idleCount: idle, waitingCount: waiting } = pools[use];
        return { max: uses[use].max, open, idle, waiting };
      }),
    url,
    lost: server?.lost ?? new Promise(() => {}),
    close: async () => {
      await Promise.all(Object.values(databases).map((database) => database.destroy()));
      await server?.stop();
    },
  };
}

function eachUse<T>(make: (use: DatabaseUse) => T): Readonly<Record<DatabaseUse, T>> {
  return {
    calls: make('calls'),
    live: make('live'),
    jobs: make('jobs'),
    long: make('long'),
    health: make('health'),
    upkeep: make('upkeep'),
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
