import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { metricKey } from '../devices/metric.ts';
import { mostPlanItems, planCorners, planDarkness, planLabelLength } from './words.ts';

const itemId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));
/** A share of the plan's width or height, so that another picture of the floor keeps it. */
const share = z.number().check(z.gte(0), z.lte(1));
/** A place on a plan: from the left and from above, each from 0 to 1. */
export const planPoint = z.object({ x: share, y: share });
export type PlanPoint = z.infer<typeof planPoint>;

const label = z.string().check(z.trim(), z.maxLength(planLabelLength));
const named = z.string().check(z.trim(), z.minLength(1), z.maxLength(planLabelLength));
/** `label` is empty where it is called after what it shows. */
const head = { id: itemId, label };
const pin = { ...head, ...planPoint.shape };

/** What stands on a plan, where, and what it shows. */
export const planItem = z.discriminatedUnion('kind', [
  /** `metric` is null where the device's state is all that it shows. */
  z.object({ kind: z.literal('device'), ...pin, deviceId: id, metric: z.nullable(metricKey) }),
  z.object({ kind: z.literal('unit'), ...pin, unitId: id }),
  /** The active alarms of the devices of this floor. */
  z.object({ kind: z.literal('alarms'), ...pin }),
  /** The open tickets of this floor with its units. */
  z.object({ kind: z.literal('tickets'), ...pin }),
  /** An area that has the colour of what a device reports. */
  z.object({
    kind: z.literal('zone'),
    ...head,
    points: z.array(planPoint).check(z.minLength(planCorners.min), z.maxLength(planCorners.max)),
    deviceId: id,
    metric: metricKey,
  }),
  /** The way to another floor. */
  z.object({ kind: z.literal('link'), ...pin, floorId: id }),
  z.object({ kind: z.literal('text'), ...pin, label: named }),
]);
export type PlanItem = z.infer<typeof planItem>;

/** Stands, for one who arranges, for what they may not see: neither what it is about nor where it is. */
const withheldItem = z.object({ kind: z.literal('withheld'), id: itemId });

/** A thing on a plan as one who arranges has it. Sent back, a withheld one stays what it is. */
export const shownPlanItem = z.union([planItem, withheldItem]);
export type ShownPlanItem = z.infer<typeof shownPlanItem>;

/** The picture of a floor: a file, and how large it is in pixels. */
export const planPicture = z.object({
  fileId: id,
  width: z.int().check(z.gte(1), z.lte(100_000)),
  height: z.int().check(z.gte(1), z.lte(100_000)),
  dark: z.enum(planDarkness),
});
export type PlanPicture = z.infer<typeof planPicture>;

const ground = { picture: z.nullable(planPicture) };

/** What a plan is made of: its picture, and what stands on it. */
export const planContent = z.object({
  ...ground,
  items: z.array(shownPlanItem).check(z.maxLength(mostPlanItems)),
});
export type PlanContent = z.infer<typeof planContent>;

/** What the database keeps of a plan: nothing in it is withheld. */
export interface StoredPlan {
  readonly picture: PlanPicture | null;
  readonly items: PlanItem[];
}

/** A floor with its plan as everybody sees it; what the reader may not see of it is not there. */
export const plan = z.object({
  floorId: id,
  ...ground,
  items: z.array(planItem),
  /** Which publication it is; 0 where there is none. */
  number: z.int(),
  publishedAt: z.nullable(instant),
  publishedBy: z.nullable(z.string()),
});
export type Plan = z.infer<typeof plan>;

/** A floor among those of its building. */
export const planFloor = z.object({
  floorId: id,
  label: z.string(),
  /** What its part of the building is called. */
  section: z.string(),
  /** Of the publication that everybody sees; 0 where there is none. */
  number: z.int(),
});
export type PlanFloor = z.infer<typeof planFloor>;

/** What is being drawn, by all who may: it is kept, and seen by nobody else until it is published. */
export const planDraft = z.extend(planContent, {
  /** `published`: as everybody sees it. */
  state: z.enum(['draft', 'published']),
  /** Counts what was saved, published and discarded; begins with 1. */
  version: z.int(),
  /** Of the publication that everybody sees. */
  number: z.int(),
  savedAt: z.nullable(instant),
  savedBy: z.nullable(z.string()),
});
export type PlanDraft = z.infer<typeof planDraft>;

/** A publication of a plan that is kept. */
export const planVersion = z.object({
  number: z.int(),
  publishedAt: instant,
  publishedBy: z.nullable(z.string()),
  items: z.int(),
});
export type PlanVersion = z.infer<typeof planVersion>;

/** Which publication is to be the draft. */
export const planRestoration = z.object({ number: z.int().check(z.gte(1), z.lte(999_999_999)) });
export type PlanRestoration = z.infer<typeof planRestoration>;

/** What is said of a picture beside its bytes: the id that its sender has made for it. */
export const planPictureQuery = z.object({ id });
export type PlanPictureQuery = z.infer<typeof planPictureQuery>;
