import { Readable } from 'node:stream';
import type { PolicyActor } from '@imah/contract/access';
import type { TimeZone } from '@imah/contract/buildings/words';
import type { Locale } from '@imah/contract/core/words';
import type { TicketFileQuery, TicketRow } from '@imah/contract/tickets';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { csvParts } from '@imah/server-platform/audit';
import { writeXlsx } from '@imah/server-platform/sheets';
import { listTickets } from '../list-tickets.ts';
import { fileWords } from './ticket-file-words.ts';

type Cell = string | number | null;
const pageSize = 500;
const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

interface Export {
  readonly actor: PolicyActor & { readonly locale: Locale };
  readonly buildingId: string;
  readonly query: TicketFileQuery;
}

/** Sends the tickets of a building as a file, page by page as they are read: a long list is never whole in memory. */
export async function exportTickets(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { actor, buildingId, query }: Export,
  reply: FastifyReply,
): Promise<void> {
  const { format, ...filters } = query;
  const at = now();
  const words = fileWords[actor.locale];
  const pages = async function* (): AsyncGenerator<readonly (readonly Cell[])[]> {
    yield [words.headings];
    let cursor: string | undefined;
    do {
      const page = await listTickets(db, actor, { ...filters, buildingId, limit: pageSize, cursor }, at);
      const costs = await readCosts(db, page.data);
      yield page.data.map((row) => [...cellsOf(row, actor.locale), ...costsOf(costs.get(row.id))]);
      cursor = page.meta.nextCursor ?? undefined;
    } while (cursor !== undefined);
  };
  const content = format === 'csv' ? csvParts(pages()) : writeXlsx(pages(), words.sheet);
  const name = `${words.sheet.toLowerCase()}-${new Date(at).toISOString().slice(0, 10)}.${format}`;
  reply.headers({
    'content-type': types[format],
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  await reply.send(Readable.from(content, { objectMode: false }));
}

interface Costs {
  readonly id: string;
  readonly parts: number;
  readonly all: number;
}

/** What was spent on the tickets of one page, in whole rupiah. */
async function readCosts(
  db: ServerContext['db'],
  rows: readonly Pick<TicketRow, 'id' | 'orgId'>[],
): Promise<ReadonlyMap<string, Costs>> {
  const ofPage = sql`org_id = ${rows[0]?.orgId ?? null}::uuid AND ticket_id = ANY(${rows.map(({ id }) => id)}::uuid[])`;
  const { rows: found } = await sql<Costs>`
    SELECT x.ticket_id AS id, coalesce(sum(x.amount) FILTER (WHERE x.kind = 'part'), 0)::bigint AS parts,
      sum(x.amount)::bigint AS all
    FROM (
      SELECT ticket_id, amount, 'part' AS kind FROM ticket_part WHERE ${ofPage}
      UNION ALL
      SELECT ticket_id, amount, 'other' FROM ticket_cost WHERE ${ofPage}
    ) x
    GROUP BY x.ticket_id`.execute(db);
  return new Map(found.map((row) => [row.id, row]));
}

function costsOf(costs: Costs | undefined): Cell[] {
  return [costs?.parts ?? 0, costs?.all ?? 0];
}

function cellsOf(row: TicketRow, locale: Locale): Cell[] {
  const { states, priorities, kinds } = fileWords[locale];
  return [
    row.number,
    row.title,
    states[row.state],
    priorities[row.priority],
    kinds[row.kind],
    row.category?.name ?? null,
    row.unitCode ?? row.place,
    row.reporterName,
    row.assignee?.name ?? null,
    timeOf(row.createdAt, row.timeZone),
    timeOf(row.updatedAt, row.timeZone),
    timeOf(row.sla.resolution.dueAt, row.timeZone),
    row.reopenedCount,
  ];
}

/** As a spreadsheet sorts it, in the time of the building. */
function timeOf(at: string | null, timeZone: TimeZone): string | null {
  if (at === null) return null;
  return Temporal.Instant.from(at)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ');
}
