export { ContactRows } from './contact-rows.tsx';
export { useContacts } from './use-contacts.ts';
