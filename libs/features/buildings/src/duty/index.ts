export { DutySection } from './duty-section.tsx';
export { OnDutySection } from './on-duty-section.tsx';
