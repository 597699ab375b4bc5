import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { listQuery } from '../core/list.ts';
import {
  quietReasonLength,
  shelfMinutes,
  windowBounds,
  windowRhythms,
  windowScopes,
  windowShows,
} from './quiet-words.ts';

const reason = z.string().check(z.trim(), z.minLength(quietReasonLength.min), z.maxLength(quietReasonLength.max));

/** For how many minutes from now an alarm is shelved, and why. */
export const alarmShelf = z.object({
  minutes: z.int().check(z.gte(shelfMinutes.min), z.lte(shelfMinutes.max)),
  reason,
});
export type AlarmShelf = z.infer<typeof alarmShelf>;

/** Which devices a window is about. `ids` name sections, floors or devices; `building` has none. */
const windowScope = z.object({
  kind: z.enum(windowScopes),
  ids: z._default(z.array(id).check(z.maxLength(windowBounds.places)), []),
});
/** What a maintenance window is about: the whole building, sections, floors or devices of it. */
export type WindowScope = z.infer<typeof windowScope>;

/** A maintenance window as people write it: from when until when work goes on, where, and what is done. */
export const alarmWindowDraft = z.object({
  reason,
  scope: windowScope,
  startsAt: instant,
  /** The end of the first time, where it repeats. */
  endsAt: instant,
  rhythm: z._default(z.enum(windowRhythms), 'once'),
});
export type AlarmWindowDraft = z.infer<typeof alarmWindowDraft>;

/** Windows of a building, with whether those that are over are asked for. */
export const alarmWindowQuery = z.extend(listQuery, { show: z._default(z.enum(windowShows), 'open') });
export type AlarmWindowQuery = z.infer<typeof alarmWindowQuery>;

/** A time in which alarms that begin tell nobody, because somebody works there. */
export const alarmWindow = z.object({
  id,
  buildingId: id,
  reason: z.string(),
  /** With the names of its places or devices; none for the whole building. */
  scope: z.object({ kind: z.enum(windowScopes), ids: z.array(id), names: z.array(z.string()) }),
  startsAt: instant,
  endsAt: instant,
  rhythm: z.enum(windowRhythms),
  /** When people ended it, before it would have been over. */
  endedAt: z.nullable(instant),
  /** Name of who wrote it down; null when their account is gone. */
  author: z.nullable(z.string()),
  /** How many alarms have begun within. */
  alarms: z.int(),
});
export type AlarmWindow = z.infer<typeof alarmWindow>;
