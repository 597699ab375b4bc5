export { AlarmList } from './alarm-list.tsx';
export { AlarmReason } from './alarm-reason.tsx';
export { useAlarmTexts } from './texts.ts';
