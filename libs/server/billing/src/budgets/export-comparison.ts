import { Readable } from 'node:stream';
import type { ComparedLine } from '@imah/contract/finances';
import type { BudgetFileFormat } from '@imah/contract/finances/words';
import type { Locale } from '@imah/contract/core/words';
import type { Kysely } from 'kysely';
import { csvParts } from '@imah/server-platform/audit';
import type { Database } from '@imah/server-platform/database/schema';
import { writeXlsx } from '@imah/server-platform/sheets';
import type { Reply } from '../finances/export-finances.ts';
import { exportWords } from '../finances/export-words.ts';
import type { ReportPlace } from '../finances/place-of-report.ts';
import { compareBudget } from './compare-budget.ts';

interface Asked {
  readonly month: string;
  readonly format: BudgetFileFormat;
  readonly locale: Locale;
}

type Row = readonly (string | number | null)[];

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const headings: Readonly<Record<Locale, Row>> = {
  id: [
    'Kode',
    'Akun',
    'Anggaran bulan ini (Rp)',
    'Realisasi bulan ini (Rp)',
    'Selisih bulan ini (Rp)',
    'Anggaran sampai bulan ini (Rp)',
    'Realisasi sampai bulan ini (Rp)',
    'Selisih sampai bulan ini (Rp)',
    'Anggaran setahun (Rp)',
    'Perkiraan setahun (Rp)',
  ],
  en: [
    'Code',
    'Account',
    'Budget of the month (Rp)',
    'Actual of the month (Rp)',
    'Difference of the month (Rp)',
    'Budget to date (Rp)',
    'Actual to date (Rp)',
    'Difference to date (Rp)',
    'Budget of the year (Rp)',
    'Forecast of the year (Rp)',
  ],
};
const fileNames: Readonly<Record<Locale, string>> = { id: 'anggaran', en: 'budget' };

/** Sends the approved budget beside what the books say as a file. */
export async function exportComparison(
  db: Kysely<Database>,
  place: ReportPlace,
  { month, format, locale }: Asked,
  reply: Reply,
): Promise<void> {
  const { sections } = await compareBudget(db, place, month, locale);
  const words = exportWords[locale];
  const rows: Row[] = [
    headings[locale],
    ...sections.flatMap(({ type, lines, total }) => [
      ...lines.map((line) => [line.code, line.name, ...amountsOf(line)]),
      ['', `${words.total} ${words.sections[type]}`, ...amountsOf(total)],
    ]),
  ];
  const pages = async function* (): AsyncGenerator<readonly Row[]> {
    yield rows;
  };
  const content = format === 'csv' ? csvParts(pages()) : writeXlsx(pages(), fileNames[locale]);
  reply.headers({
    'content-type': types[format],
    'content-disposition': `attachment; filename="${fileNames[locale]}-${month}.${format}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  await reply.send(Readable.from(content, { objectMode: false }));
}

const amountsOf = ({ month, toDate, year }: Pick<ComparedLine, 'month' | 'toDate' | 'year'>): number[] => [
  month.planned,
  month.actual,
  month.actual - month.planned,
  toDate.planned,
  toDate.actual,
  toDate.actual - toDate.planned,
  year.planned,
  year.forecast,
];
