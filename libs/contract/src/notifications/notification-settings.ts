import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import {
  notificationChannels,
  notificationKindKeys,
  notificationTopics,
  notificationUrgencies,
} from './notification-kinds.ts';
import { digestCadences, whatsAppStates } from './words.ts';

/** Minute of the day in the person's time zone, 0 to 1439. */
const minuteOfDay = z.int().check(z.gte(0), z.lte(1439));

const timeZone = z.string().check(
  z.maxLength(64),
  z.refine((name) => isTimeZone(name)),
);

/** `to` may lie on the next day; equal bounds would be no quiet at all. */
export const quietHours = z
  .strictObject({ fromMinute: minuteOfDay, toMinute: minuteOfDay })
  .check(z.refine(({ fromMinute, toMinute }) => fromMinute !== toMinute, { path: ['toMinute'] }));
export type QuietHours = z.infer<typeof quietHours>;

const choice = z.strictObject({
  kind: z.enum(notificationKindKeys),
  channel: z.enum(notificationChannels),
  on: z.boolean(),
});

/** What a person may say about how they are told; what is left out stays as it is. */
export const notificationSettingsDraft = z.strictObject({
  timeZone: z.optional(timeZone),
  /** Null: no quiet hours. */
  quietHours: z.optional(z.nullable(quietHours)),
  digest: z.optional(z.enum(digestCadences)),
  /** Minute of the day at which the daily digest is sent. */
  digestMinute: z.optional(minuteOfDay),
  /** Buildings of which the person hears only what is critical. */
  mutedBuildingIds: z.optional(z.array(id).check(z.maxLength(200))),
  choices: z.optional(z.array(choice).check(z.maxLength(200))),
});
export type NotificationSettingsDraft = z.infer<typeof notificationSettingsDraft>;

const kindSetting = z.object({
  kind: z.enum(notificationKindKeys),
  label: z.object({ id: z.string(), en: z.string() }),
  topic: z.enum(notificationTopics),
  urgency: z.enum(notificationUrgencies),
  channels: z.record(
    z.enum(notificationChannels),
    /** `required` is on and cannot be switched off. */
    z.enum(['on', 'off', 'required']),
  ),
});
/** By which ways a person hears of one kind of notification. */
export type NotificationKindSetting = z.infer<typeof kindSetting>;

/** A browser that takes pushes for the person. */
export const pushDevice = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  /** SHA-256 of its endpoint in hexadecimal digits, by which a browser knows itself. */
  endpointHash: z.string(),
});
export type PushDevice = z.infer<typeof pushDevice>;

/** How a person is told of what. */
export const notificationSettings = z.object({
  timeZone: z.string(),
  quietHours: z.nullable(quietHours),
  digest: z.enum(digestCadences),
  digestMinute: minuteOfDay,
  mutedBuildingIds: z.array(id),
  kinds: z.array(kindSetting),
  /** Public VAPID key of this installation, base64url. */
  pushKey: z.string(),
  pushDevices: z.array(pushDevice),
  /** Whether this installation sends to WhatsApp at all, and whether it knows the number of the person. */
  whatsapp: z.enum(whatsAppStates),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

const base64url = (length: number) => z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(length));

/** What a browser's `PushSubscription.toJSON()` says. */
export const pushSubscriptionDraft = z.object({
  endpoint: z.url().check(z.maxLength(1024)),
  keys: z.object({ p256dh: base64url(120), auth: base64url(40) }),
});
export type PushSubscriptionDraft = z.infer<typeof pushSubscriptionDraft>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
