export { outageEndpoints } from './outage-endpoints.ts';
export {
  outage,
  outageChange,
  outageDraft,
  outageEnd,
  outageQuery,
  outageScope,
  type Outage,
  type OutageChange,
  type OutageDraft,
  type OutageQuery,
  type OutageScope,
} from './outage.ts';
