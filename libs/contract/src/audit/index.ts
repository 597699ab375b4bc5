export { auditEndpoints } from './audit-endpoints.ts';
export {
  auditFile,
  auditFilter,
  auditRow,
  historyParams,
  type AuditFile,
  type AuditFilter,
  type AuditRow,
} from './audit.ts';
