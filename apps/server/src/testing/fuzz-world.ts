import { randomUUIDv7 } from 'node:crypto';
import type { Endpoint } from '@imah/contract/core';
import { sql } from 'kysely';
import { createSession, grantStepUp } from '@imah/server-platform/sessions';
import {
  makeAlarm,
  makeDevice,
  makeMember,
  makePlace,
  makeTicket,
  makeTopic,
  makeUnit,
  type TestApp,
  type TestPerson,
} from '@imah/server-platform/testing';

/** Who calls, in turn: what one may not see, another breaks. */
export const fuzzRoles = ['owner', 'manager', 'resident', 'stranger', 'nobody'] as const;
export type FuzzRole = (typeof fuzzRoles)[number];

/** Records of an organisation of its own, and who knows of them. */
export interface World {
  readonly ids: Readonly<Record<string, string>>;
  readonly people: Readonly<Record<Exclude<FuzzRole, 'nobody'>, TestPerson>>;
}

export async function makeWorld(test: TestApp): Promise<World> {
  const name = `Uji ${randomUUIDv7().slice(-6)}`;
  const place = await makePlace(test, name);
  const elsewhere = await makePlace(test, `${name} lain`);
  const { orgId, buildingId } = place;
  const resident = await makeMember(test, place, 'Warga', ['resident']);
  const manager = await makeMember(test, place, 'Pengelola', ['building-manager'], [buildingId]);
  const unitId = await makeUnit(test, place, 'A-01', resident);
  const deviceId = await makeDevice(test, place, { name: 'Pompa', online: true, unitId });
  const alarmId = await makeAlarm(test, place, deviceId);
  const ticketId = await makeTicket(test, place, { unitId, reporterId: resident.id });
  const { topicId, postId } = await makeTopic(test, place, 'Parkir');
  const { rows } = await sql<Record<string, string>>`
    SELECT m.id AS "memberId", mg.group_id AS "groupId", s.id AS "sectionId", f.id AS "floorId", p.id AS "personId",
      o.id AS "occupancyId"
    FROM membership m JOIN membership_group mg ON mg.membership_id = m.id, section s, floor f, person p, occupancy o
    WHERE m.user_id = ${resident.id} AND s.building_id = ${buildingId} AND f.section_id = s.id
      AND p.user_id = ${resident.id} AND o.person_id = p.id LIMIT 1`.execute(test.context.db);
  const made = { orgId, buildingId, deviceId, unitId, alarmId, ticketId, topicId, postId };
  return {
    ids: { ...made, entityId: buildingId, entity: 'building', ...rows[0] },
    people: { owner: place.owner, manager, resident, stranger: elsewhere.owner },
  };
}

/** Headers of a session of its own: some calls end it. Confirmed where the call asks for it. */
export async function headersOf(
  { context }: TestApp,
  { people }: World,
  role: FuzzRole,
  endpoint: Endpoint,
): Promise<Record<string, string>> {
  if (role === 'nobody') return {};
  const person = people[role];
  if (endpoint.method === 'GET') return person.bearer;
  const device = { ip: '127.0.0.1', userAgent: undefined };
  const token = await createSession(context.db, person.id, device, context.now());
  if (endpoint.stepUp === true) {
    const { id } = await context.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', person.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await grantStepUp(context, id);
  }
  return { authorization: `Bearer ${token}` };
}
