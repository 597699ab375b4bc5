export { createTabChannel } from './browser-ports.ts';
export { conflictFields, type ConflictField } from './conflict.ts';
export { createOutbox, type Outbox, type OutboxChannel, type OutboxPorts, type OutboxSnapshot } from './outbox.ts';
export type {
  OutboxDraft,
  OutboxEntry,
  OutboxFile,
  OutboxKind,
  OutboxOrder,
  OutboxProblem,
  SeenTicket,
  SeenWorkers,
  TicketFields,
} from './outbox-entry.ts';
export { createOutboxStore, type OutboxStore } from './outbox-store.ts';
export { isHeldBack } from './outbox-turn.ts';
export { takeTurnOver, type TakeTurn } from './take-turn.ts';
