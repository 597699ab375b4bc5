export { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';
export { urlOf } from './own-database.ts';
export { findBinaries } from './platform-binaries.ts';
export { isPostmasterOf, readPostmaster } from './postmaster.ts';
export { currentRunAs } from './run-as.ts';
export { superviseEmbeddedPostgres } from './supervised-postgres.ts';
