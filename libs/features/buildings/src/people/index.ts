export { PeopleSection } from './people-section.tsx';
