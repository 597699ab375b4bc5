import { id, instant } from '@imah/contract/core';
import type { TicketQuery } from '@imah/contract/tickets';
import { ticketPriorities } from '@imah/contract/tickets/words';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import type { PlacedRow } from '../ticket-row.ts';

type Sort = TicketQuery['sort'];

/** An order of tickets `t`, and the columns by which it orders beside their ids. Clocks that stand come last. */
export const ticketOrders = {
  newest: { by: 't.created_at DESC, t.id DESC', keys: 't.created_at' },
  due: { by: 't.resolve_due_at, t.id', keys: 't.resolve_due_at' },
  updated: { by: 't.updated_at DESC, t.id DESC', keys: 't.updated_at' },
  priority: { by: 't.priority_rank, t.created_at DESC, t.id DESC', keys: 't.priority_rank, t.created_at' },
} as const satisfies Record<Sort, { readonly by: string; readonly keys: string }>;

const positions = {
  newest: z.object({ createdAt: instant, id }),
  due: z.object({ dueAt: z.nullable(instant), id }),
  updated: z.object({ updatedAt: instant, id }),
  priority: z.object({ rank: z.int32(), createdAt: instant, id }),
} as const;

/** SQL: whether ticket `t` comes after the place that a cursor names. @throws {HttpProblem} 422 at `cursor` */
export function isAfter(sort: Sort, cursor: string | undefined): RawBuilder<unknown> {
  return afters[sort](cursor);
}

/** Where a page ends that ends with this row. */
export function cursorAfter({ row, resolveDueAt }: PlacedRow, sort: Sort): string {
  const { id: last, createdAt, updatedAt, priority } = row;
  if (sort === 'due') return writeCursor({ dueAt: resolveDueAt, id: last });
  if (sort === 'updated') return writeCursor({ updatedAt, id: last });
  if (sort === 'priority') return writeCursor({ rank: ticketPriorities.indexOf(priority), createdAt, id: last });
  return writeCursor({ createdAt, id: last });
}

const anywhere = sql`true`;
const afters: Readonly<Record<Sort, (cursor: string | undefined) => RawBuilder<unknown>>> = {
  newest: (cursor) => {
    const after = readCursor(positions.newest, cursor);
    return after === null ? anywhere : sql`(t.created_at, t.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  },
  due: (cursor) => {
    const after = readCursor(positions.due, cursor);
    if (after === null) return anywhere;
    return after.dueAt === null
      ? sql`(t.resolve_due_at IS NULL AND t.id > ${after.id})`
      : sql`((t.resolve_due_at, t.id) > (${after.dueAt}::timestamptz, ${after.id}::uuid) OR t.resolve_due_at IS NULL)`;
  },
  updated: (cursor) => {
    const after = readCursor(positions.updated, cursor);
    return after === null ? anywhere : sql`(t.updated_at, t.id) < (${after.updatedAt}::timestamptz, ${after.id}::uuid)`;
  },
  priority: (cursor) => {
    const after = readCursor(positions.priority, cursor);
    return after === null
      ? anywhere
      : sql`t.priority_rank >= ${after.rank} AND (t.priority_rank > ${after.rank} OR (t.priority_rank = ${after.rank}
          AND (t.created_at, t.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)))`;
  },
};
