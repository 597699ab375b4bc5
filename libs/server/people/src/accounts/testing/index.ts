export { occupantCalls } from './occupant-calls.ts';
