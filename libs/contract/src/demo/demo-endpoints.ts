import { defineEndpoints, may, noContent } from '../core/calls.ts';
import { demoRoutes } from './demo-routes.ts';

/** Schemas, rights and limits of the calls about the demonstration. */
export const demoEndpoints = defineEndpoints(demoRoutes, 'demo', {
  removeDemo: noContent(
    'Remove every organisation, account and device of the demonstration',
    may('org.delete', 'organization', { reach: 'everywhere' }),
    { errors: [409] },
  ),
});
