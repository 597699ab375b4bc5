export { entryOf } from './entry-of.ts';
export { createFakeOutbox } from './fake-outbox.ts';
