export type {
  ConflictField,
  OrderDomain,
  OrderTold,
  OrderWords,
  Outbox,
  OutboxDraft,
  OutboxEntry,
  OutboxFile,
  OutboxOrder,
  OutboxSnapshot,
  SendOptions,
} from './engine/index.ts';
export { OutboxButton } from './outbox-button.tsx';
export { type HeldOutbox, OutboxProvider } from './outbox-context.tsx';
export { OutboxHost, type OutboxHostProps } from './outbox-host.tsx';
export { OutboxPending, type OutboxPendingProps } from './outbox-pending.tsx';
export { OutboxStatus, type OutboxStatusProps } from './outbox-status.tsx';
export { type Keeping, type SentOrKept, type UsedOutbox, useKeeping, useOutbox } from './use-outbox.ts';
