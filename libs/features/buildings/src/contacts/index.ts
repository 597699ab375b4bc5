export { ContactsSection } from './contacts-section.tsx';
