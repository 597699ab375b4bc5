export { openPostgresBus } from './postgres-bus.ts';
