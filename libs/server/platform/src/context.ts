import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { PgBoss } from 'pg-boss';
import type { Config } from './config/config.ts';
import type { Database } from './database/schema.ts';
import type { DomainPorts } from './domain-ports.ts';
import type { FilePorts } from './files/file-ports.ts';
import type { LivePublisher } from './live/live-publisher.ts';
import type { Mailer } from './mail/mailer.ts';

/** What every module is given. Nothing in a module reaches for the environment, a global or the clock by itself. */
export interface ServerContext {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly domains: DomainPorts;
  readonly files: FilePorts;
  readonly jobs: PgBoss;
  readonly log: Logger;
  readonly mailer: Mailer;
  readonly live: LivePublisher;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  /**
   * Does what must not happen before the change stands: at once, or where the call is part of a larger transaction, after
   * its commit. A process may end between the two, so what has to happen is also found from the rows.
   */
  readonly afterCommit: (effect: (context: ServerContext) => Promise<unknown>) => Promise<void>;
}

/** A context outside of any larger transaction. */
export function createContext(parts: Omit<ServerContext, 'afterCommit'>): ServerContext {
  const context: ServerContext = { ...parts, afterCommit: async (effect) => void (await effect(context)) };
  return context;
}
