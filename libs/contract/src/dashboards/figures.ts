import * as z from 'zod/mini';
import { unitKinds, unitStatuses } from '../buildings/words.ts';
import { id } from '../core/ids.ts';
import { period } from '../billing/tariff.ts';
import { metricKey } from '../devices/metric.ts';
import { rankedThings, widgetRows } from './words.ts';

/** Electricity of a building in its month, by the meters of the whole building; by those of its units where it has none. */
export const buildingEnergy = z.object({
  month: period,
  wattHours: z.int(),
  /** Of the month before, as far as this one has come; null where nothing is known of it. */
  wattHoursBefore: z.nullable(z.int()),
  /** The days of the month that something was counted on. */
  days: z.array(z.object({ on: z.iso.date(), wattHours: z.int() })),
  /**
   * What it comes to by the building's tariff of electricity, in whole rupiah, without fixed parts and taxes: by its
   * cheapest and its dearest tier, which are one where there is one rate. Null without a tariff, and for who may not read it.
   */
  cost: z.nullable(z.object({ least: z.int(), most: z.int() })),
});
export type BuildingEnergy = z.infer<typeof buildingEnergy>;

/** By what a ranking is asked for. */
export const rankingQuery = z.object({
  of: z.enum(rankedThings),
  typeKey: z.string().check(z.minLength(1), z.maxLength(40)),
  metric: metricKey,
  rows: z.coerce.number().check(z.int(), z.gte(widgetRows.min), z.lte(widgetRows.max)),
});
export type RankingQuery = z.infer<typeof rankingQuery>;

/** The devices of a type, or the units they are in, with most of a metric on top. */
export const ranking = z.object({
  /** `consumption`: what a counter counted since the month began; `value`: what was reported last, of a unit its highest. */
  by: z.enum(['consumption', 'value']),
  rows: z.array(
    z.object({
      /** Of the device, or of the unit. */
      id,
      name: z.string(),
      /** In the unit of the metric. */
      value: z.number(),
      /** `silent`: a device that it stands on has fallen silent. */
      presence: z.enum(['speaking', 'silent']),
    }),
  ),
});
export type Ranking = z.infer<typeof ranking>;

const unitState = z.object({
  id,
  code: z.string(),
  kind: z.enum(unitKinds),
  status: z.enum(unitStatuses),
  /** Active alarms that tell people and open tickets there; null for who may not see any. */
  alarms: z.nullable(z.int()),
  tickets: z.nullable(z.int()),
});
/** A unit with what is the matter there. */
export type UnitState = z.infer<typeof unitState>;

/** A floor with its units; the highest first within its section. */
export const floorStates = z.object({ id, label: z.string(), section: z.string(), units: z.array(unitState) });
export type FloorStates = z.infer<typeof floorStates>;
