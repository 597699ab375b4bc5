import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { withPreparedNames } from './prepared.ts';
import type { Database } from './schema.ts';

const oids = { int8: 20, date: 1082, int8Array: 1016, dateArray: 1182 } as const;

/** Bigints are safe integers or an error; a date without a time stays text, for it has no zone. */
export function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the safe integers`);
  return value;
}

const parseArray = (text: string): (string | null)[] =>
  text
    .slice(1, -1)
    .split(',')
    .filter(Boolean)
    .map((item) => (item === 'NULL' ? null : item));

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === oids.int8) return parseBigint;
    if (oid === oids.int8Array)
      return (text: string) => parseArray(text).map((item) => (item === null ? null : parseBigint(item)));
    if (oid === oids.date) return (text: string) => text;
    if (oid === oids.dateArray) return parseArray;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  },
};

/** A pool of connections with Imah's rules for values. */
export function createPool(
  url: string,
  options: { readonly max?: number; readonly onError?: (error: Error) => void } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    types,
    application_name: 'imah',
    connectionTimeoutMillis: 10_000,
  });
  const report = (error: Error) => {
    // At the end the server may hang up before the pool has said goodbye.
    if (!pool.ending) options.onError?.(error);
  };
  // Without listeners a connection that breaks would end the process: the pool listens to idle ones, these to those in use.
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/** Kysely on `pool`; destroying it ends the pool. */
export function createDatabase(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: withPreparedNames(pool) }) });
}
