import { Readable } from 'node:stream';
import type { Locale } from '@imah/contract/core/words';
import type { ArrearsRow, arrearsFileQuery } from '@imah/contract/payments';
import { ageBands } from '@imah/contract/payments/words';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import { csvParts } from '@imah/server-platform/audit';
import type { Database } from '@imah/server-platform/database/schema';
import type { Handlers } from '@imah/server-platform/http';
import { listArrears } from './list-arrears.ts';
import type { ArrearsPlace } from './open-bills.ts';

const pageSize = 500;

/** What stands above the columns, and what the file is called. */
const words: Readonly<Record<Locale, { readonly headings: readonly string[]; readonly file: string }>> = {
  id: {
    headings: [
      'Unit',
      'Atas nama',
      'Jumlah tagihan',
      'Jatuh tempo terlama',
      'Belum jatuh tempo (Rp)',
      '1–30 hari (Rp)',
      '31–60 hari (Rp)',
      '61–90 hari (Rp)',
      'Lebih dari 90 hari (Rp)',
      'Total (Rp)',
      'Terakhir diingatkan',
    ],
    file: 'tunggakan',
  },
  en: {
    headings: [
      'Unit',
      'In the name of',
      'Bills',
      'Oldest due date',
      'Not due (Rp)',
      '1–30 days (Rp)',
      '31–60 days (Rp)',
      '61–90 days (Rp)',
      'More than 90 days (Rp)',
      'Total (Rp)',
      'Last reminder',
    ],
    file: 'arrears',
  },
};

interface Export {
  readonly place: ArrearsPlace;
  readonly locale: Locale;
  readonly query: z.output<typeof arrearsFileQuery>;
}

/** Sends what payers owe as a file, page by page as it is read: a long list is never whole in memory. */
export async function exportArrears(
  db: Kysely<Database>,
  { place, locale, query }: Export,
  reply: Parameters<Handlers['exportArrears']>[0]['reply'],
): Promise<void> {
  const { headings, file } = words[locale];
  const pages = async function* (): AsyncGenerator<readonly (readonly (string | number | null)[])[]> {
    yield [headings];
    let cursor: string | undefined;
    do {
      const page = await listArrears(db, place, { ...query, limit: pageSize, cursor });
      yield page.data.map(cellsOf);
      cursor = page.meta.nextCursor ?? undefined;
    } while (cursor !== undefined);
  };
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${file}-${place.today}.csv"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  await reply.send(Readable.from(csvParts(pages()), { objectMode: false }));
}

const cellsOf = ({ unitCode, personName, billCount, oldestDueOn, byAge, outstanding, remindedOn }: ArrearsRow) => [
  unitCode,
  personName,
  billCount,
  oldestDueOn,
  ...ageBands.map((age) => byAge[age]),
  outstanding,
  remindedOn,
];
