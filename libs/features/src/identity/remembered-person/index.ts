export { createRememberedPerson } from './remembered-person.ts';
