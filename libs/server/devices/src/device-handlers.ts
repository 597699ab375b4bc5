import type { PolicyActor } from '@imah/contract/access';
import { id, instant } from '@imah/contract/core';
import type { deviceEndpoints } from '@imah/contract/devices';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { ServerContext } from '@imah/server-platform';
import { type Handlers, readCursor, writeCursor } from '@imah/server-platform/http';
import { answerCommand, cancelCommand } from './control/answer-command.ts';
import { beginHold } from './control/holds.ts';
import { answeredTo } from './device-abilities.ts';
import type { RegistryEndpoint } from './device-registry-handlers.ts';
import { getDevice } from './device-repository.ts';
import { readCommands } from './read-commands.ts';
import { findDeviceTypes } from './read-device-types.ts';
import { type DeviceRows, isAmong, readDevices, readTypeKeys } from './read-devices.ts';
import { sendCommand } from './send-command.ts';

const devicePosition = z.object({ name: z.string(), id });
const commandPosition = z.object({ requestedAt: instant, id });

export function deviceHandlers(
  context: ServerContext,
): Pick<Handlers, Exclude<keyof typeof deviceEndpoints, RegistryEndpoint>> {
  const { db } = context;
  return {
    listDeviceTypes: async ({ actor, params, target, rows }) => {
      const keys = await readTypeKeys(
        db,
        inBuilding(target.orgId, params.buildingId, rowsOf(actor, target.orgId, rows)),
      );
      const types = await findDeviceTypes(db, [...keys].toSorted());
      return { data: [...types.values()] };
    },
    listDevices: async ({ actor, params, query, target, rows }) => {
      const after = readCursor(devicePosition, query.cursor);
      const among = inBuilding(target.orgId, params.buildingId, rowsOf(actor, target.orgId, rows));
      const later = after === null ? sql`true` : sql`(d.name, d.id) > (${after.name}, ${after.id}::uuid)`;
      const shown = query.show === 'archived' ? sql`d.archived_at IS NOT NULL` : sql`d.archived_at IS NULL`;
      const found = await readDevices(db, sql`${among} AND ${shown} AND ${later}`, query.limit + 1);
      const answered = found.map((device) => answeredTo(actor, device));
      return page(answered, query.limit, ({ name, id: deviceId }) => ({ name, id: deviceId }));
    },
    getLiveSnapshot: async ({ actor, params, target, rows }) => {
      const among = inBuilding(target.orgId, params.buildingId, rowsOf(actor, target.orgId, rows));
      const found = await readDevices(db, sql`${among} AND d.archived_at IS NULL`);
      return { data: found.map((device) => ({ deviceId: device.id, state: device.state })) };
    },
    getDevice: async ({ actor, params, target }) => ({
      data: await getDevice(db, actor, { orgId: target.orgId, deviceId: params.deviceId }),
    }),
    listCommands: async ({ actor, params, query, target }) => {
      const before = readCursor(commandPosition, query.cursor);
      const which = { orgId: target.orgId, deviceId: params.deviceId, before };
      const found = await readCommands(db, actor, which, query.limit + 1);
      return page(found, query.limit, ({ requestedAt, id: commandId }) => ({ requestedAt, id: commandId }));
    },
    sendCommand: async ({ edit, body }) => ({ data: await sendCommand(context, edit, body) }),
    beginHold: async ({ edit, body }) => ({ data: await beginHold(db, edit, body) }),
    answerCommand: async ({ edit, body }) => ({ data: await answerCommand(context, edit, body) }),
    cancelCommand: async ({ edit }) => ({ data: await cancelCommand(context, edit) }),
  };
}

function inBuilding(orgId: string, buildingId: string, rows: DeviceRows) {
  return sql`d.org_id = ${orgId} AND d.building_id = ${buildingId} AND ${isAmong(rows)}`;
}

function rowsOf(actor: PolicyActor, orgId: string, rows: 'all' | 'own'): DeviceRows {
  if (rows === 'all') return 'all';
  return [...(actor.memberships.find((membership) => membership.orgId === orgId)?.unitIds ?? [])];
}

/** `found` has one row more than the page when there is a next one. */
function page<T>(found: readonly T[], limit: number, positionOf: (row: T) => unknown) {
  const data = found.slice(0, limit);
  const last = found.length > limit ? data.at(-1) : undefined;
  return { data, meta: { nextCursor: last === undefined ? null : writeCursor(positionOf(last)) } };
}
