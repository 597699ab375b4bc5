import type { PolicyActor } from '@imah/contract/access';
import type { TicketCounts, TicketQuery } from '@imah/contract/tickets';
import type { Kysely } from 'kysely';
import { prepare } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';
import { prepareTicketRows } from '../ticket-repository.ts';
import type { PlacedRow } from '../ticket-row.ts';
import { isOpenText } from '../ticket-predicates.ts';
import { seesWholeBuilding } from '../ticket-scope.ts';
import { patternOf, readSought } from './found-by.ts';

type Sort = TicketQuery['sort'];
type Limit = (typeof limits)[number];
type Statement<V extends readonly unknown[]> = ReturnType<typeof prepareTicketRows<V>>;
type Place = [orgId: string, buildingId: string];

// A limit that comes as a value, and filters that may be left out, are planned anew each time: that takes longer than the
// query. What the pages of a building ask for first is planned once: these many rows, open ones or those of one state.
const limits = [20, 50, 60] as const;
const orders = {
  newest: 't.created_at DESC, t.id DESC',
  due: 't.resolve_due_at, t.id',
  updated: 't.updated_at DESC, t.id DESC',
  priority: 't.priority_rank, t.created_at DESC, t.id DESC',
} as const satisfies Record<Sort, string>;
const inBuilding = 't.org_id = $1::uuid AND t.building_id = $2::uuid';
const open = statements<Place>('open', `${inBuilding} AND ${isOpenText}`);
const ofState = statements<[...Place, state: string]>('state', `${inBuilding} AND t.state = $3::text`);
// What the numbers of a building lead to.
const overdue = statements<[...Place, at: Date]>(
  'overdue',
  `${inBuilding} AND ${isOpenText} AND t.resolve_due_at < $3::timestamptz`,
);
const ofNobody = statements<Place>('nobody', `${inBuilding} AND ${isOpenText} AND t.assignee_id IS NULL`);
const ofSomebody = statements<[...Place, userId: string]>(
  'somebody',
  `${inBuilding} AND ${isOpenText} AND t.assignee_id = $3::uuid`,
);
// What is open is little, and read in order until the page is full; the index of all texts would bring closed ones by the
// thousand, and does not know the text that is added nothing to.
const withText = statements<[...Place, pattern: string]>(
  'text',
  `${inBuilding} AND ${isOpenText} AND t.search_key || '' LIKE $3::text`,
);

function statements<V extends readonly unknown[]>(name: string, condition: string) {
  const ofSort = (sort: Sort) =>
    new Map<number, Statement<V>>(
      limits.map((limit: Limit) => {
        const text = { condition, order: orders[sort], limit: limit + 1 };
        return [limit, prepareTicketRows<V>(`tickets-${name}-${sort}-${limit}`, text)];
      }),
    );
  return { newest: ofSort('newest'), due: ofSort('due'), updated: ofSort('updated'), priority: ofSort('priority') };
}

/** The first page of a building and one row more, where it is asked for as its pages ask; else null. */
export async function readUsualPage(
  db: Kysely<Database>,
  actor: PolicyActor,
  { buildingId, state, due, assignee, q, sort, limit, ...rest }: TicketQuery,
  now: number,
): Promise<PlacedRow[] | null> {
  const isPlain = Object.values(rest).every((filter) => filter === undefined);
  const narrowedBy = [state, due, assignee, q].filter((filter) => filter !== undefined).length;
  if (!isPlain || narrowedBy > 1 || buildingId === undefined || state?.includes(',') === true) return null;
  const orgId = seesWholeBuilding(actor, buildingId);
  if (orgId === null) return null;
  const asked = { reader: actor, now };
  const page = () => {
    if (state !== undefined) return ofState[sort].get(limit)?.(db, asked, orgId, buildingId, state);
    if (due !== undefined) return overdue[sort].get(limit)?.(db, asked, orgId, buildingId, new Date(now));
    if (assignee === 'none') return ofNobody[sort].get(limit)?.(db, asked, orgId, buildingId);
    if (assignee !== undefined) return ofSomebody[sort].get(limit)?.(db, asked, orgId, buildingId, assignee);
    if (q !== undefined) return withText[sort].get(limit)?.(db, asked, orgId, buildingId, patternOf(readSought(q)));
    return open[sort].get(limit)?.(db, asked, orgId, buildingId);
  };
  return (await page()) ?? null;
}

/** How many tickets are in a state; `overdue` and `unassigned` of those that are open. */
export interface StateCount {
  readonly state: keyof TicketCounts['states'];
  readonly count: number;
  readonly overdue: number;
  readonly unassigned: number;
}

const counts = prepare<[...Place, at: Date], StateCount>(
  'ticket-counts',
  `SELECT t.state, count(*)::integer AS count, count(*) FILTER (WHERE t.resolve_due_at < $3::timestamptz)::integer AS overdue,
    count(*) FILTER (WHERE t.assignee_id IS NULL)::integer AS unassigned
  FROM ticket t WHERE ${inBuilding} AND ${isOpenText} GROUP BY t.state
  UNION ALL SELECT t.state, sum(t.count)::integer, 0, 0 FROM ticket_tally t WHERE ${inBuilding} GROUP BY t.state`,
);

/** The counts of a whole building by what its indexes hold, where the person sees all of it; else null. */
export async function countUsual(
  db: Kysely<Database>,
  actor: PolicyActor,
  { buildingId, ...rest }: Partial<TicketQuery>,
  now: number,
): Promise<StateCount[] | null> {
  if (buildingId === undefined || Object.values(rest).some((filter) => filter !== undefined)) return null;
  const orgId = seesWholeBuilding(actor, buildingId);
  return orgId === null ? null : counts(db, orgId, buildingId, new Date(now));
}
