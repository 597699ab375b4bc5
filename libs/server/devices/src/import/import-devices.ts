import { randomUUIDv7 } from 'node:crypto';
import type { Locale } from '@imah/contract/core/words';
import type { DeviceImport, DeviceImportReport, DeviceImportSource } from '@imah/contract/devices';
import { deviceImportLimits } from '@imah/contract/devices/words';
import type { Transaction } from 'kysely';
import { faultOfLines, type ImportFault, readLines, saidOfNone, saidOfRows } from '@imah/server-buildings/import';
import { auditActorOf, type CommandPorts, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { deviceEvent } from '../device-event.ts';
import { findDevicePlace } from '../device-place.ts';
import { type BuildingEdit, lockBuilding } from '../onboarding/building-credentials.ts';
import { holdDeviceType } from '../read-device-types.ts';
import { mostDevices } from '../register-device.ts';
import { type KnownDevices, readKnownDevices } from './known-devices.ts';
import { patternDevices, patternHeadings } from './pattern-devices.ts';
import { type DevicePlan, type PlannedDevice, planDevices } from './plan-devices.ts';
import { type DeviceTable, readDeviceRows } from './read-device-rows.ts';

/** Devices that an answer shows. */
const shownDevices = 50;
/** Rows of one statement: its parameters are numbered by 16 bits. */
const rowsAtOnce = 1_000;

/**
 * Checks or registers many devices at once, in one transaction, and says in the person's language what is wrong.
 * @throws {HttpProblem} 409 when the building would hold too many, 422 for a type or a place of a pattern that is not there
 */
export async function importDevices(
  ports: CommandPorts,
  edit: BuildingEdit,
  { source, mode, faulty }: DeviceImport,
  locale: Locale,
): Promise<DeviceImportReport> {
  // Before the building is locked: a file may take its time.
  const lines = source.kind === 'pattern' ? null : await readLines(source, JSON.stringify(auditActorOf(edit)));
  const { buildingId, now } = edit;
  return runCommand<void, DeviceImportReport>(ports, edit, {
    lock: (trx) => lockBuilding(trx, edit),
    write: async (trx) => {
      const known = await readKnownDevices(trx, edit);
      const table = await readSource(trx, edit, { source, lines, known });
      if (typeof table === 'string') return { result: refused(table, locale), audit: null };
      const plan = planDevices(table.rows, known, locale);
      const canApply = plan.good.length > 0 && (plan.faulty.length === 0 || faulty === 'skip');
      if (mode === 'check' || !canApply) return { result: reportOf(table, plan, null, locale), audit: null };
      if (known.devices.length + plan.good.length > mostDevices) throw new HttpProblem(409, 'BENTROK');
      const importId = randomUUIDv7();
      await insertDevices(trx, edit, plan.good, importId);
      return {
        result: reportOf(table, plan, importId, locale),
        audit: {
          action: 'import',
          entity: 'device',
          entityId: importId,
          buildingId,
          after: { devices: plan.good.length, names: plan.good.slice(0, shownDevices).map(({ name }) => name) },
        },
        // Of them all: pages read the devices of the building anew.
        effects: [deviceEvent(edit, { id: buildingId, version: 0, op: 'created' }, now)],
      };
    },
  });
}

interface Given {
  readonly source: DeviceImportSource;
  readonly lines: readonly string[][] | null;
  readonly known: KnownDevices;
}

async function readSource(
  trx: Transaction<Database>,
  edit: BuildingEdit,
  { source, lines, known }: Given,
): Promise<DeviceTable | ImportFault> {
  if (source.kind === 'pattern') {
    const { pattern } = source;
    if (!known.types.some(({ key }) => key === pattern.typeKey))
      throw invalidField('source.pattern.typeKey', 'not-an-option');
    const at = await findDevicePlace(trx, edit, pattern, 'source.pattern.');
    const rows = patternDevices(pattern, at, known);
    return typeof rows === 'string' ? rows : { headings: patternHeadings, ignoredHeadings: [], rows };
  }
  const fault = faultOfLines(lines);
  if (lines === null || fault !== null) return fault ?? 'unreadable';
  const table = readDeviceRows(lines);
  if (table === null) return lines.length === 0 ? 'no-devices' : 'no-device-heading';
  if (table.rows.length > deviceImportLimits.rows) return 'too-many-devices';
  return table.rows.length === 0 ? 'no-devices' : table;
}

async function insertDevices(
  trx: Transaction<Database>,
  { orgId, buildingId, now }: BuildingEdit,
  devices: readonly PlannedDevice[],
  importId: string,
): Promise<void> {
  // None of the types is removed before this is committed.
  for (const key of new Set(devices.map(({ typeKey }) => typeKey))) await holdDeviceType(trx, orgId, key);
  const rows = devices.map(({ name, typeKey, serial, spot, place, gatewayId, tags }) => ({
    org_id: orgId,
    id: randomUUIDv7(),
    building_id: buildingId,
    unit_id: spot.unit_id,
    floor_id: spot.floor_id,
    section_id: spot.section_id,
    name,
    type_key: typeKey,
    serial,
    place,
    gateway_id: gatewayId,
    tags: [...tags],
    import_id: importId,
    created_at: new Date(now),
  }));
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await trx
      .insertInto('device')
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
  }
}

function reportOf(
  table: DeviceTable,
  { good, faulty }: DevicePlan,
  importId: string | null,
  locale: Locale,
): DeviceImportReport {
  return {
    applied: importId !== null,
    rows: table.rows.length,
    devices: good.length,
    preview: good.slice(0, shownDevices).map(({ name, typeName: type, spot, place, serial }) => {
      const called = [place, spot.called].filter((word) => word !== null).join(', ');
      return { name, type, place: called === '' ? null : called, serial };
    }),
    importId,
    ...saidOfRows(table, faulty, { locale }),
  };
}

function refused(fault: ImportFault, locale: Locale): DeviceImportReport {
  return { applied: false, rows: 0, devices: 0, preview: [], importId: null, ...saidOfNone(fault, locale) };
}
