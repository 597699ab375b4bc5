import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { ScanCode, ScanCodeDraft } from '@imah/contract/scan';
import { makeScanCode } from '@imah/contract/scan/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockBuilding, type PlaceEdit } from '@imah/server-buildings';
import { type AuditFacts, type CommandPorts, runCommand, unchanged } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import { requirePlaced } from '../require-placed.ts';
import { labelPlace } from './scan-label.ts';

/** Labels that one building has in use at most. */
const most = 500;

type Place = Pick<PlaceEdit, 'orgId' | 'buildingId'>;
type Row = Omit<ScanCode, 'createdAt'> & { readonly createdAt: Date };

/** The labels of a building that are in use: first its own, then places, then units. `only` narrows to one. */
export async function readScanCodes(
  db: Kysely<Database>,
  { orgId, buildingId }: Place,
  only?: string,
): Promise<ScanCode[]> {
  const { rows } = await sql<Row>`
    SELECT s.id, s.code, s.unit_id AS "unitId", un.code AS "unitCode", s.floor_id AS "floorId", s.section_id AS "sectionId",
      s.device_id AS "deviceId", ${labelPlace} AS place, s.created_at AS "createdAt",
      (SELECT count(*)::integer FROM scan_report r WHERE r.org_id = s.org_id AND r.code_id = s.id) AS reports
    FROM scan_code s LEFT JOIN unit un ON un.org_id = s.org_id AND un.id = s.unit_id
    WHERE s.org_id = ${orgId} AND s.building_id = ${buildingId} AND s.revoked_at IS NULL
      AND ${only === undefined ? sql`true` : sql`s.id = ${only}`}
    ORDER BY s.unit_id IS NOT NULL, ${labelPlace} IS NOT NULL, ${labelPlace}, un.code, s.created_at`.execute(db);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

type LabelEdit = PlaceEdit & { readonly codeId: string };

/** A label for a place of the building. @throws {HttpProblem} 409 when there are too many, 422 */
export function createScanCode(ports: CommandPorts, edit: PlaceEdit, draft: ScanCodeDraft): Promise<ScanCode> {
  return runCommand<void, ScanCode>(ports, edit, {
    lock: (trx) => lockBuilding(trx, edit),
    validate: async (trx) => {
      await requireRoomFor(trx, edit, draft);
      await requireInUse(trx, edit, draft);
    },
    write: async (trx) => {
      const { label, audit } = await insertLabel(trx, edit, draft);
      return { result: label, audit };
    },
  });
}

/** A label stops working; saying so again changes nothing. @throws {HttpProblem} 404 */
export function revokeScanCode(ports: CommandPorts, edit: LabelEdit): Promise<void> {
  return runCommand<Label, void>(ports, edit, {
    lock: (trx) => lockLabel(trx, edit),
    write: async (trx, { revoked_at }) => {
      if (revoked_at !== null) return unchanged(undefined);
      return { result: undefined, audit: await takeDown(trx, edit) };
    },
  });
}

/** Another code for where a label hangs, which stops working. @throws {HttpProblem} 404, 409 when it was revoked before */
export function replaceScanCode(ports: CommandPorts, edit: LabelEdit): Promise<ScanCode> {
  return runCommand<Label, ScanCode>(ports, edit, {
    lock: async (trx) => {
      await lockBuilding(trx, edit);
      return lockLabel(trx, edit);
    },
    validate: (_trx, { revoked_at }) => {
      if (revoked_at !== null) throw new HttpProblem(409, 'BENTROK');
    },
    write: async (trx, { unit_id, floor_id, section_id, device_id, place }) => {
      const revoked = await takeDown(trx, edit);
      const draft = {
        ...(unit_id === null ? {} : { unitId: unit_id }),
        ...(floor_id === null ? {} : { floorId: floor_id }),
        ...(section_id === null ? {} : { sectionId: section_id }),
        ...(device_id === null ? {} : { deviceId: device_id }),
        ...(place === null ? {} : { place }),
      };
      await requireRoomFor(trx, edit, draft);
      const { label, audit } = await insertLabel(trx, edit, draft);
      return { result: label, audit: [revoked, audit] };
    },
  });
}

async function requireRoomFor(trx: Transaction<Database>, edit: PlaceEdit, draft: ScanCodeDraft): Promise<void> {
  const { orgId, buildingId } = edit;
  const { unitId, floorId, sectionId, deviceId, place } = draft;
  const named = [unitId, floorId, sectionId, deviceId, place].filter((one) => one !== undefined);
  if (named.length > 1) throw invalidField('place', 'not-an-option');
  const rows = await trx
    .selectFrom('scan_code')
    .select(({ fn }) => [fn.countAll<number>().as('used')])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('revoked_at', 'is', null)
    .execute();
  if ((rows[0]?.used ?? 0) >= most) throw new HttpProblem(409, 'BENTROK');
  await requirePlaced(trx, { orgId, buildingId }, draft);
}

/** What was put away leads nowhere: its label would be printed in vain. @throws {HttpProblem} 422 */
async function requireInUse(
  trx: Transaction<Database>,
  { orgId }: PlaceEdit,
  { deviceId }: ScanCodeDraft,
): Promise<void> {
  if (deviceId === undefined) return;
  const { archived_at } = await trx
    .selectFrom('device')
    .select('archived_at')
    .where('org_id', '=', orgId)
    .where('id', '=', deviceId)
    .executeTakeFirstOrThrow();
  if (archived_at !== null) throw invalidField('deviceId', 'not-an-option');
}

async function insertLabel(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  draft: ScanCodeDraft,
): Promise<{ label: ScanCode; audit: AuditFacts }> {
  const { orgId, buildingId, now } = edit;
  const { unitId, floorId, sectionId, deviceId, place } = draft;
  const id = randomUUIDv7();
  const code = makeScanCode(randomBytes(10));
  const created = { org_id: orgId, id, building_id: buildingId, code, created_at: new Date(now) };
  await trx
    .insertInto('scan_code')
    .values({
      ...created,
      unit_id: unitId ?? null,
      floor_id: floorId ?? null,
      section_id: sectionId ?? null,
      device_id: deviceId ?? null,
      place: place ?? null,
    })
    .execute();
  const [label] = await readScanCodes(trx, edit, id);
  if (label === undefined) throw notFound();
  return { label, audit: { buildingId, action: 'create', entity: 'scan_code', entityId: id, after: draft } };
}

type Label = Awaited<ReturnType<typeof lockLabel>>;

async function lockLabel(trx: Transaction<Database>, { orgId, buildingId, codeId }: LabelEdit) {
  const label = await trx
    .selectFrom('scan_code')
    .select(['unit_id', 'floor_id', 'section_id', 'device_id', 'place', 'revoked_at'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('id', '=', codeId)
    .forUpdate()
    .executeTakeFirst();
  if (label === undefined) throw notFound();
  return label;
}

async function takeDown(
  trx: Transaction<Database>,
  { orgId, buildingId, codeId, now }: LabelEdit,
): Promise<AuditFacts> {
  await trx
    .updateTable('scan_code')
    .set({ revoked_at: new Date(now) })
    .where('org_id', '=', orgId)
    .where('id', '=', codeId)
    .execute();
  return { buildingId, action: 'revoke', entity: 'scan_code', entityId: codeId };
}
