import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { metricKey } from '../devices/metric.ts';
import {
  dashboardColumns,
  mostLayoutRows,
  mostWidgets,
  pictureAltLength,
  rankedThings,
  valueWidgets,
  widgetRanges,
  widgetRows,
  widgetTextLength,
  widgetTitleLength,
} from './words.ts';

const widgetId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));
const head = {
  id: widgetId,
  /** Empty: it is called after what it shows. */
  title: z.string().check(z.trim(), z.maxLength(widgetTitleLength)),
};
const rows = z.int().check(z.gte(widgetRows.min), z.lte(widgetRows.max));
const ofMetric = { ...head, deviceId: id, metric: metricKey };

/** What stands on a dashboard and what it shows; where it stands is in the layouts. */
export const widget = z.discriminatedUnion('type', [
  z.object({ type: z.enum(valueWidgets), ...ofMetric }),
  z.object({ type: z.literal('chart'), ...ofMetric, range: z.enum(widgetRanges) }),
  /** `metric` is that of a switch of the device's type. */
  z.object({ type: z.literal('switch'), ...ofMetric }),
  z.object({ type: z.literal('energy'), ...head }),
  /** Devices of one type by one of its metrics, or the units they are in. */
  z.object({
    type: z.literal('ranking'),
    ...head,
    of: z.enum(rankedThings),
    typeKey: z.string().check(z.minLength(1), z.maxLength(40)),
    metric: metricKey,
    rows,
  }),
  z.object({ type: z.literal('units'), ...head }),
  z.object({ type: z.literal('alarms'), ...head, rows }),
  z.object({ type: z.literal('tickets'), ...head, rows }),
  z.object({ type: z.literal('today'), ...head, rows }),
  z.object({
    type: z.literal('picture'),
    ...head,
    /** A picture among the files of the building; null: the newest of them. */
    fileId: z.nullable(id),
    /** What is seen on it; empty: its name says it. */
    alt: z.string().check(z.trim(), z.maxLength(pictureAltLength)),
  }),
  z.object({ type: z.literal('text'), ...head, text: z.string().check(z.maxLength(widgetTextLength)) }),
  z.object({ type: z.literal('clock'), ...head }),
]);
export type Widget = z.infer<typeof widget>;

/** Stands for a widget whose data the reader may not see: neither its name nor what it is about. */
const withheldWidget = z.object({ type: z.literal('withheld'), id: widgetId });

/** A widget as its reader has it. Sent back, a withheld one stays what it is. */
export const shownWidget = z.union([widget, withheldWidget]);
export type ShownWidget = z.infer<typeof shownWidget>;

const placeIn = (columns: number) =>
  z.object({
    id: widgetId,
    x: z.int().check(z.gte(0), z.lte(columns - 1)),
    y: z.int().check(z.gte(0), z.lte(mostLayoutRows)),
    w: z.int().check(z.gte(1), z.lte(columns)),
    h: z.int().check(z.gte(1), z.lte(200)),
  });
const layoutIn = (columns: number) => z.array(placeIn(columns)).check(z.maxLength(mostWidgets));

/** Where each widget stands, in cells from the upper left, for each width of the page. */
export const dashboardLayouts = z.object({
  lg: layoutIn(dashboardColumns.lg),
  md: layoutIn(dashboardColumns.md),
  sm: layoutIn(dashboardColumns.sm),
});
export type DashboardLayouts = z.infer<typeof dashboardLayouts>;

/** What a dashboard is made of: its widgets, and where each stands. */
export const dashboardContent = z.object({
  widgets: z.array(shownWidget).check(z.maxLength(mostWidgets)),
  layouts: dashboardLayouts,
});
export type DashboardContent = z.infer<typeof dashboardContent>;

/** What the database keeps of a dashboard: nothing in it is withheld. */
export interface StoredDashboard {
  readonly widgets: Widget[];
  readonly layouts: DashboardLayouts;
}

/** A building's dashboard as everybody sees it. */
export const dashboard = z.extend(dashboardContent, {
  /** `made`: nobody has arranged one; it follows from the devices that are there. */
  kind: z.enum(['made', 'arranged']),
  /** Which publication it is; 0 of one that is made. */
  number: z.int(),
  publishedAt: z.nullable(instant),
  publishedBy: z.nullable(z.string()),
});
export type Dashboard = z.infer<typeof dashboard>;

/** What is being arranged, by all who may: it is kept, and seen by nobody else until it is published. */
export const dashboardDraft = z.extend(dashboardContent, {
  /** `published`: as everybody sees it. */
  state: z.enum(['draft', 'published']),
  /** Counts what was saved, published and discarded; begins with 1. */
  version: z.int(),
  /** Of the publication that everybody sees. */
  number: z.int(),
  savedAt: z.nullable(instant),
  savedBy: z.nullable(z.string()),
});
export type DashboardDraft = z.infer<typeof dashboardDraft>;

/** A publication that is kept. */
export const dashboardVersion = z.object({
  number: z.int(),
  publishedAt: instant,
  publishedBy: z.nullable(z.string()),
  widgets: z.int(),
});
export type DashboardVersion = z.infer<typeof dashboardVersion>;

/** Which publication is to be the draft. */
export const dashboardRestoration = z.object({ number: z.int().check(z.gte(1), z.lte(999_999_999)) });
export type DashboardRestoration = z.infer<typeof dashboardRestoration>;
