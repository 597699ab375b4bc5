export { schemaSource } from './schema-source.ts';
