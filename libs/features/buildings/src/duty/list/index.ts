export { OnDutyRows } from './on-duty-rows.tsx';
export { useOnDuty } from './use-on-duty.ts';
