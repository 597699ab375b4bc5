import { randomUUIDv7 } from 'node:crypto';
import type { Section, SectionDraft } from '@imah/contract/buildings';
import { sql, type Transaction } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import { type Change, changed, changePlaces, type PlaceEdit, sameFields } from './place-edit.ts';

type SectionEdit = PlaceEdit & { readonly sectionId: string; readonly version: number };

/** @throws {HttpProblem} 422 at `name` when another section of the building has it */
export function createSection(ports: CommandPorts, edit: PlaceEdit, draft: SectionDraft): Promise<Section> {
  const { orgId, buildingId } = edit;
  return changePlaces(ports, edit, async (trx) => {
    await requireFreeName(trx, edit, draft.name, null);
    const id = randomUUIDv7();
    const { last } = await trx
      .selectFrom('section')
      .select(({ fn }) => fn.max('position').as('last'))
      .where('org_id', '=', orgId)
      .where('building_id', '=', buildingId)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('section')
      .values({
        org_id: orgId,
        id,
        building_id: buildingId,
        name: draft.name,
        kind: draft.kind,
        position: (last ?? -1) + 1,
      })
      .execute();
    const audit = { action: 'create', entity: 'section', entityId: id, after: draft };
    return { result: await readSection(trx, edit, id), audit, event: { id, op: 'created' } };
  });
}

/** @throws {HttpProblem} 404, 412, or 422 at `name` */
export function updateSection(
  ports: CommandPorts,
  edit: SectionEdit,
  change: Change<Pick<Section, 'name' | 'kind' | 'position'>>,
): Promise<Section> {
  const { orgId, sectionId: id } = edit;
  return changePlaces(ports, edit, async (trx) => {
    const known = await readSection(trx, edit, id);
    requireVersion(known, edit.version);
    const { name, kind, position } = changed(known, change);
    await requireFreeName(trx, edit, name, id);
    await trx
      .updateTable('section')
      .set({ name, kind, version: known.version + 1 })
      .where('org_id', '=', orgId)
      .where('id', '=', id)
      .execute();
    if (change.position !== undefined) await moveSection(trx, edit, id, position);
    const before = sameFields(known, change);
    const audit = { action: 'update', entity: 'section', entityId: id, before, after: change };
    return { result: await readSection(trx, edit, id), audit, event: { id, op: 'updated' } };
  });
}

/** @throws {HttpProblem} 404, 412, or 409 while units or devices are in it */
export function deleteSection(ports: CommandPorts, edit: SectionEdit): Promise<void> {
  const { orgId, sectionId: id } = edit;
  return changePlaces<void>(ports, edit, async (trx) => {
    const before = await readSection(trx, edit, id);
    requireVersion(before, edit.version);
    const { rows } = await sql`
      SELECT 1 FROM unit u JOIN floor f ON f.org_id = u.org_id AND f.id = u.floor_id
      WHERE u.org_id = ${orgId} AND f.section_id = ${id} AND u.deleted_at IS NULL
      UNION ALL
      SELECT 1 FROM device d JOIN floor f ON f.org_id = d.org_id AND f.id = d.floor_id
      WHERE d.org_id = ${orgId} AND f.section_id = ${id} LIMIT 1`.execute(trx);
    if (rows.length > 0) throw new HttpProblem(409, 'TEMPAT_BERISI');
    await trx.deleteFrom('section').where('org_id', '=', orgId).where('id', '=', id).execute();
    const audit = { action: 'delete', entity: 'section', entityId: id, before };
    return { result: undefined, audit, event: { id, op: 'deleted' } };
  });
}

/** Puts a section at a position; the others keep their order around it. */
async function moveSection(trx: Transaction<Database>, edit: PlaceEdit, id: string, position: number): Promise<void> {
  const rows = await trx
    .selectFrom('section')
    .select('id')
    .where('org_id', '=', edit.orgId)
    .where('building_id', '=', edit.buildingId)
    .where('id', '<>', id)
    .orderBy('position')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  const ids = rows.map((row) => row.id).toSpliced(position, 0, id);
  await sql`
    UPDATE section s SET position = wanted.place - 1
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted(id, place)
    WHERE s.org_id = ${edit.orgId} AND s.id = wanted.id AND s.position <> wanted.place - 1`.execute(trx);
}

async function readSection(trx: Transaction<Database>, edit: PlaceEdit, id: string): Promise<Section> {
  const rows = await trx
    .selectFrom('section')
    .select(['id', 'name', 'kind', 'position', 'version'])
    .where('org_id', '=', edit.orgId)
    .where('building_id', '=', edit.buildingId)
    .where('id', '=', id)
    .execute();
  const [section] = rows;
  if (section === undefined) throw notFound();
  return section;
}

async function requireFreeName(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  name: string,
  own: string | null,
): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM section WHERE org_id = ${edit.orgId} AND building_id = ${edit.buildingId}
      AND lower(name) = lower(${name}) AND id IS DISTINCT FROM ${own}::uuid`.execute(trx);
  if (rows.length > 0) throw invalidField('name', 'name-taken');
}
