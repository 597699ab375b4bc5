export { morningOf } from './morning-of.ts';
export { MoveDialog } from './move-dialog.tsx';
