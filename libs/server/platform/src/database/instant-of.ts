import { type RawBuilder, sql } from 'kysely';

/** SQL: the moment in a column as the contract writes it, `2026-11-20T03:04:05.678Z`; null where the column is. */
export const instantOf = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
