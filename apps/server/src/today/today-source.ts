import type { PolicyActor, TodayItem } from '@imah/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What one domain has for a person today. */
interface TodayPart {
  /** The most pressing ones, at most `limit` of them. */
  readonly items: readonly TodayItem[];
  /** How many there are in all. */
  readonly total: number;
}

/** Reads what one domain has for a person today, narrowed to what they may see. `now` in milliseconds since 1970 UTC. */
export type TodaySource = (
  ask: { readonly db: Kysely<Database>; readonly actor: PolicyActor; readonly now: number },
  limit: number,
) => Promise<TodayPart>;
