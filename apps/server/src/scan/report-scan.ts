import { createHash, randomBytes } from 'node:crypto';
import type { ScanPlace, ScanReceipt, ScanReport, ScanReportDraft } from '@imah/contract/scan';
import type { Ticket } from '@imah/contract/tickets';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { HttpProblem, notFound } from '../http/errors.ts';
import { requirePlaced, writeTicket } from '../tickets/create-ticket.ts';
import { readTicketCategories } from '../tickets/settings/ticket-categories.ts';
import { publishTicketEvent } from '../tickets/notify-of-ticket.ts';
import { lockLabel, type Label, requireHonesty, requireLabel } from './scan-label.ts';
import { attachScanPhotos } from './scan-photos.ts';

const hourMs = 3_600_000;
/** Reports that one label takes in an hour, whoever sends them. */
const perHour = 20;
/** Who is named when nobody is. */
const nobody = 'Tanpa nama';

/** What whoever scans a label sees. @throws {HttpProblem} 404 */
export async function readScanPlace(db: Kysely<Database>, text: string): Promise<ScanPlace> {
  const { codeId: _codeId, timeZone: _timeZone, ...place } = await requireLabel(db, text);
  const categories = await readTicketCategories(db, place.orgId);
  return { ...place, categories };
}

/**
 * A report of somebody without an account. Sent again it is the same report, and the receipt is made out anew.
 * @throws {HttpProblem} 404, 409 when the id is another's, 422, 429 when the label has had too many
 */
export async function reportScan(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  { code, requestId }: { readonly code: string; readonly requestId: string },
  draft: ScanReportDraft,
): Promise<ScanReceipt> {
  const now = context.now();
  const token = randomBytes(24).toString('base64url');
  const done = await context.db.transaction().execute(async (trx) => {
    const label = await requireLabel(trx, code);
    requireHonesty(label, draft, now);
    await lockLabel(trx, label);
    const earlier = await renewReceipt(trx, label, draft.id, token);
    if (earlier !== null) return { number: earlier, ticket: null };
    await requireRoom(trx, label, now);
    const ticket = await write(trx, label, { draft, requestId, now });
    await attachScanPhotos(trx, label, draft, ticket.id);
    const { orgId, codeId } = label;
    const receipt = {
      org_id: orgId,
      ticket_id: ticket.id,
      code_id: codeId,
      draft_id: draft.id,
      token_hash: hashOf(token),
      at: new Date(now),
    };
    await trx.insertInto('scan_report').values(receipt).execute();
    return { number: ticket.number, ticket };
  });
  if (done.ticket !== null) await publishTicketEvent(context, done.ticket, 'created');
  return { number: done.number, token };
}

/**
 * The number of the report that was sent by this id already, with a new token for it; null when there is none. The id is
 * the sender's own: that of the ticket, which others hear, opens nothing.
 */
async function renewReceipt(
  trx: Transaction<Database>,
  label: Label,
  id: string,
  token: string,
): Promise<string | null> {
  const { rows } = await sql<{ number: string; mine: boolean }>`
    SELECT t.number, r.code_id = ${label.codeId} AS mine
    FROM scan_report r JOIN ticket t ON t.org_id = r.org_id AND t.id = r.ticket_id WHERE r.draft_id = ${id}`.execute(
    trx,
  );
  const [found] = rows;
  if (found === undefined) return null;
  if (!found.mine) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
  await trx
    .updateTable('scan_report')
    .set({ token_hash: hashOf(token) })
    .where('draft_id', '=', id)
    .execute();
  return found.number;
}

async function requireRoom(trx: Transaction<Database>, { orgId, codeId }: Label, now: number): Promise<void> {
  const { rows } = await sql<{ at: Date }>`
    SELECT at FROM scan_report WHERE org_id = ${orgId} AND code_id = ${codeId} AND at > ${new Date(now - hourMs)}
    ORDER BY at DESC OFFSET ${perHour - 1} LIMIT 1`.execute(trx);
  const [oldest] = rows;
  if (oldest === undefined) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.at.getTime() + hourMs - now) / 1000));
  throw new HttpProblem(429, 'TERLALU_SERING', { retryAfterSeconds });
}

async function write(
  trx: Transaction<Database>,
  { orgId, buildingId, timeZone, unitId, floorId, sectionId, place }: Label,
  { draft, requestId, now }: { readonly draft: ScanReportDraft; readonly requestId: string; readonly now: number },
): Promise<Ticket> {
  const { title, details, categoryId, name, phone } = draft;
  await requirePlaced(trx, { orgId, buildingId }, { categoryId });
  const settled = {
    title,
    details,
    categoryId,
    ...(unitId === null ? {} : { unitId }),
    ...(floorId === null ? {} : { floorId }),
    ...(sectionId === null ? {} : { sectionId }),
    kind: 'complaint',
    priority: 'medium',
    source: 'qr',
    audience: 'resident',
    fileIds: [],
    timeZone,
    place: floorId === null && sectionId === null ? place : null,
    reporterName: name ?? nobody,
    reporterPhone: phone ?? null,
    reporterUserId: null,
  } as const;
  return writeTicket(trx, { orgId, buildingId, actor: null, requestId, now }, { ...settled, fileIds: [] });
}

/** How far the report of a token is. @throws {HttpProblem} 404 */
export async function readScanReport(db: Kysely<Database>, token: string): Promise<ScanReport> {
  const { rows } = await sql<Omit<ScanReport, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date }>`
    SELECT t.number, t.state, t.created_at AS "createdAt", t.state_since AS "updatedAt"
    FROM scan_report r JOIN ticket t ON t.org_id = r.org_id AND t.id = r.ticket_id
    WHERE r.token_hash = ${hashOf(token)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
