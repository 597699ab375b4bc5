import * as z from 'zod/mini';
import { defineEndpoints, may, noContent, ok } from '../core/calls.ts';
import { openingImport, openingImportRecord, openingImportReport } from './opening-import.ts';
import { openingRoutes } from './opening-routes.ts';

const allowed = may('bill.import', 'building');
const often = { max: 30, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about what was owed and kept before the books began. */
export const openingEndpoints = defineEndpoints(openingRoutes, 'billing', {
  importOpening: ok(
    'Check or take over what people owed and what was kept for them before the books began',
    allowed,
    openingImportReport,
    { body: openingImport, bodyLimit: 8_500_000, errors: [409, 413], rateLimit: often },
  ),
  listOpeningImports: ok(
    'Imports of opening balances of a building, the newest first; at most 50',
    allowed,
    z.array(openingImportRecord),
  ),
  undoOpeningImport: noContent(
    'Take an import of opening balances back; 409 once something of it was paid or changed, or a day is over',
    allowed,
    { errors: [409], rateLimit: often },
  ),
});
