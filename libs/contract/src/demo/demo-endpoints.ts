import { defineEndpoints } from '../core/endpoint.ts';
import { orgParams } from '../core/ids.ts';
import { demoRoutes } from './demo-routes.ts';

/** Schemas, rights and limits of the calls about the demonstration. */
export const demoEndpoints = defineEndpoints(demoRoutes, {
  removeDemo: {
    summary: 'Remove every organisation, account and device of the demonstration',
    tag: 'demo',
    access: { kind: 'permission', permission: 'org.delete', subject: 'organization', reach: 'everywhere' },
    params: orgParams,
    response: { status: 204 },
    errors: [409],
  },
});
