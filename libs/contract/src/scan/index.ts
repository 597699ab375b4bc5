export { scanEndpoints } from './scan-endpoints.ts';
export {
  scanCode,
  scanCodeDraft,
  scanPhoto,
  scanPhotoQuery,
  scanPlace,
  scanReceipt,
  scanReport,
  scanReportDraft,
  type ScanCode,
  type ScanCodeDraft,
  type ScanPhoto,
  type ScanPhotoQuery,
  type ScanPlace,
  type ScanReceipt,
  type ScanReport,
  type ScanReportDraft,
} from './scan.ts';
