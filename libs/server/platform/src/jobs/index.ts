export { startJobs } from './jobs.ts';
export { repeat } from './repeat.ts';
