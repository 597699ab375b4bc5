export { covers, type Reads, readOf, reads, readsOf, rowsOf } from './reads.ts';
export { renew, useRenew } from './renew.ts';
export { type HeardOf, renewedBy, renewedByEvent } from './renewals.ts';
