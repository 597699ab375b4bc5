import * as z from 'zod/mini';
import { alarmSeverities } from '../alarms/words.ts';
import { buildingKinds, timeZones } from '../buildings/words.ts';
import { deviceCounts } from '../buildings/building.ts';
import { instant } from '../core/instant.ts';
import { id } from '../core/ids.ts';
import { listQuery } from '../core/list.ts';
import { deviceStatuses } from '../devices/words.ts';
import { portfolioPeriods } from './words.ts';

/** Query of the calls about a span. */
export const portfolioQuery = z.object({ period: z._default(z.enum(portfolioPeriods), '7-days') });

/** Watt-hours of one hour (`today`) or one day, at the local time it begins: `2026-11-21T05` or `2026-11-21`. */
const energyStep = z.object({ at: z.string(), wattHours: z.int() });

/** One building in numbers. What the person may not see, or nobody measures, is null. */
export const portfolioBuilding = z.object({
  id,
  orgId: id,
  orgName: z.string(),
  name: z.string(),
  kind: z.enum(buildingKinds),
  city: z.string(),
  timeZone: z.enum(timeZones),
  unitCount: z.int(),
  /** Sum of its units, in thousandths of a square metre. */
  areaMilliM2: z.int(),
  devices: z.nullable(deviceCounts),
  /** Active ones that tell people. */
  alarms: z.nullable(z.partialRecord(z.enum(alarmSeverities), z.int())),
  /** Those that are open: all, those whose time is up, and those that nobody has. */
  tickets: z.nullable(z.object({ open: z.int(), overdue: z.int(), unassigned: z.int() })),
  energy: z.nullable(
    z.object({
      wattHours: z.int(),
      /** The same span before: yesterday until this hour, the seven days before. Null where nothing was measured then. */
      wattHoursBefore: z.nullable(z.int()),
      steps: z.array(energyStep),
    }),
  ),
});
export type PortfolioBuilding = z.infer<typeof portfolioBuilding>;

/** Every building the person may see, in numbers. */
export const portfolio = z.object({
  period: z.enum(portfolioPeriods),
  at: instant,
  buildings: z.array(portfolioBuilding),
});
export type Portfolio = z.infer<typeof portfolio>;

/** Filter of the devices of all buildings. */
export const portfolioDevicesQuery = z.extend(listQuery, { status: z.optional(z.enum(deviceStatuses)) });

/** A device among those of several buildings. */
export const portfolioDevice = z.object({
  id,
  name: z.string(),
  typeKey: z.string(),
  status: z.enum(deviceStatuses),
  lastSeenAt: z.nullable(instant),
  buildingId: id,
  buildingName: z.string(),
  timeZone: z.enum(timeZones),
});
export type PortfolioDevice = z.infer<typeof portfolioDevice>;

/** A meter whose energy a building's number is made of. */
export const portfolioMeter = z.object({
  deviceId: id,
  name: z.string(),
  buildingId: id,
  buildingName: z.string(),
  wattHours: z.int(),
});
export type PortfolioMeter = z.infer<typeof portfolioMeter>;
