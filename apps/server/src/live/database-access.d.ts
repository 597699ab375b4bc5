import { type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AccessPorts } from './access-ports.ts';
/** The broker's questions, answered by the database; `now` in milliseconds since 1970 UTC. */
export declare function createDatabaseAccess(db: Kysely<Database>, now: () => number): AccessPorts;
//# sourceMappingURL=database-access.d.ts.map