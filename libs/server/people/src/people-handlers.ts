import { id } from '@imah/contract/core';
import type { peopleEndpoints, Person } from '@imah/contract/people';
import * as z from 'zod/mini';
import { logReading } from '@imah/server-platform/audit';
import { getUnit } from '@imah/server-buildings';
import type { ServerContext } from '@imah/server-platform';
import { type Handlers, readCursor, writeCursor } from '@imah/server-platform/http';
import { occupantAccountHandlers } from './accounts/account-handlers.ts';
import { addOccupancy, deleteOccupancy, updateOccupancy } from './change-occupancy.ts';
import { moveOccupancy } from './move-occupancy.ts';
import { listOccupancies, listResidents } from './occupancy-repository.ts';
import type { PeopleOf } from './person-repository.ts';
import { revealPerson } from './reveal-person.ts';
import { updatePerson } from './update-person.ts';

const position = z.object({ sortKey: z.string(), id });

export function peopleHandlers(context: ServerContext): Pick<Handlers, keyof typeof peopleEndpoints> {
  const { db, now } = context;
  return {
    ...occupantAccountHandlers(context),
    listPeople: async ({ actor, params, query, request, target }) => {
      const after = readCursor(position, query.cursor);
      const where = { orgId: target.orgId, buildingId: params.buildingId, now: now() };
      const found = await listResidents(db, where, { limit: query.limit, after, q: query.q ?? '' });
      const last = found.length > query.limit ? found[query.limit - 1] : undefined;
      const data = found.slice(0, query.limit).map(({ person, units }) => ({ person, units }));
      const people = data.map(({ person }) => person);
      await logReading(
        db,
        { ...readBy(actor, request, where), ...about('building', params.buildingId, people) },
        now(),
      );
      const next = last === undefined ? null : writeCursor({ sortKey: last.sortKey, id: last.person.id });
      return { data, meta: { nextCursor: next } };
    },
    updatePerson: async ({ edit, body }) => ({ data: await updatePerson(context, edit, body) }),
    revealPerson: async ({ actor, params, request, target }) => ({
      data: await revealPerson(
        db,
        { orgId: target.orgId, buildingId: params.buildingId, now: now() },
        params.personId,
        {
          userId: actor.userId,
          requestId: request.id,
        },
      ),
    }),
    listOccupancies: async ({ actor, params, request, target }) => {
      const where = { orgId: target.orgId, buildingId: params.buildingId, now: now() };
      const unit = await getUnit(db, where, params.unitId);
      const data = await listOccupancies(db, where, { unitId: unit.id });
      const people = data.map(({ person }) => person);
      await logReading(db, { ...readBy(actor, request, where), ...about('unit', unit.id, people) }, now());
      return { data };
    },
    addOccupancy: async ({ edit, body }) => ({ data: await addOccupancy(context, edit, body) }),
    updateOccupancy: async ({ edit, body }) => ({ data: await updateOccupancy(context, edit, body) }),
    moveOccupancy: async ({ edit, body }) => ({ data: await moveOccupancy(context, edit, body) }),
    deleteOccupancy: ({ edit }) => deleteOccupancy(context, edit).then(() => undefined),
  };
}

function readBy(actor: { readonly userId: string }, request: { readonly id: string }, where: PeopleOf) {
  const { orgId, buildingId } = where;
  return { orgId, buildingId, userId: actor.userId, requestId: request.id };
}

/** Which personal fields a list of people has shown, and of what record. */
function about(entity: 'building' | 'unit', entityId: string, people: readonly Person[]) {
  const contacts = (['phone', 'email'] as const).filter((field) => people.some((person) => person[field] !== null));
  return { entity, entityId, fields: people.length === 0 ? [] : ['name', ...contacts] };
}
