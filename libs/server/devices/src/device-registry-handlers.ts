import type { DeviceIdentity } from '@imah/server-platform/live';
import type { ServerContext } from '@imah/server-platform';
import { type Handlers, notFound } from '@imah/server-platform/http';
import { sql } from 'kysely';
import { archiveDevice, restoreDevice } from './archive-device.ts';
import { changeDevice } from './change-device.ts';
import { issueCredential, listCredentials, revokeCredential } from './device-credentials.ts';
import { countDependants } from './device-dependants.ts';
import { changeDeviceType, createDeviceType, deleteDeviceType } from './change-device-types.ts';
import { importDevices } from './import/import-devices.ts';
import { undoDeviceImport } from './import/undo-import.ts';
import type { RuleMemory } from './alarms/alarm-handlers.ts';
import type { OnboardingMemory } from './onboarding/onboarding-handlers.ts';
import { readKnownTypes, readOwnTypes } from './read-device-types.ts';
import { registerDevice } from './register-device.ts';
import { removeDevice } from './remove-device.ts';
import { replaceDevice } from './replace-device.ts';

/** What the server remembers of devices beside the database, to be told when a record has changed. */
export interface DeviceMemory extends OnboardingMemory, RuleMemory {
  /** Reads a device anew. */
  readonly refresh: (deviceId: string) => Promise<void>;
  /** A type of an organisation has changed or is gone: what its devices said last is judged by what it is now. */
  readonly typeChanged: (typeId: string) => Promise<void>;
  /** Lets go of devices that are removed. */
  readonly forget: (devices: readonly DeviceIdentity[]) => Promise<void>;
}

/** Where no device speaks, nothing is remembered of any. */
const noMemory: DeviceMemory = {
  refresh: async () => undefined,
  typeChanged: async () => undefined,
  rulesChanged: async () => undefined,
  forget: async () => undefined,
  reload: async () => undefined,
};

/** The calls about devices by which people register them. */
export type RegistryEndpoint =
  | 'listKnownDeviceTypes'
  | 'createDeviceType'
  | 'getDeviceType'
  | 'updateDeviceType'
  | 'deleteDeviceType'
  | 'createDevice'
  | 'importDevices'
  | 'undoDeviceImport'
  | 'updateDevice'
  | 'archiveDevice'
  | 'restoreDevice'
  | 'replaceDevice'
  | 'deleteDevice'
  | 'getDeviceDependants'
  | 'listDeviceCredentials'
  | 'issueDeviceCredential'
  | 'revokeDeviceCredential';

/** The calls by which people register devices. */
export function deviceRegistryHandlers(
  context: ServerContext,
  memory: DeviceMemory = noMemory,
): Pick<Handlers, RegistryEndpoint> {
  const { db, config } = context;
  return {
    listKnownDeviceTypes: async ({ target }) => ({ data: await readKnownTypes(db, target.orgId) }),
    createDeviceType: async ({ edit, body }) => ({ data: await createDeviceType(context, edit, body) }),
    getDeviceType: async ({ target, params }) => {
      const [data] = await readOwnTypes(db, sql`t.org_id = ${target.orgId} AND t.id = ${params.typeId}`);
      if (data === undefined) throw notFound();
      return { data };
    },
    updateDeviceType: async ({ edit, body }) => {
      const data = await changeDeviceType(context, edit, body);
      await memory.typeChanged(data.key);
      return { data };
    },
    deleteDeviceType: async ({ edit }) => {
      await deleteDeviceType(context, edit);
      await memory.typeChanged(edit.typeId);
      return undefined;
    },
    createDevice: async ({ edit, body }) => ({ data: await registerDevice(context, edit, body) }),
    importDevices: async ({ edit, actor, body }) => ({ data: await importDevices(context, edit, body, actor.locale) }),
    undoDeviceImport: async ({ edit }) => {
      await undoDeviceImport(context, edit);
      return undefined;
    },
    updateDevice: async ({ edit, body }) => {
      const data = await changeDevice(context, edit, body);
      await memory.refresh(data.id);
      return { data };
    },
    archiveDevice: async ({ edit }) => {
      const data = await archiveDevice(context, edit);
      await memory.refresh(data.id);
      return { data };
    },
    restoreDevice: async ({ edit }) => {
      const data = await restoreDevice(context, edit);
      await memory.refresh(data.id);
      return { data };
    },
    replaceDevice: async ({ edit, body }) => {
      const data = await replaceDevice(context, edit, body);
      await memory.refresh(edit.deviceId);
      await memory.refresh(data.id);
      await memory.rulesChanged(data.orgId);
      return { data };
    },
    deleteDevice: async ({ edit }) => {
      const { orgId, buildingId, deviceId } = await removeDevice(context, edit);
      await memory.forget([{ kind: 'device', orgId, buildingId, deviceId }]);
      await memory.rulesChanged(orgId);
      return undefined;
    },
    getDeviceDependants: async ({ edit }) => ({ data: await countDependants(db, edit) }),
    listDeviceCredentials: async ({ edit }) => ({ data: await listCredentials(db, edit) }),
    issueDeviceCredential: async ({ edit, body }) => ({
      data: await issueCredential(context, edit, { draft: body, mqttTcpPort: config.mqttTcpPort }),
    }),
    revokeDeviceCredential: async ({ edit }) => {
      await revokeCredential(context, edit);
      return undefined;
    },
  };
}
