import * as z from 'zod/mini';
import { timeZones } from '../buildings/words.ts';
import { id } from '../core/ids.ts';
import { day, instant } from '../core/instant.ts';
import { listQuery } from '../core/list.ts';
import {
  consumptionBases,
  meterBounds,
  meterOrders,
  meterResources,
  meterRoles,
  meterShows,
  meterStates,
  photoDemands,
  readingEntries,
} from './words.ts';

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const named = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** What a register shows, in thousandths of its unit. */
const registerValue = z.int().check(z.gte(0), z.lt(10 ** meterBounds.maxDigits * 1000));
/** What each register shows, in the order of their names. */
export const registerValues = z.array(registerValue).check(z.minLength(1), z.maxLength(meterBounds.registers));
/** What registers are called: `LWBP` and `WBP`; a meter with one has one name. */
const registers = z.array(named(20)).check(z.minLength(1), z.maxLength(meterBounds.registers));

/** The thing on the wall. */
const device = {
  /** As it stands on the meter; of a resource it is there once in an organisation. */
  number: named(40),
  registers,
  /** Before the comma; after the last it begins at 0 again. */
  digits: z.int().check(z.gte(meterBounds.minDigits), z.lte(meterBounds.maxDigits)),
  /** What one counted unit stands for, in millionths: 40000000 behind a current transformer of 200/5. */
  multiplierE6: z.int().check(z.gte(1), z.lte(meterBounds.maxMultiplierE6)),
  seal: z.nullable(named(40)),
  /** The last day on which its calibration holds. */
  verifyUntil: z.nullable(day),
};
const deviceDefaults = {
  ...device,
  multiplierE6: z._default(device.multiplierE6, 1_000_000),
  seal: z._default(device.seal, null),
  verifyUntil: z._default(device.verifyUntil, null),
};

/** A meter to be put in. */
export const meterDraft = z.object({
  ...deviceDefaults,
  resource: z.enum(meterResources),
  role: z.enum(meterRoles),
  /** Of a unit's meter alone. */
  unitId: z._default(z.nullable(id), null),
  /** The main meter above it, of the same resource. */
  parentId: z._default(z.nullable(id), null),
  /** Where it hangs. */
  location: z._default(text(80), ''),
  installedOn: day,
  /** What it showed then. */
  firstValues: registerValues,
});
export type MeterDraft = z.infer<typeof meterDraft>;

/** What may be changed of a meter; what is left out stays. How it counts never does: another is put in its place. */
export const meterChange = z.partial(
  z.object({
    number: device.number,
    seal: device.seal,
    verifyUntil: device.verifyUntil,
    location: text(80),
    parentId: z.nullable(id),
  }),
);
export type MeterChange = z.infer<typeof meterChange>;

/** A meter that is taken out; what it showed is part of that. */
export const meterArchival = z.object({ at: instant, lastValues: registerValues });
export type MeterArchival = z.infer<typeof meterArchival>;

/** A meter in the place of another, from a moment on. */
export const meterReplacement = z.object({
  ...deviceDefaults,
  at: instant,
  /** Of the old one, then. */
  lastValues: registerValues,
  /** Of the new one, then. */
  firstValues: registerValues,
});
export type MeterReplacement = z.infer<typeof meterReplacement>;

/** Meters of a building, in one of two orders. */
export const meterQuery = z.extend(listQuery, {
  show: z._default(z.enum(meterShows), 'active'),
  resource: z.optional(z.enum(meterResources)),
  order: z._default(z.enum(meterOrders), 'tree'),
  /** A part of the number, the unit or the place. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
});
export type MeterQuery = z.infer<typeof meterQuery>;

/** A meter, with what it shows. */
export const meter = z.object({
  ...device,
  id,
  buildingId: id,
  buildingName: z.string(),
  timeZone: z.enum(timeZones),
  resource: z.enum(meterResources),
  role: z.enum(meterRoles),
  unitId: z.nullable(id),
  unitCode: z.nullable(z.string()),
  parentId: z.nullable(id),
  /** How many main meters stand above it. */
  depth: z.int(),
  location: z.string(),
  installedOn: day,
  state: z.enum(meterStates),
  replacesMeterId: z.nullable(id),
  replacedById: z.nullable(id),
  /** The newest approved reading; null while it has none. */
  last: z.nullable(z.object({ at: instant, values: z.array(z.int()) })),
  /** Readings that wait for somebody. */
  waiting: z.int(),
  entry: z.enum(readingEntries),
  /** Whether a photo goes with what is read. */
  photo: z.enum(photoDemands),
  version: z.int(),
});
export type Meter = z.infer<typeof meter>;

/** What was consumed in a month, in thousandths of kWh, m³ or BTU. */
export const meterMonth = z.object({
  /** As `2026-11`. */
  period: z.string(),
  qtyMilli: z.int(),
  basis: z.enum(consumptionBases),
  /** What the meters below it counted; null where none is. The difference is lost on the way. */
  belowMilli: z.nullable(z.int()),
});
export type MeterMonth = z.infer<typeof meterMonth>;

/** A meter with its last twelve whole months and the one that runs, the newest first. */
export const meterDetail = z.extend(meter, {
  /** The median of its last six consumptions, in thousandths of what its registers count in a day; null before there are three. */
  usualPerDayMilli: z.nullable(z.int()),
  months: z.array(meterMonth),
  /** Days of the month on which residents read. */
  window: z.object({ fromDay: z.int(), toDay: z.int() }),
});
export type MeterDetail = z.infer<typeof meterDetail>;

const dayOfMonth = z.int().check(z.gte(1), z.lte(31));

/** On which days of the month meters of a building are read, by residents and by staff, and whether with a photo. */
export const meterSettings = z
  .object({
    residentFromDay: dayOfMonth,
    residentToDay: dayOfMonth,
    staffUntilDay: dayOfMonth,
    photo: z._default(z.enum(photoDemands), 'optional'),
  })
  .check(
    z.refine(({ residentFromDay, residentToDay }) => residentFromDay <= residentToDay, { path: ['residentToDay'] }),
    z.refine(({ residentToDay, staffUntilDay }) => residentToDay <= staffUntilDay, { path: ['staffUntilDay'] }),
  );
export type MeterSettings = z.infer<typeof meterSettings>;
