export { joinPerson } from './join-person.ts';
