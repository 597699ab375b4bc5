export { type AnsweredClock, SlaChip, type SlaChipProps, SlaText } from './sla-chip.tsx';
export { useTicketWords } from './texts.ts';
export { TicketPriorityBadge } from './ticket-priority-badge.tsx';
export { TicketStateBadge, type TicketStateBadgeProps, TicketStateMark } from './ticket-state-badge.tsx';
