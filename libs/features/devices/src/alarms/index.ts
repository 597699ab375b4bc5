export { AlarmList } from './alarm-list.tsx';
export { AlarmReason, type AlarmReasonProps } from './alarm-reason.tsx';
export { useAlarmTexts } from './texts.ts';
