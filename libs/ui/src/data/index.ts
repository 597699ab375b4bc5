export { Board, type BoardProps } from '../components/board/board.tsx';
export type { BoardCard, BoardColumn } from '../components/board/board-card.ts';
export { moveCard, type BoardMove } from '../components/board/board-moves.ts';
export { Calendar, type CalendarProps } from '../components/calendar/calendar.tsx';
export type { CalendarEvent } from '../components/calendar/calendar-event.ts';
export { DataTable, type DataTableProps, type RemoteRows } from '../components/data-table/data-table.tsx';
export type { DataColumn, DataValue } from '../components/data-table/data-column.ts';
export type { LineParts } from '../components/data-table/rows-view-props.ts';
export type { DataState } from '../components/data-table/data-instead.tsx';
export type { Sorting } from '../components/data-table/use-rows.ts';
export { Markdown, type MarkdownProps } from '../components/markdown/markdown.tsx';
export { QrCode, type QrCodeProps } from '../components/qr-code/qr-code.tsx';
export { WidgetGrid, type GridChange, type WidgetGridProps } from '../components/widget-grid/widget-grid.tsx';
export { addWidget, removeWidget } from '../components/widget-grid/arrange-grid.ts';
export { deriveLayout, layoutsFrom } from '../components/widget-grid/fit-layout.ts';
export { gridRowsIn } from '../components/widget-grid/grid-metrics.ts';
export { gridColumns, maxWidgets } from '../components/widget-grid/grid-layout.ts';
export type { GridBreakpoint, GridItem, GridLayouts, GridLimits } from '../components/widget-grid/grid-layout.ts';
export type { GridHistory } from '../components/widget-grid/grid-toolbar.tsx';
export type { GridWidget } from '../components/widget-grid/grid-widget.ts';
export { historyOf, record, redo, undo, type History } from '../shared/history.ts';
export { FloorPlan, type FloorPlanProps } from '../components/floor-plan/floor-plan.tsx';
export type { PlanPoint } from '../components/floor-plan/plan-geometry.ts';
export type {
  PlanItem,
  PlanLink,
  PlanPin,
  PlanRange,
  PlanReading,
  PlanText,
  PlanTone,
  PlanZone,
} from '../components/floor-plan/plan-item.ts';
export type { PlanPicture } from '../components/floor-plan/plan-picture.tsx';
export type { PlanMove } from '../components/floor-plan/use-plan-editing.ts';
export { toCsv, type CsvCell } from '../components/data-table/to-csv.ts';
export { saveFile } from '../shared/save-file.ts';
