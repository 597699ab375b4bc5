export { type AnsweredClock, SlaChip, type SlaChipProps } from './sla-chip.tsx';
export { useTicketWords } from './texts.ts';
export { TicketPriorityBadge } from './ticket-priority-badge.tsx';
export { TicketStateBadge, type TicketStateBadgeProps } from './ticket-state-badge.tsx';
