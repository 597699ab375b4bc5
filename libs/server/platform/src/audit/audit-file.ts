import type { AuditFile, AuditRow } from '@imah/contract/audit';
import type { Locale } from '@imah/contract/core/words';
import { writeCsv } from './write-csv.ts';

/** What one file holds at most: what spreadsheets of phones still open. */
export const mostRows = 20_000;

const headings: Readonly<Record<Locale, readonly string[]>> = {
  id: ['Nomor', 'Waktu (UTC)', 'Pelaku', 'Tindakan', 'Jenis', 'Catatan', 'ID catatan', 'Sebelum', 'Sesudah', 'Alasan'],
  en: ['Number', 'Time (UTC)', 'Actor', 'Action', 'Kind', 'Record', 'Record ID', 'Before', 'After', 'Reason'],
};
const nobody: Readonly<Record<Locale, string>> = { id: 'Sistem', en: 'System' };

/** The rows as a file for a spreadsheet; of more than `mostRows` the newest. */
export function auditFileOf(rows: readonly AuditRow[], locale: Locale, now: number): AuditFile {
  const kept = rows.slice(0, mostRows);
  const lines = kept.map((row) => [
    row.seq,
    row.at,
    row.actor.name ?? (row.actor.kind === 'system' ? nobody[locale] : row.actor.id),
    row.action,
    row.entity,
    row.record,
    row.entityId,
    toText(row.before),
    toText(row.after),
    row.reason,
  ]);
  const day = new Date(now).toISOString().slice(0, 10);
  return {
    name: `riwayat-${day}.csv`,
    text: writeCsv([headings[locale], ...lines]),
    rows: kept.length,
    isCut: rows.length > kept.length,
  };
}

function toText(fields: AuditRow['before']): string | null {
  return fields === null ? null : JSON.stringify(fields);
}
