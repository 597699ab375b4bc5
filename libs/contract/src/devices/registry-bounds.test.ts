import { checkObjects } from '../testing/check-bounds.ts';
import {
  deviceChange,
  deviceCredential,
  deviceCredentialDraft,
  deviceDependants,
  deviceDraft,
  issuedCredential,
} from './index.ts';

const id = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const at = '2026-11-20T10:05:00.000Z';
const credential = { id, username: 'imah-1', label: 'Ruang pompa', createdAt: at, lastUsedAt: at, revokedAt: at };
const wrongId = ['?', `${id}?`, 7];
const wrongInstant = ['?', `${at}?`, 7];
const refusedCredential = {
  id: [...wrongId, null],
  username: [7, null],
  label: [7, null],
  createdAt: [...wrongInstant, null],
  lastUsedAt: wrongInstant,
  revokedAt: wrongInstant,
};

checkObjects([
  {
    name: 'deviceDraft',
    schema: deviceDraft,
    example: { name: 'Pompa', typeKey: 'pump', serial: 'SN', unitId: id, floorId: id, sectionId: id },
    required: ['name', 'typeKey'],
    accepts: { name: ['a'.repeat(120)], typeKey: ['a'.repeat(40)], serial: ['a'.repeat(80)] },
    refuses: {
      name: ['', '  ', 'a'.repeat(121), 7, null],
      typeKey: ['', 'a'.repeat(41), 7, null],
      serial: ['', '  ', 'a'.repeat(81), 7, null],
      unitId: [...wrongId, null],
      floorId: [...wrongId, null],
      sectionId: [...wrongId, null],
    },
  },
  {
    name: 'deviceChange',
    schema: deviceChange,
    example: { name: 'Pompa', serial: 'SN', unitId: id, floorId: id, sectionId: id, enabled: false },
    required: [],
    accepts: { serial: [null], unitId: [null], floorId: [null], sectionId: [null], enabled: [true] },
    refuses: {
      name: ['', '  ', 'a'.repeat(121), 7, null],
      serial: ['', 'a'.repeat(81), 7],
      unitId: wrongId,
      floorId: wrongId,
      sectionId: wrongId,
      enabled: ['yes', 1, null],
    },
  },
  {
    name: 'deviceCredential',
    schema: deviceCredential,
    example: credential,
    required: ['id', 'username', 'label', 'createdAt', 'lastUsedAt', 'revokedAt'],
    accepts: { lastUsedAt: [null], revokedAt: [null] },
    refuses: refusedCredential,
  },
  {
    name: 'deviceCredentialDraft',
    schema: deviceCredentialDraft,
    example: { label: 'Ruang pompa' },
    required: [],
    accepts: { label: ['', 'a'.repeat(60)] },
    refuses: { label: ['a'.repeat(61), 7, null] },
  },
  {
    name: 'issuedCredential',
    schema: issuedCredential,
    example: {
      ...credential,
      secret: 'abc',
      mqttTcpPort: 1883,
      topics: { telemetry: 'tele', commands: 'cmd', answers: 'cmd/ack' },
    },
    required: [...Object.keys(credential), 'secret', 'mqttTcpPort', 'topics'],
    accepts: { mqttTcpPort: [null], lastUsedAt: [null], revokedAt: [null] },
    refuses: { ...refusedCredential, secret: [7, null], mqttTcpPort: [1.5, 'one'], topics: [{}, 'tele', null] },
  },
  {
    name: 'deviceDependants',
    schema: deviceDependants,
    example: { tickets: 1, alarms: 2, commands: 3, valuesSince: at },
    required: ['tickets', 'alarms', 'commands', 'valuesSince'],
    accepts: { valuesSince: [null] },
    refuses: {
      tickets: [1.5, 'one', null],
      alarms: [1.5, 'one', null],
      commands: [1.5, 'one', null],
      valuesSince: wrongInstant,
    },
  },
]);
