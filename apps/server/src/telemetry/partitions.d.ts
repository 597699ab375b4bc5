import { type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
/** One partition a UTC day, made ahead; those whose last row is older than the retention are dropped. */
export declare function maintainPartitions(db: Kysely<Database>, now: number): Promise<void>;
//# sourceMappingURL=partitions.d.ts.map