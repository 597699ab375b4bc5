import type { onboardingEndpoints } from '@imah/contract/devices';
import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { adoptFoundDevices } from './adopt-devices.ts';
import { issueBuildingCredential, listBuildingCredentials, revokeBuildingCredential } from './building-credentials.ts';
import { forgetProblem, listProblems } from './connection-problems.ts';
import { decideFoundDevice, forgetFoundDevice } from './decide-found.ts';
import { readFound } from './found-repository.ts';
import { foundDeviceOf } from './found-source.ts';
import { readKnownTypes } from '../read-device-types.ts';

/** Devices shown as found at once; what is older waits until these are decided. */
const mostShown = 300;

/** What the server remembers of what speaks in a building. */
export interface OnboardingMemory {
  readonly reload: (buildingId: string) => Promise<void>;
}

export function onboardingHandlers(
  context: ServerContext,
  memory: OnboardingMemory,
): Pick<Handlers, keyof typeof onboardingEndpoints> {
  const { db, config } = context;
  return {
    listBuildingCredentials: async ({ edit }) => ({ data: await listBuildingCredentials(db, edit) }),
    issueBuildingCredential: async ({ edit, body }) => ({ data: await issueBuildingCredential(context, edit, body) }),
    revokeBuildingCredential: async ({ edit }) => {
      await revokeBuildingCredential(context, edit);
      return undefined;
    },
    listFoundDevices: async ({ target, params: { buildingId } }) => {
      const address = { orgId: target.orgId, buildingId };
      const [found, problems, types] = await Promise.all([
        readFound(db, sql`f.org_id = ${address.orgId} AND f.building_id = ${buildingId} AND f.state <> 'adopted'`),
        listProblems(db, address),
        readKnownTypes(db, target.orgId),
      ]);
      const devices = found.slice(0, mostShown).map((one) => foundDeviceOf(one, types));
      return { data: { devices, problems, tcpPort: config.mqttTcpPort, tlsPort: config.mqttTls?.port ?? null } };
    },
    adoptFoundDevices: async ({ edit, body }) => {
      const data = await adoptFoundDevices(context, edit, body);
      await memory.reload(edit.buildingId);
      return { data };
    },
    decideFoundDevice: async ({ edit, body }) => {
      const data = await decideFoundDevice(context, edit, body);
      await memory.reload(edit.buildingId);
      return { data };
    },
    forgetFoundDevice: async ({ edit }) => {
      await forgetFoundDevice(context, edit);
      await memory.reload(edit.buildingId);
      return undefined;
    },
    forgetConnectionProblem: async ({ edit }) => {
      await forgetProblem(context, edit);
      return undefined;
    },
  };
}
