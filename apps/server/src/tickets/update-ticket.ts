import type { Ticket, TicketChange } from '@imah/contract/tickets';
import { enterPromise } from '@imah/contract/tickets/words';
import { sql, type Transaction } from 'kysely';
import { changed, sameFields } from '../buildings/place-edit.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { changeTicket, type TicketDone, type TicketEdit } from './change-ticket.ts';
import { requirePlaced } from './create-ticket.ts';
import type { LockedTicket } from './read-tickets.ts';
import { wasWritten, writeTicketEvent } from './ticket-events.ts';
import { readPromise, timesColumns } from './ticket-times.ts';
import { beginWithChecklist } from './work/use-checklist.ts';

/**
 * Changes what was reported. Where another promise holds then, its time counts from now on, and what has run stays.
 * @throws {HttpProblem} 412, 422 at what is not of the building or organisation
 */
export function updateTicket(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  edit: TicketEdit,
  { id, ...asked }: TicketChange,
): Promise<Ticket> {
  const change = { ...asked, ...placeAnew(asked) };
  const actorId = edit.actor?.userId ?? null;
  const decideFields = async ({ ticket, times }: LockedTicket, trx: Transaction<Database>): Promise<TicketDone> => {
    const { orgId, buildingId, title, details, kind, priority, unitId, floorId, sectionId, audience } = ticket;
    const categoryId = ticket.category?.id ?? null;
    const before = { title, details, kind, priority, categoryId, unitId, floorId, sectionId, audience };
    const named = {
      unitId: change.unitId ?? undefined,
      floorId: change.floorId ?? undefined,
      sectionId: change.sectionId ?? undefined,
      categoryId: change.categoryId ?? undefined,
      deviceId: undefined,
    };
    await requirePlaced(trx, { orgId, buildingId }, named);
    const after = changed(before, change);
    const isMoved = places.some((field) => change[field] !== undefined);
    const { promise, hours } = await readPromise(trx, orgId, { ...after, buildingId });
    const fields = Object.entries(change).flatMap(([field, value]) => (value === undefined ? [] : [field]));
    return {
      columns: sql`title = ${after.title}, details = ${after.details}, kind = ${after.kind}, priority = ${after.priority},
        category_id = ${after.categoryId}, unit_id = ${after.unitId}, floor_id = ${after.floorId},
        section_id = ${after.sectionId}, ${isMoved ? sql`place = NULL,` : sql``} audience = ${after.audience},
        ${timesColumns(enterPromise(times, promise, hours, edit.now), ticket.timeZone, edit.now)}`,
      audit: { action: 'update', before: sameFields(before, change), after: change },
      follow: async (changing) => {
        await writeTicketEvent(
          changing,
          edit,
          { kind: 'changed', actorId, data: { fields, stepId: id ?? null } },
          edit.now,
        );
        await beginWithChecklist(changing, edit, change.categoryId);
      },
    };
  };
  return changeTicket(context, edit, decideFields, (trx) => wasWritten(trx, edit, { kind: 'changed', id, actorId }));
}

const places = ['unitId', 'floorId', 'sectionId'] as const;

/** A ticket is in one place: whoever puts it into one takes it out of the others, and off the name on a label. */
function placeAnew(asked: Omit<TicketChange, 'id'>): Partial<Record<(typeof places)[number], string | null>> {
  if (places.every((field) => asked[field] === undefined)) return {};
  return Object.fromEntries(places.map((field) => [field, asked[field] ?? null]));
}
