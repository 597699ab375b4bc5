export { alarmTone } from './alarm-tone.ts';
export { AlarmList } from './alarm-list.tsx';
export { AlarmLimits } from './alarm-limits.tsx';
export { AlarmTicketLink } from './alarm-ticket-link.tsx';
export { useAlarmTickets } from './use-alarm-tickets.ts';
export { AlarmReason, type AlarmReasonProps, useAlarmReason } from './alarm-reason.tsx';
export { QuietNote, type QuietNoteProps } from './quiet-note.tsx';
export { useAlarmTexts } from './texts.ts';
