export type { EditedField } from './edit-chip.tsx';
export { AssigneeChip, AssigneeMenu, DueChip, PriorityChip, StateChip } from './field-chips.tsx';
export { type TicketEdit, useTicketEdit } from './use-ticket-edit.ts';
export { useLoadWords } from './use-load-words.ts';
