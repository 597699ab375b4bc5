import type { ChainFault, ChainReport } from './verify-chain.ts';

const faults: Readonly<Record<ChainFault, string>> = {
  'content-changed': 'isinya diubah (its content was changed)',
  'row-missing': 'barisnya hilang (the row is missing)',
  'link-broken': 'tidak menyambung dengan baris sebelumnya (it does not follow the row before it)',
  'end-missing': 'baris terakhir hilang (rows at the end are missing)',
};

/** The result of a check, one line an organisation: the head can be kept elsewhere and compared later. */
export function reportLines(reports: readonly ChainReport[]): string[] {
  const lines = reports.map((report) =>
    report.state === 'whole'
      ? `✓ ${report.orgId}: ${report.rows} baris utuh (rows whole), ${report.head}`
      : `✗ ${report.orgId}: baris (row) ${report.seq}: ${faults[report.fault]}`,
  );
  return lines.length === 0 ? ['Belum ada organisasi (no organisation yet)'] : lines;
}
