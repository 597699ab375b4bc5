export { writeXlsx } from './write-xlsx.ts';
