export { UnitSection } from './unit-section.tsx';
