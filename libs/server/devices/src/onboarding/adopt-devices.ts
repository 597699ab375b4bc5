import { randomUUIDv7 } from 'node:crypto';
import type { AdoptionDraft, Device } from '@imah/contract/devices';
import { sql, type Transaction } from 'kysely';
import { type CommandPorts, type Effect, recordingOf, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { deviceEvent } from '../device-event.ts';
import { findDevicePlace } from '../device-place.ts';
import { countDevices, getDevice } from '../device-repository.ts';
import { holdDeviceType } from '../read-device-types.ts';
import { mostDevices } from '../register-device.ts';
import { type BuildingEdit, lockBuilding } from './building-credentials.ts';
import { mapTo } from './fit-types.ts';
import { foundEvent } from './found-event.ts';
import { readFound } from './found-repository.ts';
import type { FoundSource } from './found-source.ts';
import { linkToGateways } from './link-to-gateways.ts';

type Adopted = AdoptionDraft['devices'][number];

/**
 * Makes devices of what was found; all of them or none. From then on what they say is theirs.
 * @throws {HttpProblem} 409 for one that is adopted already and when the building is full, 422 for one that is not there, a
 * type or a place that is not there, and a type that knows nothing of what it says
 */
export function adoptFoundDevices(
  ports: CommandPorts,
  edit: BuildingEdit,
  { devices }: AdoptionDraft,
): Promise<Device[]> {
  const { orgId, buildingId, now } = edit;
  return runCommand<readonly FoundSource[], Device[]>(ports, edit, {
    lock: async (trx) => {
      await lockBuilding(trx, edit);
      const ids = devices.map(({ foundId }) => foundId);
      return readFound(trx, sql`f.org_id = ${orgId} AND f.building_id = ${buildingId} AND f.id = ANY(${ids}::uuid[])`);
    },
    validate: async (trx, found) => {
      for (const [index, { foundId }] of devices.entries()) {
        const one = found.find(({ id }) => id === foundId);
        const isTwice = devices.findIndex((other) => other.foundId === foundId) !== index;
        if (one === undefined || isTwice) throw invalidField(`devices.${index}.foundId`, 'not-an-option');
        if (one.state === 'adopted') throw new HttpProblem(409, 'BENTROK');
      }
      if ((await countDevices(trx, orgId, buildingId)) + devices.length > mostDevices)
        throw new HttpProblem(409, 'BENTROK');
    },
    write: async (trx, found) => {
      const { parts, outcomeOf } = recordingOf(edit);
      const made = new Map<string, object>();
      for (const [index, draft] of devices.entries()) {
        const one = found.find(({ id }) => id === draft.foundId);
        if (one === undefined) continue;
        const deviceId = await adopt(trx, { edit, index, draft, found: one });
        made.set(deviceId, { ...draft, protocol: one.protocol, sourceKey: one.source.sourceKey });
      }
      const linked = await linkToGateways(trx, edit, [...made.keys()]);
      const gateways = new Map(linked.map(({ id, gateway }) => [id, gateway]));
      const effects: Effect[] = [];
      const result: Device[] = [];
      for (const [deviceId, adopted] of made) {
        const device = await getDevice(trx, edit.actor, { orgId, deviceId });
        result.push(device);
        effects.push(deviceEvent(edit, { id: deviceId, version: device.version, op: 'created' }, now));
        const gateway = gateways.get(deviceId);
        const after = gateway === undefined ? adopted : { ...adopted, gateway };
        parts.record({ action: 'create', entity: 'device', entityId: deviceId, buildingId, after });
      }
      for (const { id, version, gateway } of linked.filter((one) => !made.has(one.id))) {
        effects.push(deviceEvent(edit, { id, version, op: 'updated' }, now));
        const change = { before: { gateway: null }, after: { gateway } };
        parts.record({ action: 'move', entity: 'device', entityId: id, buildingId, ...change });
      }
      return outcomeOf(result, [...effects, foundEvent(edit, devices[0]?.foundId ?? buildingId, now)]);
    },
  });
}

interface Adoption {
  readonly edit: BuildingEdit;
  readonly index: number;
  readonly draft: Adopted;
  readonly found: FoundSource;
}

/** Returns the id of the device. */
async function adopt(trx: Transaction<Database>, { edit, index, draft, found }: Adoption): Promise<string> {
  const { orgId, buildingId, now } = edit;
  const { name, typeKey } = draft;
  const type = await holdDeviceType(trx, orgId, typeKey);
  const mapping = type === undefined ? [] : mapTo(type, found.source.properties);
  if (mapping.length === 0) throw invalidField(`devices.${index}.typeKey`, 'not-an-option');
  const place = await findDevicePlace(trx, edit, draft);
  const deviceId = randomUUIDv7();
  await trx
    .insertInto('device')
    .values({
      org_id: orgId,
      id: deviceId,
      building_id: buildingId,
      created_at: new Date(now),
      ...place,
      name,
      type_key: typeKey,
    })
    .execute();
  await sql`
    UPDATE found_device SET state = 'adopted', device_id = ${deviceId}, mapping = ${JSON.stringify(mapping)}::jsonb, samples = '{}'
    WHERE org_id = ${orgId} AND id = ${found.id}`.execute(trx);
  return deviceId;
}
