import type { Locale } from '@imah/contract/core/words';
import type { ReportKind, ReportSection } from '@imah/contract/finances/words';

/** What stands in the files of reports and of the journal, and what they are called. */
interface ExportWords {
  readonly files: Readonly<Record<ReportKind | 'journal', string>>;
  readonly report: readonly [string, string];
  readonly sections: Readonly<Record<ReportSection, string>>;
  readonly total: string;
  readonly result: Readonly<Record<ReportKind, string>>;
  readonly opening: string;
  readonly closing: string;
  readonly journal: readonly string[];
}

export const exportWords: Readonly<Record<Locale, ExportWords>> = {
  id: {
    files: { 'profit-loss': 'laba-rugi', 'balance-sheet': 'neraca', 'cash-flow': 'arus-kas', journal: 'jurnal' },
    report: ['Kode', 'Akun'],
    sections: {
      asset: 'Aset',
      liability: 'Kewajiban',
      equity: 'Ekuitas',
      revenue: 'Pendapatan',
      expense: 'Beban',
      operating: 'Arus kas operasi',
      investing: 'Arus kas investasi',
      financing: 'Arus kas pendanaan',
    },
    total: 'Total',
    result: { 'profit-loss': 'Laba (rugi)', 'balance-sheet': 'Laba berjalan', 'cash-flow': 'Perubahan kas' },
    opening: 'Kas awal',
    closing: 'Kas akhir',
    journal: [
      'Nomor',
      'Tanggal',
      'Jenis',
      'Keterangan',
      'Gedung',
      'Kode',
      'Akun',
      'Debit (Rp)',
      'Kredit (Rp)',
      'Sumber',
    ],
  },
  en: {
    files: {
      'profit-loss': 'profit-and-loss',
      'balance-sheet': 'balance-sheet',
      'cash-flow': 'cash-flow',
      journal: 'journal',
    },
    report: ['Code', 'Account'],
    sections: {
      asset: 'Assets',
      liability: 'Liabilities',
      equity: 'Equity',
      revenue: 'Revenue',
      expense: 'Expenses',
      operating: 'Cash flow from operations',
      investing: 'Cash flow from investing',
      financing: 'Cash flow from financing',
    },
    total: 'Total',
    result: { 'profit-loss': 'Profit (loss)', 'balance-sheet': 'Result so far', 'cash-flow': 'Change of money' },
    opening: 'Money at the beginning',
    closing: 'Money at the end',
    journal: ['Number', 'Date', 'Type', 'Memo', 'Building', 'Code', 'Account', 'Debit (Rp)', 'Credit (Rp)', 'Source'],
  },
};
