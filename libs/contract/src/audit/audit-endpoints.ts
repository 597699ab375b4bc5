import * as z from 'zod/mini';
import { defineEndpoints } from '../core/endpoint.ts';
import { orgParams } from '../core/ids.ts';
import { answer, listAnswer, listQuery } from '../core/list.ts';
import { auditFile, auditFilter, auditRow, historyParams } from './audit.ts';
import { auditRoutes } from './audit-routes.ts';

const tag = 'audit';

/** Schemas, rights and limits of the calls about the audit. */
export const auditEndpoints = defineEndpoints(auditRoutes, {
  listAudit: {
    summary: 'What was done in an organisation, newest first; of the buildings the person reaches',
    tag,
    access: { kind: 'permission', permission: 'audit.view', subject: 'organization' },
    params: orgParams,
    query: z.extend(listQuery, auditFilter.shape),
    response: { status: 200, schema: listAnswer(auditRow) },
  },
  exportAudit: {
    summary: 'What was done, as a file for a spreadsheet; the download is itself written down',
    tag,
    access: { kind: 'permission', permission: 'audit.export', subject: 'organization' },
    params: orgParams,
    body: auditFilter,
    response: { status: 200, schema: answer(auditFile) },
    rateLimit: { max: 10, windowSeconds: 60 },
  },
  listHistory: {
    summary: 'What was done to one record, newest first; asks for the right to view the record as well',
    tag,
    access: { kind: 'permission', permission: 'audit.view', subject: 'organization' },
    params: historyParams,
    query: listQuery,
    response: { status: 200, schema: listAnswer(auditRow) },
  },
});
