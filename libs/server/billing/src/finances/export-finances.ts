import { Readable } from 'node:stream';
import type { Locale } from '@imah/contract/core/words';
import type { FinancialReport, LedgerEntry, ReportAmounts } from '@imah/contract/finances';
import type { JournalFormat, Months } from '@imah/contract/finances/words';
import type { Kysely } from 'kysely';
import { csvParts } from '@imah/server-platform/audit';
import type { Database } from '@imah/server-platform/database/schema';
import type { Handlers } from '@imah/server-platform/http';
import { exportWords } from './export-words.ts';
import { hledgerEntry } from './hledger.ts';
import { listEntries } from './list-entries.ts';
import type { ReportPlace } from './place-of-report.ts';
import { readReport, type ReportAsked } from './read-report.ts';

/** An answer that is sent as it is read. */
export type Reply = Parameters<Handlers['exportJournal']>[0]['reply'];
type Row = readonly (string | number | null)[];
const pageSize = 500;

/** Sends a report as a file for spreadsheets. */
export async function exportReport(
  db: Kysely<Database>,
  place: ReportPlace,
  asked: ReportAsked,
  reply: Reply,
): Promise<void> {
  const report = await readReport(db, place, asked);
  const words = exportWords[asked.locale];
  const pages = async function* (): AsyncGenerator<readonly Row[]> {
    yield reportRows(report, asked.locale);
  };
  const [{ from, to }] = report.columns;
  await sendFile(
    reply,
    'text/csv',
    `${words.files[asked.report]}-${nameOfMonths({ from, to })}.csv`,
    csvParts(pages()),
  );
}

/** Sends the journal as a file, page by page as it is read: a long one is never whole in memory. */
export async function exportJournal(
  db: Kysely<Database>,
  place: ReportPlace,
  { format, locale, from, to }: Months & { readonly format: JournalFormat; readonly locale: Locale },
  reply: Reply,
): Promise<void> {
  const words = exportWords[locale];
  const pages = async function* (): AsyncGenerator<readonly LedgerEntry[]> {
    let cursor: string | undefined;
    do {
      const page = await listEntries(db, place, {
        from,
        to,
        of: 'all',
        order: 'oldest',
        limit: pageSize,
        locale,
        cursor,
      });
      yield page.data;
      cursor = page.meta.nextCursor ?? undefined;
    } while (cursor !== undefined);
  };
  const name = `${words.files.journal}-${nameOfMonths({ from, to })}`;
  if (format === 'csv') return sendFile(reply, 'text/csv', `${name}.csv`, csvParts(csvPages(pages(), words.journal)));
  return sendFile(reply, 'text/plain', `${name}.journal`, textParts(pages()));
}

/** Sends a file as its parts are made. */
export async function sendFile(reply: Reply, type: string, name: string, parts: AsyncGenerator<string>): Promise<void> {
  reply.headers({
    'content-type': `${type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  await reply.send(Readable.from(parts, { objectMode: false }));
}

const nameOfMonths = ({ from, to }: Months) => (from === to ? from : `${from}-${to}`);

async function* textParts(pages: AsyncIterable<readonly LedgerEntry[]>): AsyncGenerator<string> {
  for await (const page of pages) yield page.map((entry) => `${hledgerEntry(entry)}\n`).join('');
}

async function* csvPages(
  pages: AsyncIterable<readonly LedgerEntry[]>,
  headings: readonly string[],
): AsyncGenerator<readonly Row[]> {
  yield [headings];
  for await (const page of pages) yield page.flatMap(rowsOf);
}

const rowsOf = ({ seq, effectiveOn, kind, memo, buildingName, source, postings }: LedgerEntry): Row[] =>
  postings.map(({ code, name, side, amount }) => [
    seq,
    effectiveOn,
    kind,
    memo,
    buildingName,
    code,
    name,
    side === 'debit' ? amount : null,
    side === 'credit' ? amount : null,
    `${source.type}/${source.id}`,
  ]);

function reportRows({ report, columns, sections, result, money }: FinancialReport, locale: Locale): Row[] {
  const words = exportWords[locale];
  const row = (code: string, name: string, amounts: ReportAmounts): Row => [code, name, ...amounts];
  return [
    [...words.report, ...columns.map((months) => `${nameOfMonths(months)} (Rp)`)],
    ...(money === null ? [] : [row('', words.opening, money.opening)]),
    ...sections.flatMap(({ section, lines, total }) => [
      [null, words.sections[section], null, null, null],
      ...lines.map(({ code, name, amounts }) => row(code, name, amounts)),
      row('', `${words.total} ${words.sections[section]}`, total),
    ]),
    row('', words.result[report], result),
    ...(money === null ? [] : [row('', words.closing, money.closing)]),
  ];
}
