export { AlarmList } from './alarm-list.tsx';
