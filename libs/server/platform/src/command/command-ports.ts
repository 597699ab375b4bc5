import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema.ts';
import type { LivePublisher } from '../live/live-publisher.ts';

/** What a command needs of the server. `now` is in milliseconds since 1970 UTC. */
export interface CommandPorts {
  readonly db: Kysely<Database>;
  readonly live: LivePublisher;
  readonly log: Logger;
  readonly now: () => number;
}
