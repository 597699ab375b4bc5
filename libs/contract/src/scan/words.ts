export { makeScanCode, readScanCode } from './scan-code.ts';
export { scanPhotoLimits } from './scan-limits.ts';
export { findScanProof, isScanProof, scanProofBits, type ScanProofSubject } from './scan-proof.ts';
