import type { Section } from '@imah/contract/buildings';
import type { SectionKind } from '@imah/contract/buildings/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import type { BuildingKey } from './building-repository.ts';

function selectSections(db: Kysely<Database>, { orgId, buildingId }: BuildingKey) {
  return db
    .selectFrom('section')
    .select(['id', 'name', 'kind', 'position', 'version'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId);
}

/** The sections of a building in their order. */
export function listSections(db: Kysely<Database>, key: BuildingKey): Promise<Section[]> {
  return selectSections(db, key)
    .orderBy('position')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

export async function findSection(db: Kysely<Database>, key: BuildingKey, id: string): Promise<Section | null> {
  return (await selectSections(db, key).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** @throws {HttpProblem} 404 */
export async function getSection(db: Kysely<Database>, key: BuildingKey, id: string): Promise<Section> {
  const section = await findSection(db, key, id);
  if (section === null) throw notFound();
  return section;
}

/** Whether another section of the building has this name, in whatever case. */
export async function isSectionNameTaken(
  db: Kysely<Database>,
  key: BuildingKey,
  name: string,
  except: string | null,
): Promise<boolean> {
  const row = await selectSections(db, key)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.cast<string>(eb.val(name), 'text')])))
    .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

/** A section at the end of the building. */
export async function insertSection(
  trx: Transaction<Database>,
  { orgId, buildingId }: BuildingKey,
  { id, name, kind }: Pick<Section, 'id' | 'name' | 'kind'>,
): Promise<void> {
  const { last } = await trx
    .selectFrom('section')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .executeTakeFirstOrThrow();
  // Without a section there is no last one, whatever the type of `max` says.
  const position = ((last as number | null) ?? -1) + 1;
  await trx
    .insertInto('section')
    .values({ org_id: orgId, id, building_id: buildingId, name, kind, position })
    .execute();
}

/** Adds sections behind the last one, in their order. */
export async function insertSections(
  trx: Transaction<Database>,
  { orgId, buildingId }: BuildingKey,
  kind: SectionKind,
  sections: readonly Pick<Section, 'id' | 'name'>[],
): Promise<void> {
  await sql`
    INSERT INTO section (org_id, id, building_id, name, kind, position)
    SELECT ${orgId}, s.id, ${buildingId}, s.name, ${kind}, last.position + s.nr
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(sections)}::jsonb) AS (id uuid, name text)) WITH ORDINALITY AS s(id, name, nr),
      (SELECT coalesce(max(position), -1) AS position FROM section WHERE org_id = ${orgId} AND building_id = ${buildingId}) last`.execute(
    trx,
  );
}

/** Writes a section as its next version. */
export async function updateSectionRow(
  trx: Transaction<Database>,
  { orgId }: BuildingKey,
  { id, name, kind }: Pick<Section, 'id' | 'name' | 'kind'>,
): Promise<void> {
  await trx
    .updateTable('section')
    .set((eb) => ({ name, kind, version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

/** Puts a section at a position; the others keep their order around it. */
export async function moveSection(
  trx: Transaction<Database>,
  key: BuildingKey,
  id: string,
  position: number,
): Promise<void> {
  const others = (await listSections(trx, key)).filter((section) => section.id !== id);
  const ids = others.map((section) => section.id).toSpliced(position, 0, id);
  await sql`
    UPDATE section s SET position = wanted.place - 1
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted(id, place)
    WHERE s.org_id = ${key.orgId} AND s.id = wanted.id AND s.position <> wanted.place - 1`.execute(trx);
}
