export { atMost, createCellReader } from './cell-reader.ts';
export { type ImportFault, importFaultTexts } from './fault-texts.ts';
export { columnOfHeading, headingReader } from './headings.ts';
export type { RowFault } from './import-row.ts';
export { readLines } from './read-lines.ts';
export { readTable, type TableLine } from './read-table.ts';
export { readDay, readFloor, readPhone, readRole } from './read-values.ts';
export { type FaultyRow, faultOfLines, saidOfNone, saidOfRows } from './said-of-rows.ts';
