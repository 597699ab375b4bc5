/** Where a ticket stands. `closed`, `cancelled` and `merged` are ends. */
export const ticketStates = [
  'new',
  'in-progress',
  'waiting',
  'deferred',
  'resolved',
  'closed',
  'cancelled',
  'merged',
] as const;
export type TicketState = (typeof ticketStates)[number];

/** The states in which somebody still has something to do. */
export const openTicketStates = ['new', 'in-progress', 'waiting', 'deferred'] as const satisfies readonly TicketState[];

/** What a ticket asks for. */
export const ticketKinds = ['complaint', 'request', 'maintenance', 'inspection', 'security'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** Most pressing first. */
export const ticketPriorities = ['emergency', 'high', 'medium', 'low'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** The most pressing priority that a category may leave to residents. */
export const residentPriorities = ['emergency', 'high', 'medium'] as const satisfies readonly TicketPriority[];
export type ResidentPriority = (typeof residentPriorities)[number];

/**
 * Whether a resident may give their own report this priority: none more pressing than its category allows, and none
 * above `medium` without a category. The staff give any; a resident changes none afterwards.
 */
export function mayResidentGive(priority: TicketPriority, most: ResidentPriority = 'medium'): boolean {
  return ticketPriorities.indexOf(priority) >= ticketPriorities.indexOf(most);
}

/** The way on which it came. */
export const ticketSources = ['app', 'reception', 'phone', 'whatsapp', 'qr', 'alarm', 'schedule', 'import'] as const;
export type TicketSource = (typeof ticketSources)[number];

/** Whom or what a ticket waits for. */
export const waitingReasons = ['resident', 'vendor', 'part', 'approval'] as const;
export type WaitingReason = (typeof waitingReasons)[number];

/** `resident`: whoever reported it and the people of its unit see it. `staff`: only those who work there. */
export const ticketAudiences = ['resident', 'staff'] as const;
export type TicketAudience = (typeof ticketAudiences)[number];

/** What a resident says of the work. */
export const ticketRatings = ['good', 'bad'] as const;
export type TicketRating = (typeof ticketRatings)[number];

/** Why they say so. */
export const ratingReasons = ['slow', 'untidy', 'fast', 'tidy', 'friendly'] as const;
export type RatingReason = (typeof ratingReasons)[number];

/** The part of the tickets that is the person's: given to them, reported by them, or of their units. */
export const ticketMine = ['assigned', 'reported', 'unit'] as const;
export type TicketMine = (typeof ticketMine)[number];

/** The orders of a list: newest, due or changed last first, or the most pressing. */
export const ticketSorts = ['newest', 'due', 'updated', 'priority'] as const;
export type TicketSort = (typeof ticketSorts)[number];

/** How two tickets belong together: one blocks, repeats or was split into the other, or they are just related. */
export const ticketRelationKinds = ['related', 'duplicate', 'blocks', 'split'] as const;
export type TicketRelationKind = (typeof ticketRelationKinds)[number];

/** So many people can be named in one note. */
export const mostMentions = 20;

/** How a comment came, where neither by a page nor by a program. */
export const commentOrigins = ['email'] as const;
export type CommentOrigin = (typeof commentOrigins)[number];

/** How long after it was sent a comment may be edited, in minutes. */
export const commentEditMinutes = 15;

/** How long after it was given a rating may be taken back by whoever gave it, in minutes. */
export const ratingUndoMinutes = 15;

/** A ticket may be put off for at most so many days; for so many when nothing is said. */
export const deferDays = { default: 30, max: 180 } as const;

/** A resolved ticket that nobody speaks of any more is closed after so many days. */
export const closeAfterDays = 7;

/** What a resident may report in one organisation within 24 hours: tickets at all, and tickets that say the same. */
export const residentTicketLimits = { tickets: 10, identical: 2, hours: 24 } as const;

/** The number of a ticket as people write it: `TKT-2026-000123`. */
export function ticketNumber(year: number, count: number): string {
  return `TKT-${year}-${String(count).padStart(6, '0')}`;
}

/** What happened to a ticket, in the order of the pages that tell it. */
export const ticketEventKinds = [
  'created',
  'moved',
  'assigned',
  'changed',
  'absorbed',
  'quote-asked',
  'quote-approved',
  'quote-refused',
  'quote-withdrawn',
  'quote-expired',
  /** A rule named somebody who cannot take it. */
  'unassignable',
  /** A rule gives to who is on duty, and nobody of the trade was; for staff. */
  'nobody-on-duty',
  'appointment-offered',
  'appointment-agreed',
  'appointment-moved',
  'appointment-declined',
  'appointment-cancelled',
  /** Another alarm of the same rule and device, while the ticket was open. */
  'alarm-raised',
  'alarm-cleared',
] as const;
export type TicketEventKind = (typeof ticketEventKinds)[number];

/** As many tickets are changed at once at most. */
export const mostChangedAtOnce = 200;

/**
 * What came of one ticket among many. `changed`: by somebody else meanwhile. `wrong-state`: not from where it stands.
 * `unfinished`: its checklist, or the photo that its category demands. `not-allowed`: not this person's to do.
 */
export const bulkOutcomes = [
  'done',
  'changed',
  'wrong-state',
  'unfinished',
  'not-allowed',
  'not-possible',
  'missing',
] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/** The forms a list is taken away in. */
export const ticketFileFormats = ['csv', 'xlsx'] as const;
export type TicketFileFormat = (typeof ticketFileFormats)[number];

/** A person keeps so many views of an organisation at most. */
export const mostTicketViews = 20;

/** So many may follow one ticket. */
export const mostTicketObservers = 30;

/** What somebody does on the page of a ticket, of which others are told while it lasts. */
export const ticketDoings = ['looking', 'writing-reply', 'writing-note'] as const;
export type TicketDoing = (typeof ticketDoings)[number];

/**
 * As whom a person may move a ticket: those who work on it, those it was reported by or for, who reported it while nobody
 * has it, who closed it with their rating.
 */
export const ticketMovers = ['staff', 'resident', 'reporter', 'rater'] as const;
export type TicketMover = (typeof ticketMovers)[number];
