/** Things on one plan at most. */
export const mostPlanItems = 1000;
/** Corners of one zone. */
export const planCorners = { min: 3, max: 200 } as const;
/** Corners of all zones of one plan together. */
export const mostPlanCorners = 4000;
/** Versions of a plan that are kept; older ones are gone. */
export const mostPlanVersions = 50;
/** Characters of what a thing on a plan is called. */
export const planLabelLength = 80;

/** What can stand on a plan, in the order in which it is offered. */
export const planItemKinds = ['device', 'unit', 'alarms', 'tickets', 'zone', 'link', 'text'] as const;
export type PlanItemKind = (typeof planItemKinds)[number];

/** How the picture of a plan looks in the dark: drawings of lines are turned around, photographs stay as they are. */
export const planDarkness = ['same', 'inverted'] as const;
export type PlanDarkness = (typeof planDarkness)[number];

/** Bytes of a picture of a plan as it is sent; a drawing of lines (SVG) has less. */
export const planPictureLimits = { bytes: 20_971_520, svgBytes: 4_194_304 } as const;
/** Media types that a picture of a plan can have. */
export const planPictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;
