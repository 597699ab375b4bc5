import * as z from 'zod/mini';
import { defineEndpoints } from '../core/endpoint.ts';
import { buildingParams, id } from '../core/ids.ts';
import { answer } from '../core/list.ts';
import { fileBytes } from '../files/file.ts';
import {
  scanCode,
  scanCodeDraft,
  scanPhoto,
  scanPhotoQuery,
  scanPlace,
  scanReceipt,
  scanReport,
  scanReportDraft,
} from './scan.ts';
import { scanPhotoLimits } from './scan-limits.ts';
import { scanRoutes } from './scan-routes.ts';

const tag = 'scan';
const everybody = { kind: 'public' } as const;
const seeing = { kind: 'permission', permission: 'building.update', subject: 'building' } as const;
const ofCode = z.extend(buildingParams, { codeId: id });
const scanned = z.object({ code: z.string().check(z.minLength(1), z.maxLength(40)) });

/** Schemas, rights and limits of the calls about labels that are scanned. */
export const scanEndpoints = defineEndpoints(scanRoutes, {
  listScanCodes: {
    summary: 'The labels of a building that are in use',
    tag,
    access: seeing,
    params: buildingParams,
    response: { status: 200, schema: answer(z.array(scanCode)) },
  },
  createScanCode: {
    summary: 'A label for the building, one of its units, or a place with a name; at most 500 are in use',
    tag,
    access: seeing,
    params: buildingParams,
    body: scanCodeDraft,
    response: { status: 201, schema: answer(scanCode) },
    errors: [409],
  },
  replaceScanCode: {
    summary: 'Another code for the same place; the label that hangs there stops working',
    tag,
    access: seeing,
    params: ofCode,
    response: { status: 201, schema: answer(scanCode) },
    errors: [409],
  },
  revokeScanCode: {
    summary: 'A label stops working',
    tag,
    access: seeing,
    params: ofCode,
    response: { status: 204 },
  },
  getScanPlace: {
    summary: 'Where a label hangs; one that is unknown and one that was revoked answer alike',
    tag,
    access: everybody,
    params: scanned,
    response: { status: 200, schema: answer(scanPlace) },
    errors: [404],
    rateLimit: { max: 60, windowSeconds: 60 },
  },
  reportScan: {
    summary: 'Report without an account; five in an hour from one address, twenty by one label',
    tag,
    access: everybody,
    params: scanned,
    body: scanReportDraft,
    bodyLimit: 16_384,
    response: { status: 201, schema: answer(scanReceipt) },
    errors: [404, 409],
    rateLimit: { max: 5, windowSeconds: 3600 },
  },
  sendScanPhoto: {
    summary:
      'A photo of a report to come: three for each, twenty in an hour from one address; looked at before it is kept',
    tag,
    access: everybody,
    params: scanned,
    query: scanPhotoQuery,
    body: fileBytes,
    bodyLimit: scanPhotoLimits.bytes,
    response: { status: 201, schema: answer(scanPhoto) },
    errors: [404, 409, 413, 415, 422],
    rateLimit: { max: 20, windowSeconds: 3600 },
  },
  getScanReport: {
    summary: 'How far a report is, for whoever was given its token',
    tag,
    access: everybody,
    params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(80)) }),
    response: { status: 200, schema: answer(scanReport) },
    errors: [404],
    rateLimit: { max: 60, windowSeconds: 60 },
  },
});
