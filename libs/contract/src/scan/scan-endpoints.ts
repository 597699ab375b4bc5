import * as z from 'zod/mini';
import { anyone, created, defineEndpoints, may, noContent, ok } from '../core/calls.ts';
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

const seeing = may('building.update', 'building');
const scanned = z.object({ code: z.string().check(z.minLength(1), z.maxLength(40)) });

/** Schemas, rights and limits of the calls about labels that are scanned. */
export const scanEndpoints = defineEndpoints(scanRoutes, 'scan', {
  listScanCodes: ok('The labels of a building that are in use', seeing, z.array(scanCode)),
  createScanCode: created(
    'A label for the building, one of its units or devices, or a place with a name; at most 500 are in use',
    seeing,
    scanCode,
    { body: scanCodeDraft, errors: [409] },
  ),
  replaceScanCode: created(
    'Another code for the same place; the label that hangs there stops working',
    seeing,
    scanCode,
    { errors: [409] },
  ),
  revokeScanCode: noContent('A label stops working', seeing),
  getScanPlace: ok(
    'Where a label hangs; one that is unknown and one that was revoked answer alike',
    anyone,
    scanPlace,
    { params: scanned, errors: [404], rateLimit: { max: 60, windowSeconds: 60 } },
  ),
  reportScan: created(
    'Report without an account; five in an hour from one address, twenty by one label',
    anyone,
    scanReceipt,
    {
      params: scanned,
      body: scanReportDraft,
      bodyLimit: 16_384,
      errors: [404, 409],
      rateLimit: { max: 5, windowSeconds: 3600 },
    },
  ),
  sendScanPhoto: created(
    'A photo of a report to come: three for each, twenty in an hour from one address; looked at before it is kept',
    anyone,
    scanPhoto,
    {
      params: scanned,
      query: scanPhotoQuery,
      body: fileBytes,
      bodyLimit: scanPhotoLimits.bytes,
      errors: [404, 409, 413, 415, 422],
      rateLimit: { max: 20, windowSeconds: 3600 },
    },
  ),
  getScanReport: ok('How far a report is, for whoever was given its token', anyone, scanReport, {
    params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(80)) }),
    errors: [404],
    rateLimit: { max: 60, windowSeconds: 60 },
  }),
});
