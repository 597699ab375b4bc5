import * as z from 'zod';
import { field, fields } from './fields.ts';
import { logLevels } from './phrases.ts';

const strict = <S extends z.ZodRawShape>(shape: S) => z.strictObject(shape, { error: 'object' });
const listOf = <T extends z.ZodType>(schema: T) => z.array(schema, { error: 'list' }).min(1, { error: 'list' });

/** What every point has, whatever it is read from. */
const point = {
  key: fields.key,
  label: z.optional(fields.label),
  unit: z.optional(fields.measure),
  every: z.optional(fields.pace),
  write: fields.truth.default(false),
};

const modbusPoint = strict({
  ...point,
  register: field('register', z.enum(['coil', 'discrete', 'holding', 'input'])),
  address: fields.address,
  as: field('dataType', z.enum(['int16', 'uint16', 'int32', 'uint32', 'float32', 'float64'])).default('uint16'),
  order: field('order', z.enum(['ABCD', 'CDAB', 'BADC', 'DCBA'])).default('ABCD'),
  scale: fields.scale.default(1),
  offset: fields.offset.default(0),
});

/** A device of the plant: what Imah finds, and adopts. */
const device = { name: fields.name, type: z.optional(fields.label), every: fields.pace.default(30_000) };

const modbus = {
  timeout: fields.timeout.default(1_000),
  /** Quiet between two questions: old meters on a serial line need it. */
  pause: fields.wait.default(0),
  gap: fields.gap.default(8),
  longest: fields.span.default(100),
  units: listOf(strict({ ...device, id: fields.unit, points: listOf(modbusPoint) })),
};

const modbusTcp = strict({
  kind: z.literal('modbus-tcp'),
  host: fields.host,
  port: fields.port.default(502),
  ...modbus,
});

const modbusRtu = strict({
  kind: z.literal('modbus-rtu'),
  path: fields.file,
  baud: field('baud', z.int().min(300).max(921_600)).default(9_600),
  parity: field('parity', z.enum(['none', 'even', 'odd'])).default('none'),
  stop: field('stopBits', z.union([z.literal(1), z.literal(2)])).default(1),
  ...modbus,
});

const snmpPoint = strict({
  ...point,
  oid: field('oid', z.string().regex(/^1(\.(?:0|[1-9]\d{0,9})){2,60}$/)),
  as: field('snmpType', z.enum(['number', 'switch', 'text'])).default('number'),
  scale: fields.scale.default(1),
  offset: fields.offset.default(0),
});

const snmp = strict({
  kind: z.literal('snmp'),
  timeout: fields.timeout.default(2_000),
  pause: fields.wait.default(0),
  units: listOf(
    strict({
      ...device,
      host: fields.host,
      port: fields.port.default(161),
      community: field('community', z.string().min(1).max(64)).default('public'),
      version: field('snmpVersion', z.enum(['1', '2c'])).default('2c'),
      points: listOf(snmpPoint),
    }),
  ),
});

const connection = z.discriminatedUnion('kind', [modbusTcp, modbusRtu, snmp], { error: 'kind' });

/** The file of a gateway, checked; durations in milliseconds. */
export const settings = strict({
  name: fields.name,
  imah: strict({
    url: fields.url,
    username: fields.username,
    password: z.optional(fields.password),
    passwordFile: z.optional(fields.file),
    ca: z.optional(fields.file),
  }),
  data: fields.folder.default('gateway-data'),
  keep: strict({ days: fields.days.default(30), megabytes: fields.megabytes.default(512) }).default({
    days: 30,
    megabytes: 512,
  }),
  status: fields.pace.default(60_000),
  log: field('logLevel', z.enum(logLevels)).default('info'),
  connections: listOf(connection),
});

export type Settings = z.output<typeof settings>;
export type ConnectionSettings = Settings['connections'][number];
export type ModbusSettings = Extract<ConnectionSettings, { kind: 'modbus-tcp' | 'modbus-rtu' }>;
export type ModbusUnit = ModbusSettings['units'][number];
export type ModbusPoint = ModbusUnit['points'][number];
export type SnmpSettings = Extract<ConnectionSettings, { kind: 'snmp' }>;
export type SnmpUnit = SnmpSettings['units'][number];
export type SnmpPoint = SnmpUnit['points'][number];
