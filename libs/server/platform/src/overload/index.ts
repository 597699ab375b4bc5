export { createFairGate, type FairLimits } from './fair-gate.ts';
export { runInThread, ThreadLimitError } from './run-in-thread.ts';
export { ArchiveError, readZip, type ZipEntry } from './zip-archive.ts';
