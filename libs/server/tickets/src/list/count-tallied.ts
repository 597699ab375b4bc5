import type { PolicyActor } from '@imah/contract/access';
import type { TicketCountQuery, TicketCounts } from '@imah/contract/tickets';
import type { Kysely } from 'kysely';
import { prepare } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';
import { isOpenText } from '../ticket-predicates.ts';
import { overseenPlaces } from '../ticket-scope.ts';

/** How many tickets are in a state; `overdue` and `unassigned` of those that are open. */
export interface StateCount {
  readonly state: keyof TicketCounts['states'];
  readonly count: number;
  readonly overdue: number;
  readonly unassigned: number;
}

type Narrowing = [
  places: string,
  buildingId: string | null,
  priorities: readonly string[] | null,
  categoryId: string | null,
  assignee: 'none' | null,
];

/** SQL: the buildings `b` of the places `$1` that are asked about: `$2`, or all in use. */
const buildings = `jsonb_to_recordset($1::jsonb) AS s(org_id uuid, building_ids uuid[])
  JOIN building b ON b.org_id = s.org_id AND (s.building_ids IS NULL OR b.id = ANY(s.building_ids))
    AND CASE WHEN $2::uuid IS NULL THEN b.status = 'active' ELSE b.id = $2::uuid END`;
const isKind = '($3::text[] IS NULL OR t.priority = ANY($3)) AND ($4::uuid IS NULL OR t.category_id = $4)';

// The sums are of the cells that a building has, as many as there are kinds of tickets in it.
const sums = prepare<Narrowing, Omit<StateCount, 'overdue'>>(
  'ticket-sums',
  `SELECT t.state, sum(t.count)::integer AS count,
    coalesce(sum(t.count) FILTER (WHERE NOT t.is_assigned AND ${isOpenText}), 0)::integer AS unassigned
  FROM ${buildings} JOIN ticket_tally t ON t.org_id = b.org_id AND t.building_id = b.id
  WHERE ${isKind} AND ($5::text IS NULL OR NOT t.is_assigned) GROUP BY t.state`,
);

// Whose time is up no sum knows: it is counted by an index that holds all that is asked, without the rows.
const late = prepare<[...Narrowing, at: Date], Omit<StateCount, 'overdue'>>(
  'ticket-sums-late',
  `SELECT t.state, count(*)::integer AS count, count(*) FILTER (WHERE t.assignee_id IS NULL)::integer AS unassigned
  FROM ${buildings} JOIN ticket t ON t.org_id = b.org_id AND t.building_id = b.id
  WHERE ${isOpenText} AND t.resolve_due_at < $6::timestamptz AND ${isKind} AND ($5::text IS NULL OR t.assignee_id IS NULL)
  GROUP BY t.state`,
);

/** The counts of what the person oversees by the sums that are kept; null for filters that the sums do not know. */
export async function countTallied(
  db: Kysely<Database>,
  actor: PolicyActor,
  { buildingId, priority, categoryId, assignee, due, ...rest }: TicketCountQuery,
  now: number,
): Promise<StateCount[] | null> {
  const isKnown = Object.values(rest).every((filter) => filter === undefined);
  if (!isKnown || (assignee !== undefined && assignee !== 'none')) return null;
  const places = JSON.stringify(overseenPlaces(actor));
  const asked: Narrowing = [
    places,
    buildingId ?? null,
    priority?.split(',') ?? null,
    categoryId ?? null,
    assignee ?? null,
  ];
  const at = new Date(now);
  if (due === 'overdue') return (await late(db, ...asked, at)).map((row) => ({ ...row, overdue: row.count }));
  const [all, overdue] = await Promise.all([sums(db, ...asked), late(db, ...asked, at)]);
  return [
    ...all.map((row) => ({ ...row, overdue: 0 })),
    ...overdue.map(({ state, count }) => ({ state, count: 0, unassigned: 0, overdue: count })),
  ];
}
