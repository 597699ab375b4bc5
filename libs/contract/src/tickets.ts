export { mostQuoteLines, quoteDays, quoteStates, type QuoteState } from './tickets/quote/quote-words.ts';
export { partAmount, partUnits, type PartUnit } from './tickets/work/part-amount.ts';
export {
  answersCheck,
  inspectionResults,
  isSoundCheck,
  mostTicketChecks,
  ticketCheckKinds,
  type InspectionResult,
  type TicketCheckKind,
} from './tickets/checklists/check-words.ts';
export { scanPhotoLimits } from './scan/scan-limits.ts';
export { findScanProof } from './scan/scan-proof.ts';
export { slaAt, type ShownSla } from './tickets/sla/shown-sla.ts';
export { readSla, type SlaClock, type SlaInput, type SlaState, type SlaTerm } from './tickets/sla/sla-clock.ts';
export {
  enterPromise,
  enterState,
  readTicketSla,
  ticketSlaStates,
  workingTime,
  type TicketSla,
  type TicketSlaState,
  type TicketTimes,
} from './tickets/sla/ticket-clock.ts';
export { addWorkingMs, workingMs, type DayHours, type Span, type WorkingTime } from './tickets/sla/working-time.ts';
export {
  isOwnTicket,
  knowsTicketReporter,
  mayMoveTicket,
  mayReadTicketNotes,
  movesOpenTo,
  ticketMoves,
  ticketSides,
  worksOnTicket,
  type MoveAnswer,
  type MoveDemand,
  type TicketMove,
  type TicketMover,
  type TicketAccessFacts,
} from './tickets/ticket-moves.ts';
export {
  closeAfterDays,
  commentEditMinutes,
  deferDays,
  openTicketStates,
  ratingReasons,
  mayResidentGive,
  residentPriorities,
  residentTicketLimits,
  ticketAudiences,
  ticketKinds,
  ticketMine,
  ticketPriorities,
  ticketRatings,
  ticketRelationKinds,
  ticketSorts,
  ticketSources,
  ticketStates,
  waitingReasons,
  type RatingReason,
  type ResidentPriority,
  type TicketAudience,
  type TicketKind,
  type TicketMine,
  type TicketPriority,
  type TicketRating,
  type TicketRelationKind,
  type TicketSort,
  type TicketSource,
  type TicketState,
  type WaitingReason,
} from './tickets/ticket-words.ts';
