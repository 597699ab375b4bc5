export { logReading } from './log-reading.ts';
export { openToRead } from './open-to-read.ts';
export { forgetSubjects } from './personal-fields.ts';
export { reportLines } from './report-lines.ts';
export { verifyChains } from './verify-chain.ts';
export { csvParts, disarm, writeCsv } from './write-csv.ts';
