import type { Kysely } from 'kysely';
import type { Database } from './database/schema.ts';

/** What the live channel asks about walls: screens that show dashboards without an account (decision 0062). */
export interface WallAccess {
  /** Whose wall comes with this token under this id; null where it is not good, or the token is another's. */
  readonly find: (
    db: Kysely<Database>,
    given: { readonly wallId: string; readonly token: string },
    now: number,
  ) => Promise<{ readonly makerId: string } | null>;
  /** The topics of what its widgets show, by the rights that whoever made it has now; null where it shows nothing. */
  readonly topics: (db: Kysely<Database>, wallId: string, now: number) => Promise<ReadonlySet<string> | null>;
}

/** A server without walls. */
export const noWalls: WallAccess = { find: async () => null, topics: async () => null };
