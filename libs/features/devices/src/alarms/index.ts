export { AlarmList } from './alarm-list.tsx';
export { AlarmLimits } from './alarm-limits.tsx';
export { AlarmTicketLink } from './alarm-ticket-link.tsx';
export { useAlarmTickets } from './use-alarm-tickets.ts';
export { AlarmReason, type AlarmReasonProps, useAlarmReason } from './alarm-reason.tsx';
export { useAlarmTexts } from './texts.ts';
