import * as z from 'zod/mini';
import { defineEndpoints } from '../core/endpoint.ts';
import { buildingParams, deviceParams, id } from '../core/ids.ts';
import { answer, listAnswer, listQuery } from '../core/list.ts';
import { command, commandDraft } from './command.ts';
import { deviceRoutes } from './device-routes.ts';
import { device, deviceState, deviceType } from './device.ts';

const tag = 'devices';

/** Schemas, rights and limits of the calls about devices. */
export const deviceEndpoints = defineEndpoints(deviceRoutes, {
  listDeviceTypes: {
    summary: 'The device types in use in a building, with their metrics and controls',
    tag,
    access: { kind: 'permission', permission: 'device.view', subject: 'building', ownRows: true },
    params: buildingParams,
    response: { status: 200, schema: answer(z.array(deviceType)) },
  },
  listDevices: {
    summary: 'The devices of a building with their last reported values, by name',
    tag,
    access: { kind: 'permission', permission: 'device.view', subject: 'building', ownRows: true },
    params: buildingParams,
    query: listQuery,
    response: { status: 200, schema: listAnswer(device) },
  },
  getLiveSnapshot: {
    summary: 'Last reported state of every device of a building',
    tag,
    access: { kind: 'permission', permission: 'telemetry.view', subject: 'building', ownRows: true },
    params: buildingParams,
    response: { status: 200, schema: answer(z.array(z.object({ deviceId: id, state: deviceState }))) },
  },
  getDevice: {
    summary: 'One device',
    tag,
    access: { kind: 'permission', permission: 'device.view', subject: 'device' },
    params: deviceParams,
    response: { status: 200, schema: answer(device) },
  },
  listCommands: {
    summary: 'The commands of a device, newest first',
    tag,
    access: { kind: 'permission', permission: 'deviceCommand.view', subject: 'device' },
    params: deviceParams,
    query: listQuery,
    response: { status: 200, schema: listAnswer(command) },
  },
  sendCommand: {
    summary: 'Send a command; the answer says it was accepted, the live channel says what became of it',
    tag,
    access: { kind: 'permission', permission: 'deviceCommand.control', subject: 'device' },
    params: deviceParams,
    body: commandDraft,
    response: { status: 202, schema: answer(command) },
    errors: [409],
    rateLimit: { max: 120, windowSeconds: 60 },
  },
});
