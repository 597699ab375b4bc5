import { defineEndpoints, list, may, noContent, ok, session } from '../core/calls.ts';
import { organizationRoutes } from './organization-routes.ts';
import { listQuery } from '../core/list.ts';
import { memberWithoutFactor, secondFactorRule, secondFactorRuleDraft } from './second-factor-rule.ts';
import { organizationChange, organizationDetail } from './organization.ts';

/** Schemas, rights and limits of the calls about an organisation. */
export const organizationEndpoints = defineEndpoints(organizationRoutes, 'organizations', {
  getOrganization: ok(
    'One organisation with what stands on its bills',
    may('org.view', 'organization'),
    organizationDetail,
  ),
  updateOrganization: ok(
    'Change name, kind, tax number and address of an organisation',
    may('org.update', 'organization', { reach: 'everywhere' }),
    organizationDetail,
    { body: organizationChange },
  ),
  getSecondFactorRule: ok(
    'Of whom the organisation asks a second factor, and how many have none yet',
    may('org.update', 'organization', { reach: 'everywhere' }),
    secondFactorRule,
  ),
  updateSecondFactorRule: ok(
    'Ask a second factor of members, or of nobody; only who has one may ask it of others',
    may('org.update', 'organization', { reach: 'everywhere' }),
    secondFactorRule,
    { body: secondFactorRuleDraft, errors: [409], stepUp: true },
  ),
  listMembersWithoutFactor: list(
    'Members of whom a second factor is asked and who have none, whose time is over first',
    may('org.update', 'organization', { reach: 'everywhere' }),
    memberWithoutFactor,
    { query: listQuery },
  ),
  remindOfSecondFactor: noContent(
    'Notify a member that a second factor is asked of them, once a day at most',
    may('org.update', 'organization', { reach: 'everywhere' }),
    { rateLimit: { max: 30, windowSeconds: 60 } },
  ),
  startViewAs: noContent(
    'See the organisation as a group does, read-only and within one’s own rights, until it is ended',
    may('group.assign', 'organization'),
  ),
  endViewAs: noContent('End seeing as a group', session),
});
