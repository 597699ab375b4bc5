export { FilterActions } from './filter-actions.tsx';
export { FilterButton } from './filter-button.tsx';
export { FilterChoices } from './filter-choices.tsx';
export { FilterRow } from './filter-row.tsx';
export { room as linesRoom } from './lines.css.ts';
export { ReportButton } from './report-button.tsx';
export { useTicketLines } from './use-ticket-lines.tsx';
