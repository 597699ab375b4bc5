import { sql } from 'kysely';

/** SQL: whether unit `un` is of those that vote. */
export const isVotingUnit = sql`un.kind IN ('residential', 'commercial') AND un.deleted_at IS NULL`;
