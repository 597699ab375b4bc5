import * as z from 'zod/mini';
import { alarmInBuilding } from '../alarms/alarm.ts';
import { timeZones } from '../buildings/words.ts';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { deviceState } from '../devices/device.ts';
import { metricDefinition } from '../devices/metric.ts';
import { telemetryAnswer } from '../telemetry/telemetry.ts';
import { ticketPriorities, ticketStates } from '../tickets/words.ts';
import { dashboardLayouts } from './dashboard.ts';
import { buildingEnergy, floorStates, ranking } from './figures.ts';
import {
  mostWallBuildings,
  valueWidgets,
  wallDays,
  wallNameLength,
  wallSeconds,
  wallStates,
  widgetRanges,
} from './words.ts';

/** What is to be shown where, and for how long. */
export const wallDraft = z.object({
  /** Where it hangs, in words of people. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(wallNameLength)),
  /** Whose dashboards it shows in turn, the building of the call among them or not. */
  buildingIds: z.array(id).check(z.minLength(1), z.maxLength(mostWallBuildings)),
  seconds: z.int().check(z.gte(wallSeconds.least), z.lte(wallSeconds.most)),
  /** Null: until somebody withdraws it. */
  days: z.nullable(z.int().check(z.gte(wallDays.least), z.lte(wallDays.most))),
});
export type WallDraft = z.infer<typeof wallDraft>;

/** A wall as whoever arranges dashboards sees it; where it leads is told once, to whoever made it. */
export const wall = z.object({
  id,
  name: z.string(),
  state: z.enum(wallStates),
  /** Buildings whose dashboards it shows, in their order. */
  buildings: z.array(z.object({ id, name: z.string() })),
  seconds: z.int(),
  madeByName: z.string(),
  madeAt: instant,
  expiresAt: z.nullable(instant),
  /** When a screen asked last, to the minute, and from which address of the network; null: none has yet. */
  seen: z.nullable(z.object({ at: instant, from: z.string() })),
});
export type Wall = z.infer<typeof wall>;

/** A wall that was just made, with its address. That is stored nowhere and answered no second time. */
export const newWall = z.extend(wall, { address: z.string() });
export type NewWall = z.infer<typeof newWall>;

/** What the address of a wall has behind its `#`. */
export const wallToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(80)) });
export type WallToken = z.infer<typeof wallToken>;

/** The dashboard of one of the buildings of a wall. */
export const wallPageAsked = z.extend(wallToken, { buildingId: id });
export type WallPageAsked = z.infer<typeof wallPageAsked>;

/** A picture of a widget of such a dashboard. */
export const wallPictureAsked = z.extend(wallPageAsked, {
  widgetId: z.string().check(z.minLength(1), z.maxLength(60)),
});
export type WallPictureAsked = z.infer<typeof wallPictureAsked>;

/** What a screen is told of its wall. */
export const wallAsked = z.object({
  /** Under what name it comes to the live channel, with its token as the password. */
  liveAs: z.string(),
  name: z.string(),
  seconds: z.int(),
  expiresAt: z.nullable(instant),
  /** Whose dashboards it shows, those that whoever made it may still arrange. */
  buildings: z.array(z.object({ id, name: z.string() })),
});
export type WallAsked = z.infer<typeof wallAsked>;

const head = { id: z.string(), title: z.string() };
/** A device as a wall has it: its name and, of what it reports, the one metric that is shown. */
const ofMetric = { ...head, deviceId: id, deviceName: z.string(), metric: metricDefinition, state: deviceState };
const wallTicket = z.object({
  number: z.string(),
  /** What it is about by its category; never the words of whoever reported it. */
  category: z.nullable(z.string()),
  priority: z.enum(ticketPriorities),
  state: z.enum(ticketStates),
});
/** A ticket on a wall: which, of what kind and how far, and nothing that anybody wrote. */
export type WallTicket = z.infer<typeof wallTicket>;

/** A widget with what it shows. */
export const wallWidget = z.discriminatedUnion('type', [
  z.object({ type: z.enum(valueWidgets), ...ofMetric, past: z.nullable(telemetryAnswer) }),
  z.object({
    type: z.literal('chart'),
    ...ofMetric,
    range: z.enum(widgetRanges),
    past: telemetryAnswer,
    /** Silence after which the device counts as offline: a longer gap is drawn as one. */
    offlineAfterSec: z.int(),
  }),
  /** What it was about is there no more. */
  z.object({ type: z.literal('gone'), ...head }),
  /** `cost` is always null. */
  z.object({ type: z.literal('energy'), ...head, energy: z.nullable(buildingEnergy) }),
  z.object({ type: z.literal('ranking'), ...head, ranking, metric: metricDefinition }),
  /** Whether somebody lives in a unit is not told: all that are well are `occupied`. */
  z.object({ type: z.literal('units'), ...head, floors: z.array(floorStates) }),
  /** Those that tell people, without who has taken them on. */
  z.object({ type: z.literal('alarms'), ...head, alarms: z.array(alarmInBuilding) }),
  z.object({ type: z.literal('tickets'), ...head, tickets: z.array(wallTicket) }),
  z.object({ type: z.literal('picture'), ...head, alt: z.string() }),
  z.object({ type: z.literal('text'), ...head, text: z.string() }),
  z.object({ type: z.literal('clock'), ...head }),
]);
export type WallWidget = z.infer<typeof wallWidget>;

/** The dashboard of a building as its wall shows it; what whoever made the wall may not read is left out. */
export const wallPage = z.object({
  orgId: id,
  buildingId: id,
  buildingName: z.string(),
  timeZone: z.enum(timeZones),
  widgets: z.array(wallWidget),
  layout: dashboardLayouts.shape.md,
});
export type WallPage = z.infer<typeof wallPage>;
