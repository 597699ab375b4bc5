export { Read, type ReadProps } from './read.tsx';
export { ReadMore } from './read-more.tsx';
export { allOf, type ReadState, readState, tableState, together } from './read-state.ts';
export { covers, type Reads, readOf, reads, readsOf, rowsOf } from './reads.ts';
export { renew, useRenew } from './renew.ts';
export { type HeardOf, renewedBy, renewedByEvent } from './renewals.ts';
export { useSettled } from './use-settled.ts';
