import { CompiledQuery, type Kysely, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Database } from './schema.ts';

/** A query that each connection plans once and keeps. Takes a transaction as well. */
export type Prepared<V extends readonly unknown[], R> = (db: Kysely<Database>, ...values: V) => Promise<R[]>;

// PostgreSQL cuts longer names off, and two could then be one.
const longestName = 63;

const nameByText = new Map<string, string>();
const textByName = new Map<string, string>();

/**
 * Names the query `text` (with `$1`, `$2`, … for its values) so that a connection parses and plans it
 * once. To be called once for each query, as the program is loaded: what is named is kept by every
 * connection for good. Meant for a query whose best plan is the same for all values.
 * @throws {Error} when the name stands for another text, or is too long
 */
export function prepare<V extends readonly unknown[], R>(name: string, text: string): Prepared<V, R> {
  if (name.length > longestName) throw new Error(`"${name}" is too long a name for a statement`);
  if ((textByName.get(name) ?? text) !== text) throw new Error(`"${name}" already names another statement`);
  textByName.set(name, text);
  nameByText.set(text, name);
  return async (db, ...values) => {
    const { rows } = await db.executeQuery<R>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}

/** No connection became free in time: more is asked of the database than it can do. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';
}

/** `pool` as Kysely sees it, with the name of each prepared query handed to the driver. */
export function withPreparedNames(pool: pg.Pool, onFailure?: (error: unknown) => void): PostgresPool {
  // Kysely tells connections apart by these objects.
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw toBusy(error);
      });
      const known = clients.get(client) ?? namingClient(client, onFailure);
      clients.set(client, known);
      return known;
    },
  };
}

function namingClient(client: pg.PoolClient, onFailure?: (error: unknown) => void): PostgresPoolClient {
  const query = (text: string, parameters: readonly unknown[]) => {
    const name = nameByText.get(text);
    const values = [...parameters];
    const result = client.query(name === undefined ? { text, values } : { name, text, values });
    if (onFailure !== undefined) result.catch(onFailure);
    return result;
  };
  return {
    // Kysely's overload for cursors is not used: none is configured. Its result is the driver's, typed more closely.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}

/** The driver names its own failure by its text alone. */
function toBusy(error: unknown): unknown {
  const isBusy = error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect');
  return isBusy ? new PoolBusyError('no connection became free in time', { cause: error }) : error;
}
