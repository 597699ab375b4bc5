import { randomUUIDv7 } from 'node:crypto';
import type { Section, SectionDraft } from '@imah/contract/buildings';
import type { Transaction } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, requireVersion } from '@imah/server-platform/http';
import { type Change, changed, changePlaces, type PlaceEdit, sameFields } from './place-edit.ts';
import { deletePlace, isPlaceUsed } from './place-repository.ts';
import { getSection, insertSection, isSectionNameTaken, moveSection, updateSectionRow } from './section-repository.ts';

type SectionEdit = PlaceEdit & { readonly sectionId: string; readonly version: number };

/** @throws {HttpProblem} 422 at `name` when another section of the building has it */
export function createSection(ports: CommandPorts, edit: PlaceEdit, draft: SectionDraft): Promise<Section> {
  return changePlaces(ports, edit, async (trx) => {
    await requireFreeName(trx, edit, draft.name, null);
    const id = randomUUIDv7();
    await insertSection(trx, edit, { id, ...draft });
    const audit = { action: 'create', entity: 'section', entityId: id, after: draft };
    return { result: await getSection(trx, edit, id), audit, event: { id, op: 'created' } };
  });
}

/** @throws {HttpProblem} 404, 412, or 422 at `name` */
export function updateSection(
  ports: CommandPorts,
  edit: SectionEdit,
  change: Change<Pick<Section, 'name' | 'kind' | 'position'>>,
): Promise<Section> {
  const { sectionId: id } = edit;
  return changePlaces(ports, edit, async (trx) => {
    const known = await getSection(trx, edit, id);
    requireVersion(known, edit.version);
    const { name, kind, position } = changed(known, change);
    await requireFreeName(trx, edit, name, id);
    await updateSectionRow(trx, edit, { id, name, kind });
    if (change.position !== undefined) await moveSection(trx, edit, id, position);
    const before = sameFields(known, change);
    const audit = { action: 'update', entity: 'section', entityId: id, before, after: change };
    return { result: await getSection(trx, edit, id), audit, event: { id, op: 'updated' } };
  });
}

/** @throws {HttpProblem} 404, 412, or 409 while units or devices are in it */
export function deleteSection(ports: CommandPorts, edit: SectionEdit): Promise<void> {
  const { sectionId: id } = edit;
  return changePlaces<void>(ports, edit, async (trx) => {
    const before = await getSection(trx, edit, id);
    requireVersion(before, edit.version);
    if (await isPlaceUsed(trx, edit, { sectionId: id })) throw new HttpProblem(409, 'TEMPAT_BERISI');
    await deletePlace(trx, edit, 'section', id);
    const audit = { action: 'delete', entity: 'section', entityId: id, before };
    return { result: undefined, audit, event: { id, op: 'deleted' } };
  });
}

async function requireFreeName(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  name: string,
  own: string | null,
): Promise<void> {
  if (await isSectionNameTaken(trx, edit, name, own)) throw invalidField('name', 'name-taken');
}
