import type { RouteTable } from '../core/route.ts';

const codes = '/api/v1/buildings/{buildingId}/scan-codes';

/** The calls about labels that are scanned, and those of whoever scans them. */
export const scanRoutes = {
  listScanCodes: { method: 'GET', path: codes, retry: true },
  createScanCode: { method: 'POST', path: codes, retry: false },
  replaceScanCode: { method: 'POST', path: `${codes}/{codeId}/replace`, retry: false },
  revokeScanCode: { method: 'DELETE', path: `${codes}/{codeId}`, retry: false },
  getScanPlace: { method: 'GET', path: '/api/v1/scan/{code}', retry: true },
  reportScan: { method: 'POST', path: '/api/v1/scan/{code}/reports', retry: false },
  sendScanPhoto: { method: 'POST', path: '/api/v1/scan/{code}/photos', retry: false, bytes: 'sent' },
  getScanReport: { method: 'GET', path: '/api/v1/scan-reports/{token}', retry: true },
} as const satisfies RouteTable;
