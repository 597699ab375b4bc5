export { Board, type BoardCard, type BoardColumn, type BoardProps } from '../components/board/board.tsx';
export { moveCard, type BoardMove } from '../components/board/board-moves.ts';
export { Calendar, type CalendarEvent, type CalendarProps } from '../components/calendar/calendar.tsx';
export { DataTable, type DataTableProps } from '../components/data-table/data-table.tsx';
export type { DataColumn, DataValue } from '../components/data-table/data-column.ts';
export type { DataState } from '../components/data-table/data-instead.tsx';
export type { Sorting } from '../components/data-table/use-rows.ts';
export { Markdown, type MarkdownProps } from '../components/markdown/markdown.tsx';
export { QrCode, type QrCodeProps } from '../components/qr-code/qr-code.tsx';
