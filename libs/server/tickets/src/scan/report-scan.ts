import { createHash, randomBytes } from 'node:crypto';
import type { ScanPlace, ScanReceipt, ScanReport, ScanReportDraft } from '@imah/contract/scan';
import type { Kysely, Transaction } from 'kysely';
import { type CommandPorts, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { withRules } from '../settings/follow-rules.ts';
import { readTicketCategories } from '../settings/ticket-categories.ts';
import type { TicketOutcome } from '../change-ticket.ts';
import { ticketEvent } from '../notify-of-ticket.ts';
import { requirePlaced } from '../require-placed.ts';
import { type ValidatedDraft, writeTicket } from '../write-ticket.ts';
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
  ports: CommandPorts,
  { code, requestId }: { readonly code: string; readonly requestId: string },
  draft: ScanReportDraft,
): Promise<ScanReceipt> {
  const now = ports.now();
  const label = await requireLabel(ports.db, code);
  const edit = { orgId: label.orgId, actor: null, requestId, now };
  const token = randomBytes(24).toString('base64url');
  requireHonesty(label, draft, now);
  const { number, outcome } = await runCommand<Label, Reported>(ports, edit, {
    lock: async (trx) => {
      await lockLabel(trx, label);
      return requireLabel(trx, code);
    },
    findEarlier: (trx) => renewReceipt(trx, label, draft.id, token),
    authorize: (trx) => requireRoom(trx, label, now),
    validate: (trx) => requirePlaced(trx, label, { categoryId: draft.categoryId }),
    write: async (trx, locked) => {
      const { ticket, audit } = await writeTicket(
        trx,
        { ...edit, buildingId: locked.buildingId },
        draftOf(locked, draft),
      );
      await attachScanPhotos(trx, locked, draft, ticket.id);
      const receipt = { draft_id: draft.id, token_hash: hashOf(token), at: new Date(now) };
      await trx
        .insertInto('scan_report')
        .values({ org_id: locked.orgId, ticket_id: ticket.id, code_id: locked.codeId, ...receipt })
        .execute();
      const outcome = { ticket, rules: 'created' } as const;
      const effects = [ticketEvent(ticket, now, 'created')];
      return { result: { number: ticket.number, outcome }, audit, effects };
    },
  });
  if (outcome !== null) await withRules(ports, outcome);
  return { number, token };
}

interface Reported {
  readonly number: string;
  /** Null for a report that was there already. */
  readonly outcome: TicketOutcome | null;
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
): Promise<Reported | null> {
  const found = await trx
    .selectFrom('scan_report as r')
    .innerJoin('ticket as t', (join) => join.onRef('t.org_id', '=', 'r.org_id').onRef('t.id', '=', 'r.ticket_id'))
    .select(['t.number', 'r.code_id'])
    .where('r.draft_id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return null;
  if (found.code_id !== label.codeId) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
  await trx
    .updateTable('scan_report')
    .set({ token_hash: hashOf(token) })
    .where('draft_id', '=', id)
    .execute();
  return { number: found.number, outcome: null };
}

async function requireRoom(trx: Transaction<Database>, { orgId, codeId }: Label, now: number): Promise<void> {
  const oldest = await trx
    .selectFrom('scan_report')
    .select('at')
    .where('org_id', '=', orgId)
    .where('code_id', '=', codeId)
    .where('at', '>', new Date(now - hourMs))
    .orderBy('at', 'desc')
    .offset(perHour - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.at.getTime() + hourMs - now) / 1000));
  throw new HttpProblem(429, 'TERLALU_SERING', { retryAfterSeconds });
}

/** The report as a ticket: of the place where the label hangs, by whoever they say they are. */
function draftOf(
  { timeZone, unitId, floorId, sectionId, deviceId, place }: Label,
  { title, details, categoryId, name, phone }: ScanReportDraft,
): ValidatedDraft {
  return {
    title,
    details,
    categoryId,
    ...(unitId === null ? {} : { unitId }),
    ...(floorId === null ? {} : { floorId }),
    ...(sectionId === null ? {} : { sectionId }),
    ...(deviceId === null ? {} : { deviceId }),
    kind: 'complaint',
    priority: 'medium',
    source: 'qr',
    audience: 'resident',
    fileIds: [],
    timeZone,
    // The floor, the section and the device say themselves what they are called.
    place: floorId === null && sectionId === null && deviceId === null ? place : null,
    reporterName: name ?? nobody,
    reporterPhone: phone ?? null,
    reporterUserId: null,
  };
}

/** How far the report of a token is. @throws {HttpProblem} 404 */
export async function readScanReport(db: Kysely<Database>, token: string): Promise<ScanReport> {
  const row = await db
    .selectFrom('scan_report as r')
    .innerJoin('ticket as t', (join) => join.onRef('t.org_id', '=', 'r.org_id').onRef('t.id', '=', 'r.ticket_id'))
    .select(['t.number', 't.state', 't.created_at', 't.state_since'])
    .where('r.token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  const { number, state, created_at, state_since } = row;
  return { number, state, createdAt: created_at.toISOString(), updatedAt: state_since.toISOString() };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
