import { checkObjects } from '../testing/check-bounds.ts';
import {
  deviceChange,
  deviceCredential,
  deviceCredentialDraft,
  deviceDependants,
  deviceDraft,
  deviceQuery,
  deviceReplacement,
  issuedCredential,
} from './index.ts';

const id = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const at = '2026-11-20T10:05:00.000Z';
const credential = { id, username: 'imah-1', label: 'Ruang pompa', createdAt: at, lastUsedAt: at, revokedAt: at };
const wrongId = ['?', `${id}?`, 7];
const wrongInstant = ['?', `${at}?`, 7];
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const acceptedSpot = { place: ['a', 'a'.repeat(80)], tags: [[], many(10, 'a'.repeat(30))] };
const refusedSpot = {
  place: ['', '  ', 'a'.repeat(81), 7],
  gatewayId: wrongId,
  tags: [many(11, 'a'), ['a'.repeat(31)], ['  '], [7], 'a', null],
};
const counts = ['tickets', 'openTickets', 'alarms', 'openAlarms', 'commands', 'credentials', 'behind'];
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
    example: {
      name: 'Pompa',
      typeKey: 'pump',
      serial: 'SN',
      unitId: id,
      floorId: id,
      sectionId: id,
      place: 'Lobi',
      gatewayId: id,
      tags: ['utama'],
    },
    required: ['name', 'typeKey'],
    accepts: { name: ['a'.repeat(120)], typeKey: ['a'.repeat(40)], serial: ['a'.repeat(80)], ...acceptedSpot },
    refuses: {
      name: ['', '  ', 'a'.repeat(121), 7, null],
      typeKey: ['', 'a'.repeat(41), 7, null],
      serial: ['', '  ', 'a'.repeat(81), 7, null],
      unitId: [...wrongId, null],
      floorId: [...wrongId, null],
      sectionId: [...wrongId, null],
      ...refusedSpot,
      place: [...refusedSpot.place, null],
      gatewayId: [...wrongId, null],
    },
  },
  {
    name: 'deviceChange',
    schema: deviceChange,
    example: {
      name: 'Pompa',
      serial: 'SN',
      unitId: id,
      floorId: id,
      sectionId: id,
      place: 'Lobi',
      gatewayId: id,
      tags: ['utama'],
      enabled: false,
    },
    required: [],
    accepts: {
      serial: [null],
      unitId: [null],
      floorId: [null],
      sectionId: [null],
      gatewayId: [null],
      enabled: [true],
      ...acceptedSpot,
      place: [...acceptedSpot.place, null],
    },
    refuses: {
      name: ['', '  ', 'a'.repeat(121), 7, null],
      serial: ['', 'a'.repeat(81), 7],
      unitId: wrongId,
      floorId: wrongId,
      sectionId: wrongId,
      ...refusedSpot,
      enabled: ['yes', 1, null],
    },
  },
  {
    name: 'deviceReplacement',
    schema: deviceReplacement,
    example: { deviceId: id, serial: 'SN' },
    required: [],
    accepts: { serial: ['a'.repeat(80)] },
    refuses: { deviceId: [...wrongId, null], serial: ['', '  ', 'a'.repeat(81), 7, null] },
  },
  {
    name: 'deviceQuery',
    schema: deviceQuery,
    example: { limit: 50, cursor: 'a', show: 'in-use' },
    required: [],
    accepts: { limit: [1, 200], cursor: ['a'.repeat(500)], show: ['archived'] },
    refuses: { limit: [0, 201, 1.5, 'many'], cursor: ['a'.repeat(501), 7, null], show: ['gone', null] },
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
    example: {
      tickets: 1,
      openTickets: 1,
      alarms: 2,
      openAlarms: 1,
      commands: 3,
      credentials: 1,
      behind: 4,
      rules: ['Tekanan rendah'],
      valuesSince: at,
      hindrances: ['gateway', 'rule'],
    },
    required: [...counts, 'rules', 'valuesSince', 'hindrances'],
    accepts: { rules: [[]], valuesSince: [null], hindrances: [[]] },
    refuses: {
      ...Object.fromEntries(counts.map((count) => [count, [1.5, 'one', null]])),
      rules: [[7], 'a', null],
      valuesSince: wrongInstant,
      hindrances: [['unheard-of'], 'rule', null],
    },
  },
]);
