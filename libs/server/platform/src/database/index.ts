export { inTransaction } from './in-transaction.ts';
export { instantOf } from './instant-of.ts';
export { isUnplanned } from './is-unplanned.ts';
export { migrate } from './migrate.ts';
export { openDatabase, type OpenDatabase } from './open-database.ts';
export { createDatabase, createPool } from './pool.ts';
export { prepare, type Prepared } from './prepared.ts';
export { takeNumber } from './take-number.ts';
