import * as z from 'zod/mini';
import { timeZones } from '../buildings/words.ts';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { storedFile } from '../files/file.ts';
import { questionedLine } from './bill-questions/bill-question.ts';
import { ticketSlaStates } from './sla/ticket-clock.ts';
import { rowAbilities, shownAbilities } from './shown-abilities.ts';
import {
  commentOrigins,
  ratingReasons,
  ticketAudiences,
  ticketKinds,
  ticketPriorities,
  ticketRatings,
  ticketSources,
  ticketStates,
  waitingReasons,
  ticketEventKinds,
} from './ticket-words.ts';

const title = z.string().check(z.trim(), z.minLength(3), z.maxLength(140));
const text = z.string().check(z.trim(), z.maxLength(5000));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
/** Own files that belong to nothing yet. */
const fileIds = z._default(z.array(id).check(z.maxLength(10)), []);
const phone = z.string().check(z.regex(/^\+[1-9]\d{7,14}$/));

/**
 * What a person fills in. `id` is made by the client for what is written without a network: the same one twice is the
 * same ticket. The reporter is the person themselves unless the staff say on whose behalf.
 */
export const ticketDraft = z.object({
  id: z.optional(id),
  kind: z._default(z.enum(ticketKinds), 'complaint'),
  title,
  details: z._default(text, ''),
  /** Where it is: of a unit, a floor and a section at most one. None of them: the building as such. */
  unitId: z.optional(id),
  floorId: z.optional(id),
  sectionId: z.optional(id),
  deviceId: z.optional(id),
  /** The alarm that it is about, whose device is then that of the ticket. One that has an open ticket gets no other. */
  alarmId: z.optional(id),
  categoryId: z.optional(id),
  /** Of a resident at most what the category allows (`mayResidentGive`): else 422 at `priority`. */
  priority: z._default(z.enum(ticketPriorities), 'medium'),
  source: z._default(z.enum(ticketSources), 'app'),
  audience: z._default(z.enum(ticketAudiences), 'resident'),
  reporter: z.optional(z.object({ name, phone: z.optional(phone) })),
  /** Of the label that was scanned there: it names the place. */
  scanCode: z.optional(z.string().check(z.maxLength(40))),
  fileIds,
});
export type TicketDraft = z.infer<typeof ticketDraft>;

/**
 * What can be changed of what was reported; what is left out stays. `id` is made by the client for what is changed
 * without a network: the same one twice is the same change, also when others have changed it since.
 */
export const ticketChange = z.object({
  id: z.optional(id),
  title: z.optional(title),
  details: z.optional(text),
  kind: z.optional(z.enum(ticketKinds)),
  priority: z.optional(z.enum(ticketPriorities)),
  categoryId: z.optional(z.nullable(id)),
  /** Of the three that say where it is at most one; naming one takes the ticket out of the others. */
  unitId: z.optional(z.nullable(id)),
  floorId: z.optional(z.nullable(id)),
  sectionId: z.optional(z.nullable(id)),
  audience: z.optional(z.enum(ticketAudiences)),
  /**
   * All files of the report from then on: those that stay, and own ones that belong to nothing yet. Only of whoever
   * reported it, while nobody has begun with it.
   */
  fileIds: z.optional(z.array(id).check(z.maxLength(10))),
});
export type TicketChange = z.infer<typeof ticketChange>;

const sayable = z.string().check(z.trim(), z.minLength(3), z.maxLength(1024));

/**
 * Brings a ticket into the state `to`, with what that move demands (see `ticketMoves`). `id` is made by the client for
 * what is decided without a network: the same one twice is the same move, also when others have moved it since.
 */
export const ticketStep = z.object({
  id: z.optional(id),
  to: z.enum(ticketStates),
  reason: z.optional(sayable),
  note: z.optional(sayable),
  waitingReason: z.optional(z.enum(waitingReasons)),
  until: z.optional(instant),
  /** The ticket it is merged into. */
  targetId: z.optional(id),
  rating: z.optional(z.enum(ticketRatings)),
  ratingReasons: z.optional(z.array(z.enum(ratingReasons)).check(z.maxLength(ratingReasons.length))),
});
export type TicketStep = z.infer<typeof ticketStep>;

/** Who works on it. `id` as that of a step: the same one twice is the same assignment. */
export const ticketAssignment = z.object({
  id: z.optional(id),
  /** Null: nobody answers for it. */
  assigneeId: z.nullable(id),
  /** The others who work on it; left out, they stay. */
  executorIds: z.optional(z.array(id).check(z.maxLength(20))),
});
export type TicketAssignment = z.infer<typeof ticketAssignment>;

