export { PersonContacts } from './person-contacts.tsx';
export { localDay } from './local-day.ts';
