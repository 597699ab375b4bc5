import { sha256 } from './sha256.ts';

/** Zero bits that a proof begins with: some ten thousand tries, a moment on a phone, and dear for a flood. */
export const scanProofBits = 14;

/** What a proof is about: it fits one report at one label and no other. */
export interface ScanProofSubject {
  readonly code: string;
  /** The id of the report, made by the sender. */
  readonly id: string;
}

/** Whether `nonce` was found for this report. */
export function isScanProof({ code, id }: ScanProofSubject, nonce: number, bits = scanProofBits): boolean {
  const [first = 0] = sha256(`${code}/${id}/${nonce}`);
  return first >>> (32 - bits) === 0;
}

/** Looks for a proof among the next `tries` numbers from `from` on; null when none of them is one. */
export function findScanProof(subject: ScanProofSubject, from: number, tries: number): number | null {
  for (let nonce = from; nonce < from + tries; nonce += 1) if (isScanProof(subject, nonce)) return nonce;
  return null;
}
