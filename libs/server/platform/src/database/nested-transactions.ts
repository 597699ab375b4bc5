import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Transaction,
  type TransactionSettings,
} from 'kysely';
import type { Database } from './schema.ts';

/**
 * A database whose every query belongs to `trx`, and whose transactions are savepoints in it: what is written through it
 * stands or falls as one, though it was written to open transactions of its own. Of use until `trx` ends.
 */
export function nestIn(trx: Transaction<Database>): Kysely<Database> {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new NestedDriver(trx),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

class NestedDriver implements Driver {
  readonly #trx: Transaction<Database>;
  readonly #savepoints = new WeakMap<DatabaseConnection, string>();
  #count = 0;

  constructor(trx: Transaction<Database>) {
    this.#trx = trx;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const trx = this.#trx;
    return {
      // The driver's interface leaves the rows unnamed; whoever asked knows them.
      executeQuery: <R>(query: CompiledQuery) => trx.executeQuery<R>(query as CompiledQuery<R>),
      streamQuery: () => {
        throw new Error('rows cannot be streamed within a transaction that is part of another');
      },
    };
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel !== undefined || settings.accessMode !== undefined)
      throw new Error('a transaction within another has the isolation of that one');
    this.#count += 1;
    const name = `nested_${this.#count}`;
    this.#savepoints.set(connection, name);
    await this.#run(`SAVEPOINT ${name}`);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#run(`RELEASE SAVEPOINT ${this.#savepoints.get(connection)}`);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#run(`ROLLBACK TO SAVEPOINT ${this.#savepoints.get(connection)}`);
  }

  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}

  async #run(command: string): Promise<void> {
    await this.#trx.executeQuery(CompiledQuery.raw(command));
  }
}
