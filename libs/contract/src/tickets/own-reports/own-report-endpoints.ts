import * as z from 'zod/mini';
import { defineEndpoints, ok } from '../../core/calls.ts';
import { ownReport } from './own-report.ts';
import { ownReportRoutes } from './own-report-routes.ts';

/** Schemas, rights and limits of the call about what a person has reported themselves. */
export const ownReportEndpoints = defineEndpoints(ownReportRoutes, 'tickets', {
  listOwnReports: ok(
    'The newest five open reports of the person, with the visit that is due and the last reply to them',
    { kind: 'filtered', permission: 'ticket.view' },
    z.array(ownReport),
  ),
});
