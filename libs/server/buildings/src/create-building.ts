import { randomUUIDv7 } from 'node:crypto';
import type { BuildingDraft } from '@imah/contract/buildings';
import type { SectionKind } from '@imah/contract/buildings/words';
import type { Locale } from '@imah/contract/core/words';
import { sql, type Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import {
  type CommandPorts,
  type Edit,
  type PersonalEdit,
  type Recording,
  recordingOf,
  runCommand,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import { buildingEvent } from './publish-building.ts';
import { insertBuilding, listBuildingCodes } from './building-repository.ts';
import { freeBuildingCode, toBuildingCode } from './building-code.ts';
import { insertFloor } from './floor-repository.ts';
import { insertSection } from './section-repository.ts';

export interface NewBuilding extends BuildingDraft {
  readonly locale: Locale;
  /** Path under which the form has its code. */
  readonly codeField?: string;
}

type Founding = Pick<Edit, 'orgId' | 'now'> & Pick<Recording, 'record'>;

/**
 * A building that its maker reaches, also where they reach only some of the organisation's. Returns its id.
 * @throws {HttpProblem} 422 at `code` when a code that was asked for is taken
 */
export function addBuilding(ports: CommandPorts, edit: PersonalEdit, draft: BuildingDraft): Promise<string> {
  const { orgId, actor, now } = edit;
  return runCommand<void, string>(ports, edit, {
    lock: (trx) => lockOrganization(trx, orgId),
    write: async (trx) => {
      const { parts, outcomeOf } = recordingOf(edit);
      const id = await createBuilding(trx, parts, { ...draft, locale: actor.locale, codeField: 'code' });
      await giveToMaker(trx, { orgId, userId: actor.userId, buildingId: id });
      parts.refreshAccess([actor.userId]);
      const event = { entity: 'building', id, version: 1, op: 'created' } as const;
      return outcomeOf(id, [buildingEvent({ orgId, buildingId: id }, event, now)]);
    },
  });
}

/** Who reaches only some buildings reaches also the one they made. */
async function giveToMaker(
  trx: Transaction<Database>,
  { orgId, userId, buildingId }: { readonly orgId: string; readonly userId: string; readonly buildingId: string },
): Promise<void> {
  await sql`
    UPDATE membership SET building_ids = array_append(building_ids, ${buildingId}::uuid), version = version + 1
    WHERE org_id = ${orgId} AND user_id = ${userId} AND NOT all_buildings`.execute(trx);
}

/**
 * Makes a building with a first section and its ground floor, so that devices and units have a
 * place at once. Returns its id.
 * @throws {HttpProblem} 422 at `codeField` (`building.code`) when a code that was asked for is taken
 */
export async function createBuilding(trx: Transaction<Database>, edit: Founding, draft: NewBuilding): Promise<string> {
  const { orgId, now, record } = edit;
  const { name, kind, timeZone, address } = draft;
  const id = randomUUIDv7();
  const code = await chooseCode(trx, orgId, draft);
  const made = { org_id: orgId, id, name, code, kind, time_zone: timeZone, address, created_at: new Date(now) };
  await insertBuilding(trx, made);
  await createFirstPlaces(trx, orgId, id, draft);
  record({ action: 'create', entity: 'building', entityId: id, after: { name, code, kind, timeZone, address } });
  return id;
}

async function chooseCode(trx: Transaction<Database>, orgId: string, draft: NewBuilding): Promise<string> {
  await lockOrganization(trx, orgId);
  const taken = await listBuildingCodes(trx, orgId);
  if (draft.code === undefined) return freeBuildingCode(toBuildingCode(draft.name), taken);
  if (taken.has(draft.code)) throw invalidField(draft.codeField ?? 'building.code', 'code-taken');
  return draft.code;
}

async function createFirstPlaces(
  trx: Transaction<Database>,
  orgId: string,
  buildingId: string,
  draft: NewBuilding,
): Promise<void> {
  const { name, floor } = firstPlaces[draft.locale];
  const kind: SectionKind = draft.kind === 'housing' ? 'block' : 'tower';
  const sectionId = randomUUIDv7();
  const key = { orgId, buildingId };
  await insertSection(trx, key, { id: sectionId, name, kind });
  await insertFloor(trx, key, { id: randomUUIDv7(), sectionId, level: 0, label: floor });
}

const firstPlaces: Readonly<Record<Locale, { readonly name: string; readonly floor: string }>> = {
  id: { name: 'Bangunan Utama', floor: 'Lantai Dasar' },
  en: { name: 'Main building', floor: 'Ground floor' },
};
