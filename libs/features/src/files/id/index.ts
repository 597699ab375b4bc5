export { newId } from '../new-id.ts';
