import { randomUUIDv7 } from 'node:crypto';
import type { DeviceType, DeviceTypeChange, DeviceTypeDraft, KnownDeviceType } from '@imah/contract/devices';
import { mostOwnTypes } from '@imah/contract/devices/words';
import type { EventPacket } from '@imah/contract/mqtt';
import { buildingTopic } from '@imah/contract/mqtt/words';
import { sql, type Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import {
  type CommandPorts,
  type Effect,
  type PersonalEdit,
  runCommand,
  type VersionedEdit,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import { deviceTypes } from './device-types.ts';
import { type OwnType, readOwnTypes } from './read-device-types.ts';
import { requireSoundType } from './type-faults.ts';

type TypeEdit = VersionedEdit & { readonly typeId: string };

/** @throws {HttpProblem} 409 when the organisation has as many as it may, 422 by field */
export function createDeviceType(
  ports: CommandPorts,
  edit: PersonalEdit,
  draft: DeviceTypeDraft,
): Promise<KnownDeviceType> {
  const { orgId, now } = edit;
  const id = randomUUIDv7();
  return runCommand<OwnType[], KnownDeviceType>(ports, edit, {
    lock: (trx) => lockTypes(trx, orgId),
    validate: (_trx, known) => {
      if (known.length >= mostOwnTypes) throw new HttpProblem(409, 'DAFTAR_PENUH');
      requireFreeName(known, draft, null);
      requireSoundType(draft);
    },
    write: async (trx) => {
      await sql`
        INSERT INTO device_type (org_id, id, name, definition, offline_after_sec, created_at)
        VALUES (${orgId}, ${id}, ${draft.name.id}, ${JSON.stringify(draft)}::jsonb, ${draft.offlineAfterSec}, ${new Date(now)})`.execute(
        trx,
      );
      return {
        result: { ...draft, key: id, own: { version: 1, devices: 0 } },
        audit: { action: 'create', entity: 'device_type', entityId: id, after: draft },
        effects: await told(trx, edit, { id, version: 1, op: 'created' }),
      };
    },
  });
}

/**
 * Changes an own type, and with it what all its devices report and obey.
 * @throws {HttpProblem} 404, 412, 422 by field; at `confirmed` where metrics vanish from devices that exist
 */
export function changeDeviceType(
  ports: CommandPorts,
  edit: TypeEdit,
  change: DeviceTypeChange,
): Promise<KnownDeviceType> {
  const { orgId, typeId } = edit;
  const changed = (before: OwnType): DeviceTypeDraft => draftOf(before, change);
  return runCommand<OwnType[], KnownDeviceType>(ports, edit, {
    lock: (trx) => lockTypes(trx, orgId),
    authorize: (_trx, known) => requireVersion(ownOf(known, typeId), edit.version),
    validate: (_trx, known) => {
      const before = find(known, typeId);
      const after = changed(before);
      requireFreeName(known, after, typeId);
      requireSoundType(after);
      if (before.own.devices > 0 && lostMetrics(before, after).length > 0 && change.confirmed !== true)
        throw invalidField('confirmed', 'required');
    },
    write: async (trx, known) => {
      const before = find(known, typeId);
      const after = changed(before);
      const version = before.own.version + 1;
      await sql`
        UPDATE device_type SET name = ${after.name.id}, definition = ${JSON.stringify(after)}::jsonb,
          offline_after_sec = ${after.offlineAfterSec}, version = ${version}
        WHERE org_id = ${orgId} AND id = ${typeId}`.execute(trx);
      return {
        result: { ...after, key: typeId, own: { ...before.own, version } },
        audit: {
          action: 'update',
          entity: 'device_type',
          entityId: typeId,
          before: draftOf(before, {}),
          after,
        },
        effects: await told(trx, edit, { id: typeId, version, op: 'updated' }),
      };
    },
  });
}

/** @throws {HttpProblem} 404, 412, 409 while devices are of it */
export function deleteDeviceType(ports: CommandPorts, edit: TypeEdit): Promise<void> {
  const { orgId, typeId } = edit;
  return runCommand<OwnType[], void>(ports, edit, {
    // Who makes a device of it holds the row until that is done, and so is counted. The row comes first: they take the
    // organisation after it.
    lock: async (trx) => {
      await sql`SELECT 1 FROM device_type WHERE org_id = ${orgId} AND id = ${typeId} FOR UPDATE`.execute(trx);
      return lockTypes(trx, orgId);
    },
    authorize: (_trx, known) => requireVersion(ownOf(known, typeId), edit.version),
    validate: (_trx, known) => {
      if (find(known, typeId).own.devices > 0) throw new HttpProblem(409, 'BENTROK');
    },
    write: async (trx, known) => {
      const before = find(known, typeId);
      await sql`DELETE FROM device_type WHERE org_id = ${orgId} AND id = ${typeId}`.execute(trx);
      return {
        result: undefined,
        audit: { action: 'delete', entity: 'device_type', entityId: typeId, before: draftOf(before, {}) },
        effects: await told(trx, edit, { id: typeId, version: before.own.version + 1, op: 'deleted' }),
      };
    },
  });
}

/** Metrics that are no longer what they were: gone, or of another kind or unit. */
function lostMetrics(before: Pick<DeviceType, 'metrics'>, after: Pick<DeviceType, 'metrics'>): string[] {
  return before.metrics.flatMap(({ key, kind, unit }) =>
    after.metrics.some((one) => one.key === key && one.kind === kind && one.unit === unit) ? [] : [key],
  );
}

/** What of it a person writes, changed. */
function draftOf(type: OwnType, change: DeviceTypeChange): DeviceTypeDraft {
  const mainMetric = change.mainMetric === undefined ? type.mainMetric : (change.mainMetric ?? undefined);
  return {
    name: change.name ?? type.name,
    // It was checked when it was written, so its icon is one of those that a type may have.
    icon: change.icon ?? (type.icon as DeviceTypeDraft['icon']),
    metrics: change.metrics ?? type.metrics,
    controls: change.controls ?? type.controls,
    offlineAfterSec: change.offlineAfterSec ?? type.offlineAfterSec,
    ...(mainMetric === undefined ? {} : { mainMetric }),
  };
}

async function lockTypes(trx: Transaction<Database>, orgId: string): Promise<OwnType[]> {
  await lockOrganization(trx, orgId);
  return readOwnTypes(trx, sql`t.org_id = ${orgId}`);
}

/** No two types of an organisation read alike, nor like one of the catalogue. @throws {HttpProblem} 422 */
function requireFreeName(known: readonly OwnType[], { name }: DeviceTypeDraft, ownId: string | null): void {
  const alike = (one: DeviceType) => one.name.id.toLowerCase() === name.id.toLowerCase();
  if (deviceTypes.some(alike) || known.some((one) => one.key !== ownId && alike(one)))
    throw invalidField('name.id', 'name-taken');
}

function find(known: readonly OwnType[], typeId: string): OwnType {
  const type = known.find(({ key }) => key === typeId);
  if (type === undefined) throw notFound();
  return type;
}

const ownOf = (known: readonly OwnType[], typeId: string) => find(known, typeId).own;

/** The open pages of all buildings hear of it, and so does every process that remembers the type. */
async function told(
  trx: Transaction<Database>,
  { orgId, now }: Pick<PersonalEdit, 'orgId' | 'now'>,
  changed: Pick<EventPacket, 'id' | 'version' | 'op'>,
): Promise<Effect[]> {
  const buildings = await trx.selectFrom('building').select('id').where('org_id', '=', orgId).execute();
  const packet: EventPacket = { entity: 'device-type', ...changed, at: new Date(now).toISOString() };
  return buildings.map(({ id }) => ({
    kind: 'publish',
    topic: buildingTopic({ orgId, buildingId: id }, 'ev'),
    packet,
  }));
}
