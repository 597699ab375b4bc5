import * as z from 'zod/mini';
import { defineEndpoints } from '../core/endpoint.ts';
import { buildingParams, id } from '../core/ids.ts';
import { answer, listAnswer, listQuery } from '../core/list.ts';
import { noticeRoutes } from './notice-routes.ts';
import { notice, noticeDraft } from './notice.ts';

const tag = 'notices';
const noticeParams = z.extend(buildingParams, { noticeId: id });

const may = <const A extends 'view' | 'create' | 'update' | 'delete'>(action: A) =>
  ({ kind: 'permission', permission: `announcement.${action}`, subject: 'building' }) as const;

/** Schemas, rights and limits of the calls about notices. */
export const noticeEndpoints = defineEndpoints(noticeRoutes, {
  listNotices: {
    summary: 'Notices of a building: those that are shown now, important ones first, or those that have expired',
    tag,
    access: may('view'),
    params: buildingParams,
    query: z.extend(listQuery, { state: z._default(z.enum(['current', 'expired']), 'current') }),
    response: { status: 200, schema: listAnswer(notice) },
  },
  createNotice: {
    summary: 'Tell the people of a building something',
    tag,
    access: may('create'),
    params: buildingParams,
    body: noticeDraft,
    response: { status: 201, schema: answer(notice) },
  },
  updateNotice: {
    summary: 'Change a notice, or when it expires',
    tag,
    access: may('update'),
    params: noticeParams,
    body: z.partial(noticeDraft),
    response: { status: 200, schema: answer(notice) },
  },
  deleteNotice: {
    summary: 'Take a notice back',
    tag,
    access: may('delete'),
    params: noticeParams,
    response: { status: 204 },
  },
});