const named = z.object({ id, name: z.string() });

const slaClock = z.object({
  state: z.enum(ticketSlaStates),
  elapsedMs: z.int(),
  targetMs: z.int(),
  dueAt: z.nullable(instant),
});

/** A ticket in a list. */
export const ticketRow = z.object({
  id,
  number: z.string(),
  orgId: id,
  buildingId: id,
  buildingName: z.string(),
  timeZone: z.enum(timeZones),
  unitId: z.nullable(id),
  unitCode: z.nullable(z.string()),
  floorId: z.nullable(id),
  sectionId: z.nullable(id),
  /** Where it is when it is no unit: a floor with its section, a section, or the name on the label that was scanned. */
  place: z.nullable(z.string()),
  kind: z.enum(ticketKinds),
  category: z.nullable(named),
  priority: z.enum(ticketPriorities),
  title: z.string(),
  state: z.enum(ticketStates),
  waitingReason: z.nullable(z.enum(waitingReasons)),
  deferredUntil: z.nullable(instant),
  assignee: z.nullable(named),
  /** Null for who lives in its unit and did not report it: who complains is not told to those it may be about. */
  reporterName: z.nullable(z.string()),
  audience: z.enum(ticketAudiences),
  reopenedCount: z.int(),
  /** Both clocks as they stood when it was answered. */
  sla: z.object({ response: slaClock, resolution: slaClock }),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
  abilities: rowAbilities,
});
export type TicketRow = z.infer<typeof ticketRow>;

/** A ticket with all that is known of it to whoever may see it. */
export const ticket = z.extend(ticketRow, {
  details: z.string(),
  source: z.enum(ticketSources),
  deviceId: z.nullable(id),
  /** The alarm that it was made for. */
  alarmId: z.nullable(id),
  /** The line of a bill that its reporter asks about. */
  billLine: z.nullable(questionedLine),
  /** The account that reported it; null when it was told to the staff or came from a device. */
  reporterUserId: z.nullable(id),
  reporterPhone: z.nullable(z.string()),
  executors: z.array(named),
  /** `by` is the account that gave it; null where it is gone. */
  feedback: z.nullable(
    z.object({
      rating: z.enum(ticketRatings),
      reasons: z.array(z.enum(ratingReasons)),
      by: z.nullable(id),
      at: instant,
    }),
  ),
  mergedInto: z.nullable(z.object({ id, number: z.string() })),
  /** When its promised time runs now: day and night, or while the organisation works. */
  calendar: z.enum(['always', 'business']),
  /** Whether its clocks stood when it was answered because nobody works at that hour. */
  outsideHours: z.boolean(),
  /** How many others were merged into it. */
  mergedCount: z.int(),
  /** How many have it too; who they are the staff can ask. */
  alsoCount: z.int(),
  /** Those of the report itself, newest first. */
  files: z.array(storedFile),
  abilities: shownAbilities,
});
export type Ticket = z.infer<typeof ticket>;

/** Something that a person wrote about a ticket. */
export const ticketComment = z.object({
  id,
  body: z.string(),
  author: z.nullable(named),
  /** Whether the staff wrote it, or the resident. */
  side: z.enum(['staff', 'resident']),
  at: instant,
  /** When its author mended it last. */
  editedAt: z.nullable(instant),
  via: z.nullable(z.enum(commentOrigins)),
  files: z.array(storedFile),
});
export type TicketComment = z.infer<typeof ticketComment>;

/** `id` is made by the client: the same one twice is the same comment. A comment without words has files. */
export const ticketCommentDraft = z.object({
  id: z.optional(id),
  body: z._default(text, ''),
  fileIds,
});
export type TicketCommentDraft = z.infer<typeof ticketCommentDraft>;

/** One thing that happened to a ticket. */
export const ticketEvent = z.object({
  seq: z.int(),
  kind: z.enum(ticketEventKinds),
  at: instant,
  /** Null for the clock, and where the account is gone. */
  actor: z.nullable(named),
  from: z.nullable(z.enum(ticketStates)),
  to: z.nullable(z.enum(ticketStates)),
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  waitingReason: z.nullable(z.enum(waitingReasons)),
  until: z.nullable(instant),
  /** When the appointment begins that was agreed, moved or cancelled. */
  begin: z.nullable(instant),
  /** The fields that changed. */
  fields: z.array(z.string()),
  /** Whom it was given to; null when it was taken from everyone. */
  assignee: z.nullable(named),
});
export type TicketEvent = z.infer<typeof ticketEvent>;
