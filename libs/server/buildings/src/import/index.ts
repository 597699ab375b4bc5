export { errorFile } from './error-file.ts';
export { type ImportFault, importFaultTexts } from './fault-texts.ts';
export { columnOfHeading } from './headings.ts';
export type { RowFault } from './import-row.ts';
export { readLines } from './read-lines.ts';
export { readPhone, readRole } from './read-values.ts';
