export { OrganizationAudit } from './organization-audit.tsx';
export { RecordHistory, type RecordHistoryProps } from './record-history.tsx';
