import { defineEndpoints } from '../core/endpoint.ts';
import { orgParams } from '../core/ids.ts';
import { answer } from '../core/list.ts';
import { groupParams } from '../members/group.ts';
import { organizationRoutes } from './organization-routes.ts';
import { organizationChange, organizationDetail } from './organization.ts';

const tag = 'organizations';

/** Schemas, rights and limits of the calls about an organisation. */
export const organizationEndpoints = defineEndpoints(organizationRoutes, {
  getOrganization: {
    summary: 'One organisation with what stands on its bills',
    tag,
    access: { kind: 'permission', permission: 'org.view', subject: 'organization' },
    params: orgParams,
    response: { status: 200, schema: answer(organizationDetail) },
  },
  updateOrganization: {
    summary: 'Change name, kind, tax number and address of an organisation',
    tag,
    access: { kind: 'permission', permission: 'org.update', subject: 'organization', reach: 'everywhere' },
    params: orgParams,
    body: organizationChange,
    response: { status: 200, schema: answer(organizationDetail) },
  },
  startViewAs: {
    summary: 'See the organisation as a group does, read-only and within one’s own rights, until it is ended',
    tag,
    access: { kind: 'permission', permission: 'group.assign', subject: 'organization' },
    params: groupParams,
    response: { status: 204 },
  },
  endViewAs: {
    summary: 'End seeing as a group',
    tag,
    access: { kind: 'session' },
    response: { status: 204 },
  },
});
