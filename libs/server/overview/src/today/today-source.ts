import type { PolicyActor } from '@imah/contract/access';
import type { Today, TodayItem } from '@imah/contract/today';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** One thing that waits for a person, and until when: milliseconds since 1970 UTC, or `atOnce`, or `untimed`. */
interface Waiting {
  readonly item: TodayItem;
  readonly until: number;
}

/** What cannot wait at all stands before everything that has a time. */
export const atOnce = Number.NEGATIVE_INFINITY;
/** What has no time stands after everything that has one. */
export const untimed = Number.POSITIVE_INFINITY;

/** What one domain has for a person today. */
interface TodayPart {
  /** The most pressing ones, at most `limit` of them; those with the same time keep their order. */
  readonly items: readonly Waiting[];
  /** How many there are in all. */
  readonly total: number;
}

export interface TodayAsk {
  readonly db: Kysely<Database>;
  readonly actor: PolicyActor;
  /** In milliseconds since 1970 UTC. */
  readonly now: number;
  /** Null: in all buildings. */
  readonly buildingId: string | null;
  /** Counted once, for the number of tickets and for what is told of them. */
  readonly waiting: Promise<WaitingTickets>;
}

/** How many tickets wait for a person; of the open ones those whose time is up and those that nobody has. */
export interface WaitingTickets extends Readonly<Today['tickets']> {
  readonly total: number;
}

/** SQL: whether the building whose id stands in `column` is one in which the person looks. */
export function isIn({ buildingId }: Pick<TodayAsk, 'buildingId'>, column: string): RawBuilder<boolean> {
  return buildingId === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${buildingId}`;
}

/** Reads what one domain has for a person today, narrowed to what they may see. */
export type TodaySource = (ask: TodayAsk, limit: number) => Promise<TodayPart>;
