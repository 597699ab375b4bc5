import * as z from 'zod/mini';
import { defineEndpoints, list, may, ok } from '../core/calls.ts';
import { listQuery } from '../core/list.ts';
import { auditFile, auditFilter, auditRow, historyParams } from './audit.ts';
import { auditRoutes } from './audit-routes.ts';

/** Schemas, rights and limits of the calls about the audit. */
export const auditEndpoints = defineEndpoints(auditRoutes, 'audit', {
  listAudit: list(
    'What was done in an organisation, newest first; of the buildings the person reaches',
    may('audit.view', 'organization'),
    auditRow,
    { query: z.extend(listQuery, auditFilter.shape) },
  ),
  exportAudit: ok(
    'What was done, as a file for a spreadsheet; the download is itself written down',
    may('audit.export', 'organization'),
    auditFile,
    { body: auditFilter, rateLimit: { max: 10, windowSeconds: 60 } },
  ),
  listHistory: list(
    'What was done to one record, newest first; asks for the right to view the record as well',
    may('audit.view', 'organization'),
    auditRow,
    { params: historyParams, query: listQuery },
  ),
});
