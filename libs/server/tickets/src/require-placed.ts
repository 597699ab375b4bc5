import type { TicketDraft } from '@imah/contract/tickets';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';

type NamedRecord = 'unitId' | 'floorId' | 'sectionId' | 'deviceId' | 'categoryId';
interface Place {
  readonly orgId: string;
  readonly buildingId: string;
}

/** @throws {HttpProblem} 422 at what is not of this building or organisation, and at more than one place */
export async function requirePlaced(
  db: Kysely<Database>,
  place: Place,
  named: Partial<Pick<TicketDraft, NamedRecord>>,
): Promise<void> {
  const { unitId, floorId, sectionId } = named;
  if ([unitId, floorId, sectionId].filter((one) => one !== undefined).length > 1)
    throw invalidField('unitId', 'not-an-option');
  for (const field of ['unitId', 'floorId', 'sectionId', 'deviceId', 'categoryId'] as const) {
    const id = named[field];
    if (id !== undefined && (await finders[field](db, place, id)) === undefined)
      throw invalidField(field, 'not-an-option');
  }
}

const finders = {
  unitId: (db, { orgId, buildingId }, id) =>
    db
      .selectFrom('unit')
      .select('id')
      .where('org_id', '=', orgId)
      .where('building_id', '=', buildingId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  floorId: (db, { orgId, buildingId }, id) =>
    db
      .selectFrom('floor as f')
      .innerJoin('section as s', (join) => join.onRef('s.org_id', '=', 'f.org_id').onRef('s.id', '=', 'f.section_id'))
      .select('f.id')
      .where('f.org_id', '=', orgId)
      .where('s.building_id', '=', buildingId)
      .where('f.id', '=', id)
      .executeTakeFirst(),
  sectionId: (db, { orgId, buildingId }, id) =>
    db
      .selectFrom('section')
      .select('id')
      .where('org_id', '=', orgId)
      .where('building_id', '=', buildingId)
      .where('id', '=', id)
      .executeTakeFirst(),
  deviceId: (db, { orgId, buildingId }, id) =>
    db
      .selectFrom('device')
      .select('id')
      .where('org_id', '=', orgId)
      .where('building_id', '=', buildingId)
      .where('id', '=', id)
      .executeTakeFirst(),
  categoryId: (db, { orgId }, id) =>
    db.selectFrom('ticket_category').select('id').where('org_id', '=', orgId).where('id', '=', id).executeTakeFirst(),
} satisfies Record<
  NamedRecord,
  (db: Kysely<Database>, place: Place, id: string) => Promise<{ id: string } | undefined>
>;
