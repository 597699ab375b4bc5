import type { scanEndpoints } from '@imah/contract/scan';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { readScanPlace, readScanReport, reportScan } from './report-scan.ts';
import { sendScanPhoto } from './scan-photos.ts';
import { createScanCode, readScanCodes, replaceScanCode, revokeScanCode } from './scan-codes.ts';

export function scanHandlers(context: ServerContext): Pick<Handlers, keyof typeof scanEndpoints> {
  const { db } = context;
  return {
    listScanCodes: async ({ params, target }) => ({
      data: await readScanCodes(db, { orgId: target.orgId, buildingId: params.buildingId }),
    }),
    createScanCode: async ({ edit, body }) => ({ data: await createScanCode(context, edit, body) }),
    replaceScanCode: async ({ edit }) => ({ data: await replaceScanCode(context, edit) }),
    revokeScanCode: ({ edit }) => revokeScanCode(context, edit).then(() => undefined),
    getScanPlace: async ({ params }) => ({ data: await readScanPlace(db, params.code) }),
    reportScan: async ({ params, body, request }) => ({
      data: await reportScan(context, { code: params.code, requestId: request.id }, body),
    }),
    sendScanPhoto: async ({ params, query, body }) => ({
      data: await sendScanPhoto(context, params.code, query, body),
    }),
    getScanReport: async ({ params }) => ({ data: await readScanReport(db, params.token) }),
  };
}
