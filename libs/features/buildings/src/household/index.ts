export { HouseholdSection } from './household-section.tsx';
