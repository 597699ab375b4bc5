import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, noContent, ok } from '../core/calls.ts';
import { listQuery } from '../core/list.ts';
import { noticeRoutes } from './notice-routes.ts';
import { notice, noticeDraft } from './notice.ts';

/** Schemas, rights and limits of the calls about notices. */
export const noticeEndpoints = defineEndpoints(noticeRoutes, 'notices', {
  listNotices: list(
    'Notices of a building: those that are shown now, important ones first, or those that have expired',
    may('announcement.view', 'building'),
    notice,
    { query: z.extend(listQuery, { state: z._default(z.enum(['current', 'expired']), 'current') }) },
  ),
  createNotice: created('Tell the people of a building something', may('announcement.create', 'building'), notice, {
    body: noticeDraft,
  }),
  updateNotice: ok('Change a notice, or when it expires', may('announcement.update', 'building'), notice, {
    body: z.partial(noticeDraft),
  }),
  deleteNotice: noContent('Take a notice back', may('announcement.delete', 'building')),
});
