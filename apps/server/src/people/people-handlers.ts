import { id } from '@imah/contract/core';
import type { EventPacket } from '@imah/contract/mqtt';
import type { peopleEndpoints, Person } from '@imah/contract/people';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { publishAccessEvent } from '../access/publish-access.ts';
import { lockOrganization } from '../access/audit.ts';
import { logReading } from '../audit/log-reading.ts';
import { readUnit } from '../buildings/change-units.ts';
import { type PlaceEdit, sameFields, writeEdit } from '../buildings/place-edit.ts';
import { publishBuildingEvent } from '../buildings/publish-building.ts';
import type { ServerContext } from '../context.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { requireVersion } from '../http/entity-tag.ts';
import { notFound } from '../http/errors.ts';
import type { Handlers } from '../http/handler.ts';
import { occupantAccountHandlers } from './accounts/account-handlers.ts';
import { addOccupancy, deleteOccupancy, updateOccupancy } from './change-occupancy.ts';
import type { Moved } from './in-unit.ts';
import { moveOccupancy } from './move-occupancy.ts';
import { type PeopleOf, readOccupancies, readPerson, readResidents } from './read-people.ts';
import { revealPerson } from './reveal-person.ts';
import { changePerson, withoutNumbers } from './write-person.ts';

const position = z.object({ sortKey: z.string(), id });

export function peopleHandlers(context: ServerContext): Pick<Handlers, keyof typeof peopleEndpoints> {
  const { db, now } = context;
  const told = async <T>(edit: PlaceEdit, op: EventPacket['op'], entityId: string, data: T): Promise<T> => {
    await publishBuildingEvent(context, edit, { entity: 'occupancy', id: entityId, version: 0, op });
    return data;
  };
  /** Whoever moved has their rights asked for anew. */
  const settled = async <T>(moving: Promise<Moved<T>>): Promise<T> => {
    const { value, userIds } = await moving;
    await publishAccessEvent(context, userIds);
    return value;
  };
  return {
    ...occupantAccountHandlers(context),
    listPeople: async ({ actor, params, query, request, target }) => {
      const after = readCursor(position, query.cursor);
      const where = { orgId: target.orgId, buildingId: params.buildingId, now: now() };
      const found = await readResidents(db, where, { limit: query.limit, after, q: query.q ?? '' });
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
    updatePerson: async (call) => {
      const { edit } = call;
      const { personId } = call.params;
      const person = await db.transaction().execute(async (trx) => {
        await lockOrganization(trx, edit.orgId);
        await sql`SELECT 1 FROM person WHERE org_id = ${edit.orgId} AND id = ${personId} FOR NO KEY UPDATE`.execute(
          trx,
        );
        const before = await readPerson(trx, edit, personId);
        if (before === null) throw notFound();
        requireVersion(before, call.version);
        await changePerson(db, trx, { orgId: edit.orgId, id: personId }, call.body);
        const change = withoutNumbers(call.body);
        await writeEdit(trx, edit, {
          action: 'update',
          entity: 'person',
          entityId: personId,
          before: sameFields({ ...before, nik: before.nikHint, npwp: before.npwpHint }, change),
          after: change,
        });
        return readPerson(trx, edit, personId);
      });
      if (person === null) throw notFound();
      return { data: await told(edit, 'updated', personId, person) };
    },
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
      const unit = await readUnit(db, where, params.unitId);
      const data = await readOccupancies(db, where, sql`o.unit_id = ${unit.id}`);
      const people = data.map(({ person }) => person);
      await logReading(db, { ...readBy(actor, request, where), ...about('unit', unit.id, people) }, now());
      return { data };
    },
    addOccupancy: async (call) => {
      const { edit } = call;
      const occupancy = await settled(addOccupancy(db, edit, call.params.unitId, call.body));
      return { data: await told(edit, 'created', occupancy.id, occupancy) };
    },
    updateOccupancy: async (call) => {
      const { edit } = call;
      const { occupancyId } = call.params;
      const change = { id: occupancyId, version: call.version, change: call.body };
      const occupancy = await settled(updateOccupancy(db, edit, change));
      return { data: await told(edit, 'updated', occupancyId, occupancy) };
    },
    moveOccupancy: async (call) => {
      const { edit } = call;
      const moving = { id: call.params.occupancyId, version: call.version, move: call.body };
      const occupancy = await settled(moveOccupancy(db, edit, moving));
      return { data: await told(edit, 'updated', occupancy.id, occupancy) };
    },
    deleteOccupancy: async (call) => {
      const { edit } = call;
      await settled(deleteOccupancy(db, edit, { id: call.params.occupancyId, version: call.version }));
      return told(edit, 'deleted', call.params.occupancyId, undefined);
    },
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
