export { organizationEndpoints } from './organization-endpoints.ts';
export {
  memberWithoutFactor,
  secondFactorRule,
  secondFactorRuleDraft,
  type MemberWithoutFactor,
  type SecondFactorRule,
  type SecondFactorRuleDraft,
} from './second-factor-rule.ts';
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
