export { BulkBar } from './bulk-bar.tsx';
export { NotChangedDialog } from './not-changed.tsx';
export { useBulkChange } from './use-bulk-change.ts';
