export { PersonContacts } from './person-contacts.tsx';
