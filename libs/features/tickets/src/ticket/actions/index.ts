export { MoveDialog } from './move-dialog.tsx';
export { useTicketCategories } from './use-ticket-categories.ts';
