import * as z from 'zod/mini';
import { defineEndpoints } from '../core/endpoint.ts';
import { buildingParams, deviceParams, id, orgParams } from '../core/ids.ts';
import { answer, listAnswer, listQuery } from '../core/list.ts';
import { command, commandDraft } from './command.ts';
import { deviceRoutes } from './device-routes.ts';
import {
  deviceChange,
  deviceCredential,
  deviceCredentialDraft,
  deviceDependants,
  deviceDraft,
  issuedCredential,
} from './device-registry.ts';
import { device, deviceState, deviceType } from './device.ts';

const tag = 'devices';
const may = <const A extends 'view' | 'create' | 'update' | 'delete'>(action: A) =>
  ({ kind: 'permission', permission: `device.${action}`, subject: 'device' }) as const;
const writing = { max: 120, windowSeconds: 60 };

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
  listKnownDeviceTypes: {
    summary: 'The device types that a device can be registered with',
    tag,
    access: { kind: 'permission', permission: 'device.view', subject: 'organization', ownRows: true },
    params: orgParams,
    response: { status: 200, schema: answer(z.array(deviceType)) },
  },
  createDevice: {
    summary: 'Register a device; it has no credential yet',
    tag,
    access: { kind: 'permission', permission: 'device.create', subject: 'building' },
    params: buildingParams,
    body: deviceDraft,
    response: { status: 201, schema: answer(device) },
    errors: [409],
    rateLimit: writing,
  },
  updateDevice: {
    summary: 'Rename, place, disable or enable a device',
    tag,
    access: may('update'),
    params: deviceParams,
    body: deviceChange,
    response: { status: 200, schema: answer(device) },
    rateLimit: writing,
  },
  deleteDevice: {
    summary: 'Remove a device with its values, alarms and commands; tickets about it stay',
    tag,
    access: may('delete'),
    params: deviceParams,
    response: { status: 204 },
    rateLimit: writing,
  },
  getDeviceDependants: {
    summary: 'What goes with a device that is removed',
    tag,
    access: may('delete'),
    params: deviceParams,
    response: { status: 200, schema: answer(deviceDependants) },
  },
  listDeviceCredentials: {
    summary: 'What a device says who it is with, newest first, without secrets',
    tag,
    access: may('update'),
    params: deviceParams,
    response: { status: 200, schema: answer(z.array(deviceCredential)) },
  },
  issueDeviceCredential: {
    summary: 'Issue a credential; its secret is in this answer once. 409 while two are valid',
    tag,
    access: may('update'),
    params: deviceParams,
    body: deviceCredentialDraft,
    response: { status: 201, schema: answer(issuedCredential) },
    errors: [409],
    rateLimit: writing,
  },
  revokeDeviceCredential: {
    summary: 'Revoke a credential; a device that is connected with it is disconnected at once',
    tag,
    access: may('update'),
    params: z.extend(deviceParams, { credentialId: id }),
    response: { status: 204 },
    rateLimit: writing,
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
