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

/** How long a connection may be busy, in milliseconds; 0 for as long as it takes. */
export interface PoolLimits {
  readonly statementMs: number;
  readonly lockMs: number;
  /** Between two statements of one transaction. */
  readonly idleInTransactionMs: number;
  /** How long a call waits for a connection. */
  readonly connectMs: number;
}

/** What people and devices wait for: rather told to come again than left waiting. */
export const callLimits: PoolLimits = {
  statementMs: 30_000,
  lockMs: 8_000,
  idleInTransactionMs: 60_000,
  connectMs: 5_000,
};

/** What nobody waits for: summing up, purging, sending. It may take long, but not hold others up. */
export const jobLimits: PoolLimits = { ...callLimits, statementMs: 600_000, connectMs: 30_000 };

/** What a balancer waits for. */
export const probeLimits: PoolLimits = { ...callLimits, statementMs: 2_000, lockMs: 1_000, connectMs: 2_000 };

/** Migrations and what else may take as long as it takes: nobody waits for it but the start. */
export const unlimited: PoolLimits = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0, connectMs: 10_000 };

/** The limits as the driver takes them; one of 0 is left to the server's own setting. */
function driverLimits({ statementMs, lockMs, idleInTransactionMs }: Omit<PoolLimits, 'connectMs'>) {
  return {
    ...(statementMs === 0 ? {} : { statement_timeout: statementMs }),
    ...(lockMs === 0 ? {} : { lock_timeout: lockMs }),
    ...(idleInTransactionMs === 0 ? {} : { idle_in_transaction_session_timeout: idleInTransactionMs }),
  };
}

export interface PoolOptions {
  readonly max?: number;
  /** What it is for, as the database's own list of connections shows it. */
  readonly name?: string;
  readonly limits?: PoolLimits;
  readonly onError?: (error: Error) => void;
}

/** A pool of connections with Imah's rules for values. */
export function createPool(url: string, { max = 10, name, limits = unlimited, onError }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: name === undefined ? 'imah' : `imah ${name}`,
    connectionTimeoutMillis: limits.connectMs,
    ...driverLimits(limits),
  });
  const report = (error: Error) => {
    // At the end the server may hang up before the pool has said goodbye.
    if (!pool.ending) onError?.(error);
  };
  // Without listeners a connection that breaks would end the process: the pool listens to idle ones, these to those in use.
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/** Kysely on `pool`; destroying it ends the pool. `onFailure` hears of every statement that failed. */
export function createDatabase(pool: pg.Pool, onFailure?: (error: unknown) => void): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: withPreparedNames(pool, onFailure) }) });
}
