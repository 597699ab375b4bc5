import type { OrderRow } from '@imah/contract/catalogue';
import type { OrderState } from '@imah/contract/catalogue/words';
import { id } from '@imah/contract/core';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { decideRows, type PolicyActor } from '@imah/contract/access';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import { selectOrders, toOrderRow } from './order-rows.ts';

const position = z.object({ at: z.iso.datetime(), id });

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Orders of a building, the newest first. */
interface OrdersOfBuilding extends Page {
  readonly orgId: string;
  readonly buildingId: string;
  readonly state?: OrderState | undefined;
  readonly q?: string | undefined;
}

type Answer = Promise<{ data: OrderRow[]; meta: { nextCursor: string | null } }>;

/** @throws {HttpProblem} 422 at `cursor` */
export function listOrders(
  db: Kysely<Database>,
  { orgId, buildingId, state, q = '', ...page }: OrdersOfBuilding,
): Answer {
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = db
    .selectFrom(selectOrders(db).where('o.org_id', '=', orgId).where('o.building_id', '=', buildingId).as('x'))
    .selectAll('x')
    .$if(state !== undefined, (query) => query.where('x.state', '=', state ?? 'placed'))
    .$if(q !== '', (query) =>
      query.where((where) =>
        where.or(
          (['x.number', 'x.unitCode', 'x.personName', 'x.firstLine'] as const).map((column) =>
            where(column, 'ilike', pattern),
          ),
        ),
      ),
    );
  return pageOf(rows, page);
}

/** Somebody's own orders in the organisations that they belong to, the newest first. @throws {HttpProblem} 422 at `cursor` */
export function listOwnOrders(db: Kysely<Database>, actor: PolicyActor, page: Page): Answer {
  const orgIds = actor.memberships
    .map(({ orgId }) => orgId)
    .filter((orgId) => ['all', 'own'].includes(decideRows(actor, 'order.view', { orgId })));
  const own = selectOrders(db)
    .where('p.user_id', '=', actor.userId)
    .where((where) => (orgIds.length === 0 ? where.val(false) : where('o.org_id', 'in', orgIds)));
  return pageOf(db.selectFrom(own.as('x')).selectAll('x'), page);
}

function selectOfOrders(db: Kysely<Database>) {
  return db.selectFrom(selectOrders(db).as('x')).selectAll('x');
}

async function pageOf(rows: ReturnType<typeof selectOfOrders>, { limit, cursor }: Page): Answer {
  const after = readCursor(position, cursor);
  const found = await rows
    .$if(after !== null, (query) =>
      query.where((where) =>
        where(where.refTuple('x.placedAt', 'x.id'), '<', where.tuple(new Date(after?.at ?? 0), after?.id ?? '')),
      ),
    )
    .orderBy('x.placedAt', 'desc')
    .orderBy('x.id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    data: page.map(toOrderRow),
    meta: { nextCursor: last === undefined ? null : writeCursor({ at: last.placedAt.toISOString(), id: last.id }) },
  };
}
