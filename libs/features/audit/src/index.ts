export { OrganizationAudit } from './organization-audit.tsx';
export { RecordHistory, type RecordHistoryProps, RecordRows } from './record-history.tsx';
