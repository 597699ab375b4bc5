export { createTabChannel } from './browser-ports.ts';
export {
  type ConflictField,
  type FindOrders,
  findOrdersIn,
  type OrderDomain,
  type OrderTold,
  type OrderWords,
  type OutboxOrder,
  type SendOptions,
} from './orders.ts';
export { createOutbox, type Outbox, type OutboxChannel, type OutboxPorts, type OutboxSnapshot } from './outbox.ts';
export type { OutboxDraft, OutboxEntry, OutboxFile, OutboxProblem } from './outbox-entry.ts';
export { createOutboxStore, type OutboxStore } from './outbox-store.ts';
export { isHeldBack } from './outbox-turn.ts';
export { sendEntry } from './send-entry.ts';
export { takeTurnOver, type TakeTurn } from './take-turn.ts';
