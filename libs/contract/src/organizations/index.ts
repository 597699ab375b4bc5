export { organizationEndpoints } from './organization-endpoints.ts';
export {
  npwp,
  organization,
  organizationChange,
  organizationDetail,
  organizationDraft,
  type Organization,
  type OrganizationChange,
  type OrganizationDetail,
  type OrganizationDraft,
} from './organization.ts';
