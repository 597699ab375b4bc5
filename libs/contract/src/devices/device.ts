import * as z from 'zod/mini';
import { epochMs, instant } from '../core/instant.ts';
import { id } from '../core/ids.ts';
import { metricDefinition, metricKey, metricValue } from './metric.ts';
import { controlGuardKinds, deviceActs, deviceStatuses, metricUnits } from './device-words.ts';

/** The guard of one direction of a control, and in a sentence what moving it there does. */
export const controlGuard = z.object({
  kind: z.enum(controlGuardKinds),
  /** Null when nothing is asked. */
  consequence: z.nullable(z.object({ id: z.string(), en: z.string() })),
});
export type ControlGuard = z.infer<typeof controlGuard>;

const words = z.object({ id: z.string(), en: z.string() });
const told = {
  /** What the device is told it by: `params.key` of a command. */
  key: metricKey,
  label: words,
  guard: controlGuard,
};
/** Which metric says where it stands; without one only the device's answer says what became of it. */
const reported = { metric: z.optional(metricKey) };

/** A control of a device type: what a device of it can be told, by the method `set`. */
export const controlDefinition = z.discriminatedUnion('kind', [
  z.object({
    metric: metricKey,
    kind: z.literal('switch'),
    label: words,
    /** What is asked before it is set to true (`on`) and to false (`off`). */
    guard: z.object({ on: controlGuard, off: controlGuard }),
  }),
  z.object({
    ...told,
    ...reported,
    kind: z.literal('set-point'),
    /** Bounds of what may be asked for, in steps from `min`. */
    min: z.number(),
    max: z.number(),
    step: z.number(),
    unit: z.enum(metricUnits),
    decimals: z.int(),
  }),
  z.object({
    ...told,
    ...reported,
    kind: z.literal('choice'),
    options: z.array(z.object({ value: z.string(), label: words })),
  }),
  z.object({ ...told, ...reported, kind: z.literal('text'), maxLength: z.int() }),
  z.object({ ...told, kind: z.literal('momentary') }),
]);
export type ControlDefinition = z.infer<typeof controlDefinition>;

/** What devices of a type measure and can be told. */
export const deviceType = z.object({
  key: z.string(),
  name: z.object({ id: z.string(), en: z.string() }),
  /** `lucide:droplets`. */
  icon: z.string(),
  metrics: z.array(metricDefinition),
  controls: z.array(controlDefinition),
  /** What stands for the device where there is room for one value; without it the page chooses. */
  mainMetric: z.optional(metricKey),
  /** Silence after which the device counts as offline, 10 to 86,400 s. */
  offlineAfterSec: z.int(),
});
export type DeviceType = z.infer<typeof deviceType>;

/** Last reported value per metric and its time. What the retained `state` topic and the snapshot carry. */
export const deviceState = z.object({
  status: z.enum(deviceStatuses),
  ts: z.record(metricKey, epochMs),
  values: z.record(metricKey, metricValue),
  /** Last word of the device, epoch ms; null when it never spoke. */
  lastSeenAt: z.nullable(epochMs),
});
export type DeviceState = z.infer<typeof deviceState>;

/** What who reads a device may do with it, whatever state it is in: the server decides it and sends it along. */
export const deviceAbilities = z.object({ acts: z.array(z.enum(deviceActs)) });
export type DeviceAbilities = z.infer<typeof deviceAbilities>;

/** A device with its place and its last state. */
export const device = z.object({
  id,
  orgId: id,
  buildingId: id,
  name: z.string(),
  typeKey: z.string(),
  serial: z.nullable(z.string()),
  sectionId: z.nullable(id),
  floorId: z.nullable(id),
  unitId: z.nullable(id),
  /** Where exactly it stands, in words of people: "Lobi". */
  place: z.nullable(z.string()),
  /** The device through which it speaks. */
  gatewayId: z.nullable(id),
  tags: z.array(z.string()),
  /** When it was put away: it is out of use and keeps its history. */
  archivedAt: z.nullable(instant),
  /** The device whose place it took, and the one that took its place. */
  replacesId: z.nullable(id),
  replacedById: z.nullable(id),
  createdAt: instant,
  /** Counts the changes of the record; what it reports is none. */
  version: z.int(),
  state: deviceState,
  abilities: deviceAbilities,
});
export type Device = z.infer<typeof device>;
