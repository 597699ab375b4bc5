export { memberCalls } from './member-calls.ts';
