export { auditRows } from './audit-fixtures.ts';
