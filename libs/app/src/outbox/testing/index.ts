export { createFakeOutbox } from './fake-outbox.ts';
