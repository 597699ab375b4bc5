import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { listQuery } from '../core/list.ts';
import { alarmSeverities } from '../alarms/words.ts';
import { inboxTabs, notificationKindKeys, notificationUrgencies } from './notification-kinds.ts';

/** What a person was told, in the language the request asked for. */
export const notification = z.object({
  id,
  kind: z.enum(notificationKindKeys),
  urgency: z.enum(notificationUrgencies),
  title: z.string(),
  body: z.string(),
  /** Why this person was told. */
  reason: z.string(),
  /** Path of the page where it can be acted upon; null when there is none. */
  href: z.nullable(z.string()),
  buildingId: z.nullable(id),
  /** How often it happened while this notification stood. */
  count: z.int(),
  createdAt: instant,
  lastAt: instant,
  readAt: z.nullable(instant),
});
export type Notification = z.infer<typeof notification>;

/** `unread` leaves out what the person has read. */
export const notificationQuery = z.extend(listQuery, { show: z._default(z.enum(['all', 'unread']), 'all') });

/** What an alarm's row says beside its text. */
const inboxAlarm = z.object({
  severity: z.enum(alarmSeverities),
  state: z.enum(['active', 'over']),
  /** How long it lasted the last time; null while it lasts, or where its start is not known. */
  seconds: z.nullable(z.int()),
});

/**
 * One subject of the inbox: a ticket, a topic, an alarm with its ends. It stands where its newest notification does, whose
 * id it has, and is unread as long as one of them is.
 */
export const inboxRow = z.object({
  id,
  tab: z.enum(inboxTabs),
  kind: z.enum(notificationKindKeys),
  urgency: z.enum(notificationUrgencies),
  /** What it is about, by its own name. */
  title: z.string(),
  /** What happened to it last, and where. */
  body: z.string(),
  /** Why this person was told. */
  reason: z.string(),
  href: z.nullable(z.string()),
  buildingId: z.nullable(id),
  /** How often something of it was told in the day before its newest. */
  count: z.int(),
  lastAt: instant,
  readAt: z.nullable(instant),
  alarm: z.nullable(inboxAlarm),
});
export type InboxRow = z.infer<typeof inboxRow>;

/** Query of the inbox: one tab of it, all or only what is unread. */
export const inboxQuery = z.extend(notificationQuery, { tab: z._default(z.enum(inboxTabs), 'you') });

/** How many subjects of each tab stand unread. */
export const inboxCounts = z.object({ you: z.int(), alarms: z.int(), residents: z.int() });
export type InboxCounts = z.infer<typeof inboxCounts>;

/** How many stand unread; those of one subject count as one. */
export const unreadCount = z.object({ unread: z.int() });
export type UnreadCount = z.infer<typeof unreadCount>;

/**
 * Marks notifications. Without `ids` all of them become read, or all of a tab, or those that lead to a page; `markedAt`
 * names those that one earlier call has marked, so that it can be undone.
 */
export const notificationMarks = z.strictObject({
  as: z.enum(['read', 'unread']),
  ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(200))),
  /** `subject`: with each of `ids` all that is of the same subject. */
  whole: z.optional(z.enum(['notification', 'subject'])),
  tab: z.optional(z.enum(inboxTabs)),
  /** Path of a page, without a query. */
  page: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
  markedAt: z.optional(instant),
});
export type NotificationMarks = z.infer<typeof notificationMarks>;

/** What marking has done. `markedAt` undoes it; null when nothing changed. */
export const markedNotifications = z.object({
  unread: z.int(),
  changed: z.int(),
  markedAt: z.nullable(instant),
});
export type MarkedNotifications = z.infer<typeof markedNotifications>;

/** `imah/v1/u/{userId}/notif`: something new was told, or the number of unread ones changed. The reader fetches it. */
export const notificationPacket = z.object({
  op: z.enum(['told', 'marked']),
  /** The notification that is new or was counted once more; null when several changed. */
  id: z.nullable(id),
  urgency: z.nullable(z.enum(notificationUrgencies)),
  unread: z.int(),
});
export type NotificationPacket = z.infer<typeof notificationPacket>;
