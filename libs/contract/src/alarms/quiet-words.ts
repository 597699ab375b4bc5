/** Why an alarm is quiet: people shelved it for a time, or it began while work was going on. */
export const alarmQuiets = ['shelved', 'suppressed'] as const;
export type AlarmQuietKind = (typeof alarmQuiets)[number];

/** Minutes that an alarm is shelved for; nobody leaves one aside for longer than a day. */
export const shelfMinutes = { min: 5, max: 1440 } as const;
/** Characters of why an alarm is shelved, or of the work in a maintenance window. */
export const quietReasonLength = { min: 3, max: 200 } as const;

/** What a maintenance window is about: the whole building, parts of it, floors, or devices that are named. */
export const windowScopes = ['building', 'sections', 'floors', 'devices'] as const;
export type WindowScopeKind = (typeof windowScopes)[number];

/** Whether a maintenance window holds once, or at the same hours of every week. */
export const windowRhythms = ['once', 'weekly'] as const;
export type WindowRhythm = (typeof windowRhythms)[number];

/** Which maintenance windows are listed: those that hold or will, or those that are over. */
export const windowShows = ['open', 'over'] as const;

/** Hours that a window lasts at most, days that it may begin ahead, windows of a building that are open, places that one names. */
export const windowBounds = {
  hours: { once: 336, weekly: 24 },
  daysAhead: 180,
  open: 100,
  places: 50,
} as const;
