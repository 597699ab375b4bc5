import type { TicketChange } from '@imah/contract/tickets';
import { enterPromise } from '@imah/contract/tickets/words';
import { changed, sameFields } from '@imah/server-buildings';
import type { CommandPorts } from '@imah/server-platform/command';
import { replaceFiles, requireEditor } from './correct-report.ts';
import { changeTicket, type TicketEdit, type TicketOutcome } from './change-ticket.ts';
import { requirePlaced } from './require-placed.ts';
import { wasWritten, writeTicketEvent } from './ticket-events.ts';
import { updateTicketRow } from './ticket-repository.ts';
import { readPromise, timesColumns } from './ticket-times.ts';
import { beginWithChecklist } from './work/put-checklist.ts';

/**
 * Changes what was reported. Where another promise holds then, its time counts from now on, and what has run stays.
 * @throws {HttpProblem} 403, 409 as `requireEditor`, 412, 422 at what is not of the building or organisation
 */
export function updateTicket(
  ports: CommandPorts,
  edit: TicketEdit,
  { id, ...asked }: TicketChange,
): Promise<TicketOutcome> {
  const change = { ...asked, ...placeAnew(asked) };
  const actorId = edit.actor?.userId ?? null;
  return changeTicket(ports, edit, {
    isDone: async (trx, locked) => {
      if (await wasWritten(trx, edit, { kind: 'changed', id, actorId })) return true;
      // Whoever comes too late is told so, rather than that a version is old.
      requireEditor(locked, edit.actor, asked);
      return false;
    },
    validate: async (trx, { ticket }) => {
      const named = {
        unitId: change.unitId ?? undefined,
        floorId: change.floorId ?? undefined,
        sectionId: change.sectionId ?? undefined,
        categoryId: change.categoryId ?? undefined,
      };
      await requirePlaced(trx, ticket, named);
    },
    write: async (trx, { ticket, times }) => {
      const { orgId, buildingId, title, details, kind, priority, unitId, floorId, sectionId, audience } = ticket;
      const categoryId = ticket.category?.id ?? null;
      const before = { title, details, kind, priority, categoryId, unitId, floorId, sectionId, audience };
      const { fileIds, ...said } = change;
      const files = fileIds === undefined ? null : await replaceFiles(trx, edit, ticket.files, fileIds);
      const wanted = changed(before, said);
      const isMoved = places.some((field) => change[field] !== undefined);
      const { promise, hours } = await readPromise(trx, orgId, { ...wanted, buildingId });
      const fields = Object.entries(change).flatMap(([field, value]) => (value === undefined ? [] : [field]));
      const after = await updateTicketRow(trx, edit, {
        title: wanted.title,
        details: wanted.details,
        kind: wanted.kind,
        priority: wanted.priority,
        category_id: wanted.categoryId,
        unit_id: wanted.unitId,
        floor_id: wanted.floorId,
        section_id: wanted.sectionId,
        ...(isMoved ? { place: null } : {}),
        audience: wanted.audience,
        ...timesColumns(enterPromise(times, promise, hours, edit.now), ticket.timeZone, edit.now),
      });
      const event = { kind: 'changed', actorId, data: { fields, stepId: id ?? null } } as const;
      await writeTicketEvent(trx, edit, event, edit.now);
      await beginWithChecklist(trx, edit, change.categoryId);
      return {
        ticket: after.ticket,
        audit: {
          action: 'update',
          before: { ...sameFields(before, said), ...files?.before },
          after: { ...said, ...files?.after },
        },
        // What a rule changes has rules of its own, as many as `followRules` lets follow.
        rules: edit.actor === null || asked.priority === undefined ? null : 'prioritised',
      };
    },
  });
}

const places = ['unitId', 'floorId', 'sectionId'] as const;

/** A ticket is in one place: whoever puts it into one takes it out of the others, and off the name on a label. */
function placeAnew(asked: Omit<TicketChange, 'id'>): Partial<Record<(typeof places)[number], string | null>> {
  if (places.every((field) => asked[field] === undefined)) return {};
  return Object.fromEntries(places.map((field) => [field, asked[field] ?? null]));
}
