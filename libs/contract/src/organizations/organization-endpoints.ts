import { defineEndpoints, may, noContent, ok, session } from '../core/calls.ts';
import { organizationRoutes } from './organization-routes.ts';
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
  startViewAs: noContent(
    'See the organisation as a group does, read-only and within one’s own rights, until it is ended',
    may('group.assign', 'organization'),
  ),
  endViewAs: noContent('End seeing as a group', session),
});
