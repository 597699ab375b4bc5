import type { PolicyActor } from '@imah/contract/access';
import type { TicketQuery } from '@imah/contract/tickets';
import { ticketStates } from '@imah/contract/tickets/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { prepareTicketPage, prepareTicketRows } from '../ticket-repository.ts';
import type { PlacedRow } from '../ticket-row.ts';
import { isOpenText } from '../ticket-predicates.ts';
import { isVisibleAsOwn, overseenPlaces, seesWholeBuilding } from '../ticket-scope.ts';
import { patternOf, readSought } from './found-by.ts';
import { pageTextOfAll } from './page-of-all.ts';
import { ticketOrders } from './ticket-orders.ts';

type Sort = TicketQuery['sort'];
type Limit = (typeof limits)[number];
type Place = [orgId: string, buildingId: string];

// A limit that comes as a value, and filters that may be left out, are planned anew each time: that takes longer than the
// query. What the pages of a building ask for first is planned once: these many rows, open ones or those of one state.
const limits = [20, 50, 60] as const;
const everyState = ticketStates.join(',');
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

// What the page of all buildings and the dashboard lead to.
const everywhere = {
  open: statementsOfAll('open', isOpenText),
  overdue: statementsOfAll<[at: Date]>('overdue', `${isOpenText} AND t.resolve_due_at < $2::timestamptz`),
  ofNobody: statementsOfAll('nobody', `${isOpenText} AND t.assignee_id IS NULL`),
  ofAnyState: statementsOfAll('any', 'true'),
};

function statements<V extends readonly unknown[]>(name: string, condition: string) {
  return eachSort((sort, limit) =>
    prepareTicketRows<V>(`tickets-${name}-${sort}-${limit}`, {
      condition,
      order: ticketOrders[sort].by,
      limit: limit + 1,
    }),
  );
}

function statementsOfAll<V extends readonly unknown[] = []>(name: string, condition: string) {
  return eachSort((sort, limit) => {
    const page = pageTextOfAll({ condition, order: ticketOrders[sort], limit: limit + 1 });
    const text = { page, order: ticketOrders[sort].by };
    return prepareTicketPage<[places: string, ...V]>(`all-tickets-${name}-${sort}-${limit}`, text);
  });
}

function eachSort<S>(make: (sort: Sort, limit: Limit) => S): Readonly<Record<Sort, ReadonlyMap<number, S>>> {
  const ofSort = (sort: Sort) => new Map<number, S>(limits.map((limit) => [limit, make(sort, limit)]));
  return { newest: ofSort('newest'), due: ofSort('due'), updated: ofSort('updated'), priority: ofSort('priority') };
}

/** The first page of a building or of all and one row more, where it is asked for as pages ask; else null. */
export async function readUsualPage(
  db: Kysely<Database>,
  actor: PolicyActor,
  query: TicketQuery,
  now: number,
): Promise<PlacedRow[] | null> {
  const { buildingId, state, due, assignee, q, sort, limit, ...rest } = query;
  const isPlain = Object.values(rest).every((filter) => filter === undefined);
  const narrowedBy = [state, due, assignee, q].filter((filter) => filter !== undefined).length;
  if (!isPlain || narrowedBy > 1) return null;
  if (buildingId === undefined) return readUsualPageOfAll(db, actor, query, now);
  if (state?.includes(',') === true) return null;
  const orgId = seesWholeBuilding(actor, buildingId);
  if (orgId === null) return null;
  const asked = { reader: actor, now };
  const page = () => {
    // How many are in a state decides how they are best read in another order: that is planned each time.
    if (state !== undefined && sort !== 'newest') return null;
    if (state !== undefined) return ofState[sort].get(limit)?.(db, asked, orgId, buildingId, state);
    if (due !== undefined) return overdue[sort].get(limit)?.(db, asked, orgId, buildingId, new Date(now));
    if (assignee === 'none') return ofNobody[sort].get(limit)?.(db, asked, orgId, buildingId);
    if (assignee !== undefined) return ofSomebody[sort].get(limit)?.(db, asked, orgId, buildingId, assignee);
    if (q !== undefined) return withText[sort].get(limit)?.(db, asked, orgId, buildingId, patternOf(readSought(q)));
    return open[sort].get(limit)?.(db, asked, orgId, buildingId);
  };
  return (await page()) ?? null;
}

async function readUsualPageOfAll(
  db: Kysely<Database>,
  actor: PolicyActor,
  { state, due, assignee, q, sort, limit }: TicketQuery,
  now: number,
): Promise<PlacedRow[] | null> {
  if (q !== undefined || isVisibleAsOwn(actor) !== null) return null;
  const asked = { reader: actor, now };
  const places = JSON.stringify(overseenPlaces(actor));
  const page = () => {
    if (state === everyState && sort === 'newest') return everywhere.ofAnyState[sort].get(limit)?.(db, asked, places);
    if (state !== undefined) return null;
    if (due !== undefined) return everywhere.overdue[sort].get(limit)?.(db, asked, places, new Date(now));
    if (assignee === 'none') return everywhere.ofNobody[sort].get(limit)?.(db, asked, places);
    return assignee === undefined ? everywhere.open[sort].get(limit)?.(db, asked, places) : null;
  };
  return (await page()) ?? null;
}
