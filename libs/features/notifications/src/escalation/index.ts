export { EscalationNote } from './escalation-note.tsx';
export { TicketEscalation } from './ticket-escalation.tsx';
