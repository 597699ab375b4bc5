export { groups } from './settings-fixtures.ts';
