import { type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
/**
 * Computes the buckets anew whose values have changed: 5 minutes from raw values, hours from those,
 * days (of the building's zone) from hours. Each level is recomputed, never added to, so doing it twice
 * changes nothing. Returns how many buckets of 5 minutes it did.
 */
export declare function rollUp(db: Kysely<Database>): Promise<number>;
//# sourceMappingURL=roll-up.d.ts.map