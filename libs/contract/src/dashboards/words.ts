/** Widgets of one dashboard at most. */
export const mostWidgets = 60;
/** Versions of a dashboard that are kept; older ones are gone. */
export const mostDashboardVersions = 50;
/** Characters of what a widget is called. */
export const widgetTitleLength = 80;
/** Characters of a text that stands on the dashboard. */
export const widgetTextLength = 2000;
/** Characters that say what is seen on a picture. */
export const pictureAltLength = 200;
/** What a ranking on a dashboard puts in order. */
export const rankedThings = ['devices', 'units'] as const;
export type RankedThing = (typeof rankedThings)[number];
/** Rows that a list on the dashboard shows. */
export const widgetRows = { min: 1, max: 20 } as const;
/** Rows that a layout reaches down at most. */
export const mostLayoutRows = 2000;

/** The columns of each width: desktop, tablet, telephone. */
export const dashboardColumns = { lg: 24, md: 12, sm: 4 } as const;
export type DashboardWidth = keyof typeof dashboardColumns;

/** Widgets that show one value of one device. */
export const valueWidgets = ['value', 'sparkline', 'gauge', 'level', 'state'] as const;
export type ValueWidget = (typeof valueWidgets)[number];
/** What can stand on a dashboard, in the order of its gallery. */
export const widgetTypes = [
  ...valueWidgets,
  'chart',
  'switch',
  'energy',
  'ranking',
  'units',
  'alarms',
  'tickets',
  'today',
  'text',
  'picture',
  'clock',
] as const;
export type WidgetType = (typeof widgetTypes)[number];

/** How far back a chart on a dashboard looks. */
export const widgetRanges = ['1h', '6h', '24h', '7d', '30d'] as const;
export type WidgetRange = (typeof widgetRanges)[number];

/** How wide and how high a widget is where it is put first, in cells of each width. */
export const widgetSizes = {
  value: { lg: [4, 4], md: [4, 4], sm: [2, 4] },
  sparkline: { lg: [6, 4], md: [4, 4], sm: [4, 4] },
  gauge: { lg: [5, 6], md: [4, 6], sm: [4, 6] },
  level: { lg: [4, 4], md: [4, 4], sm: [4, 4] },
  state: { lg: [4, 4], md: [4, 4], sm: [2, 4] },
  chart: { lg: [12, 10], md: [12, 10], sm: [4, 10] },
  switch: { lg: [6, 4], md: [6, 4], sm: [4, 4] },
  energy: { lg: [8, 8], md: [6, 8], sm: [4, 8] },
  ranking: { lg: [8, 8], md: [6, 8], sm: [4, 8] },
  units: { lg: [12, 10], md: [12, 10], sm: [4, 12] },
  alarms: { lg: [8, 8], md: [6, 8], sm: [4, 8] },
  tickets: { lg: [8, 8], md: [6, 8], sm: [4, 8] },
  today: { lg: [10, 10], md: [6, 10], sm: [4, 12] },
  text: { lg: [6, 4], md: [6, 4], sm: [4, 4] },
  picture: { lg: [8, 8], md: [6, 8], sm: [4, 6] },
  clock: { lg: [4, 4], md: [4, 4], sm: [4, 4] },
} as const satisfies Readonly<Record<WidgetType, Readonly<Record<DashboardWidth, readonly [number, number]>>>>;

/** Seconds for which a wall shows one screen. */
export const wallSeconds = { least: 10, most: 3600, usual: 30 } as const;
/** Days for which a wall is good at most where an end is named. */
export const wallDays = { least: 1, most: 365, usual: 90 } as const;
/** Dashboards that one wall shows in turn. */
export const mostWallBuildings = 12;
/** Walls that show a building and are good at once. */
export const mostWalls = 20;
/** Characters of what a wall is called. */
export const wallNameLength = 60;
/** `suspended`: whoever made it may not any more, so that it shows nothing; it is good again when they may. */
export const wallStates = ['open', 'suspended', 'expired', 'withdrawn'] as const;
export type WallState = (typeof wallStates)[number];
/** Kinds of widgets that no wall shows: what they show is one person's own. */
export const unshownOnWalls = ['today'] as const satisfies readonly WidgetType[];

/** Where a wall leads: the token stands behind the `#`, which no log on the way keeps. */
export const wallPath = (token: string): string => `/layar#${token}`;
/** Under what name a wall comes to the live channel; its token is the password. */
export const wallUsername = (wallId: string): string => `wall-${wallId}`;
/** The id of the wall that comes under a name, or null where it is no wall. */
export const wallOfUsername = (username: string): string | null => /^wall-([0-9a-f-]{36})$/.exec(username)?.[1] ?? null;
