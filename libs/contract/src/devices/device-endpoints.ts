import * as z from 'zod/mini';
import { accepted, created, defineEndpoints, list, may, noContent, ok } from '../core/calls.ts';
import { id } from '../core/ids.ts';
import { listQuery } from '../core/list.ts';
import { command, commandDecision, commandDraft, hold, holdDraft } from './command.ts';
import { deviceImport, deviceImportReport } from './device-import.ts';
import { deviceRoutes } from './device-routes.ts';
import {
  deviceChange,
  deviceCredential,
  deviceCredentialDraft,
  deviceDependants,
  deviceDraft,
  deviceQuery,
  deviceReplacement,
  issuedCredential,
} from './device-registry.ts';
import { device, deviceState, deviceType } from './device.ts';
import { deviceTypeChange, deviceTypeDraft, knownDeviceType } from './own-type.ts';

const changingTypes = may('settings.update', 'organization', { reach: 'everywhere' });
const writing = { max: 120, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about devices. */
export const deviceEndpoints = defineEndpoints(deviceRoutes, 'devices', {
  listDeviceTypes: ok(
    'The device types in use in a building, with their metrics and controls',
    may('device.view', 'building', { ownRows: true }),
    z.array(deviceType),
  ),
  listDevices: list(
    'The devices of a building with their last reported values, by name',
    may('device.view', 'building', { ownRows: true }),
    device,
    { query: deviceQuery },
  ),
  getLiveSnapshot: ok(
    'Last reported state of every device of a building',
    may('telemetry.view', 'building', { ownRows: true }),
    z.array(z.object({ deviceId: id, state: deviceState })),
  ),
  listKnownDeviceTypes: ok(
    'The device types that a device can be registered with: those of the catalogue, and those of the organisation',
    may('device.view', 'organization', { ownRows: true }),
    z.array(knownDeviceType),
  ),
  createDeviceType: created(
    'Make a device type of its own for an organisation; 409 when it has as many as it may',
    changingTypes,
    knownDeviceType,
    { body: deviceTypeDraft, errors: [409], rateLimit: writing },
  ),
  getDeviceType: ok('One device type that the organisation made', may('device.view', 'organization'), knownDeviceType),
  updateDeviceType: ok(
    'Change a device type of the organisation; 422 at `confirmed` where metrics vanish from devices that exist',
    changingTypes,
    knownDeviceType,
    { body: deviceTypeChange, rateLimit: writing },
  ),
  deleteDeviceType: noContent('Remove a device type of the organisation; 409 while devices are of it', changingTypes, {
    errors: [409],
    rateLimit: writing,
  }),
  createDevice: created('Register a device; it has no credential yet', may('device.create', 'building'), device, {
    body: deviceDraft,
    errors: [409],
    rateLimit: writing,
  }),
  importDevices: ok(
    'Check or register many devices at once: from a pattern, pasted, or from a CSV or XLSX file',
    may('device.create', 'building'),
    deviceImportReport,
    { body: deviceImport, bodyLimit: 8_500_000, errors: [409, 413], rateLimit: writing },
  ),
  undoDeviceImport: noContent(
    'Remove the devices of an import again; 409 once one of them was used or changed, or a day is over',
    may('device.delete', 'building'),
    { errors: [409], rateLimit: writing },
  ),
  updateDevice: ok('Rename, move, tag, disable or enable a device', may('device.update', 'device'), device, {
    body: deviceChange,
    errors: [409],
    rateLimit: writing,
  }),
  archiveDevice: ok(
    'Put a device away: it is disconnected, its alarms are over, its history stays',
    may('device.update', 'device'),
    device,
    { errors: [409], rateLimit: writing },
  ),
  restoreDevice: ok('Bring a device back that was put away', may('device.update', 'device'), device, {
    errors: [409],
    rateLimit: writing,
  }),
  replaceDevice: created(
    'Put another device in the place of one, which is put away with its history',
    may('device.update', 'device'),
    device,
    { body: deviceReplacement, errors: [409], rateLimit: writing },
  ),
  deleteDevice: noContent(
    'Remove a device with its values, alarms and commands; tickets stay; 409 while others depend on it',
    may('device.delete', 'device'),
    { errors: [409], rateLimit: writing },
  ),
  getDeviceDependants: ok(
    'What goes with a device that is removed, and what keeps it from being removed',
    may('device.delete', 'device'),
    deviceDependants,
  ),
  listDeviceCredentials: ok(
    'What a device says who it is with, newest first, without secrets',
    may('device.update', 'device'),
    z.array(deviceCredential),
  ),
  issueDeviceCredential: created(
    'Issue a credential; its secret is in this answer once. 409 while two are valid',
    may('device.update', 'device'),
    issuedCredential,
    { body: deviceCredentialDraft, errors: [409], rateLimit: writing },
  ),
  revokeDeviceCredential: noContent(
    'Revoke a credential; a device that is connected with it is disconnected at once',
    may('device.update', 'device'),
    { rateLimit: writing },
  ),
  getDevice: ok('One device', may('device.view', 'device'), device),
  listCommands: list('The commands of a device, newest first', may('deviceCommand.view', 'device'), command, {
    query: listQuery,
  }),
  sendCommand: accepted(
    'Send a command; the answer says it was accepted, the live channel says what became of it',
    may('deviceCommand.control', 'device'),
    command,
    { body: commandDraft, errors: [409], rateLimit: { max: 120, windowSeconds: 60 } },
  ),
  beginHold: created(
    'Begin to hold a control whose guard is `hold`; the command that brings it counts once `afterMs` are over',
    may('deviceCommand.control', 'device'),
    hold,
    { body: holdDraft, rateLimit: writing },
  ),
  answerCommand: ok(
    'Approve or refuse, as a second person, a command that awaits approval',
    may('deviceCommand.control', 'device'),
    command,
    { body: commandDecision, errors: [409], rateLimit: writing },
  ),
  cancelCommand: ok(
    'Take a command back that still waits; 409 once it has left',
    may('deviceCommand.control', 'device'),
    command,
    { errors: [409], rateLimit: writing },
  ),
});
