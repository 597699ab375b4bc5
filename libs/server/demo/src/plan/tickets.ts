import type {
  RatingReason,
  TicketKind,
  TicketPriority,
  TicketSource,
  TicketState,
  WaitingReason,
} from '@imah/contract/tickets/words';

/** One step on the way of a ticket, so many hours after the one before. */
export interface TicketStepPlan {
  readonly to: TicketState;
  readonly after: number;
  /** What is said with it: the reason, or what was done. */
  readonly text?: string;
  readonly waitingFor?: WaitingReason;
  /** Title of the ticket it is merged into. */
  readonly into?: string;
  /** Deferred for so many days from now. */
  readonly forDays?: number;
  readonly rating?: { readonly is: 'good' | 'bad'; readonly reasons: readonly RatingReason[] };
}

/** A ticket of the demonstration. Times are hours before its start, and after the report. */
export interface TicketPlan {
  /** Code of the building. */
  readonly building: string;
  readonly unit?: string;
  readonly title: string;
  readonly details: string;
  readonly category: string;
  readonly priority: TicketPriority;
  readonly hoursAgo: number;
  readonly kind?: TicketKind;
  readonly source?: TicketSource;
  readonly audience?: 'staff';
  readonly reporter: string;
  readonly steps?: readonly TicketStepPlan[];
  readonly replies?: readonly { readonly by: 'staff' | 'resident'; readonly after: number; readonly text: string }[];
  readonly notes?: readonly { readonly after: number; readonly text: string }[];
}

/** Begun `after` hours after the report. */
export const begun = (after: number): TicketStepPlan => ({ to: 'in-progress', after });
/** Resolved with what was done. */
export const resolved = (after: number, text: string): TicketStepPlan => ({ to: 'resolved', after, text });
/** Accepted by the resident. */
export const accepted = (after: number, ...reasons: RatingReason[]): TicketStepPlan => ({
  to: 'closed',
  after,
  rating: { is: 'good', reasons },
});
/** Waiting for something. */
export const waits = (after: number, waitingFor: WaitingReason): TicketStepPlan => ({
  to: 'waiting',
  after,
  waitingFor,
});
