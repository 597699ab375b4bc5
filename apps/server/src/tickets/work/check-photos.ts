import type { TicketWork } from '@imah/contract/tickets';
import { sql, type Transaction } from 'kysely';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { attachFiles, readFilesOf, removeFilesOf } from '../../files/stored-files.ts';
import { HttpProblem, invalidField, notFound } from '../../http/errors.ts';
import { isVisibleTicket } from '../ticket-scope.ts';
import { changeTicketWork, type Working } from './change-ticket-work.ts';

type Context = Pick<ServerContext, 'db' | 'live' | 'now'>;

/** More photos of one thing nobody looks at. */
const most = 10;

interface ShownCheck {
  readonly label: string;
  readonly kind: string;
  readonly answer: string | null;
  readonly photoSetId: string;
  readonly followUpId: string | null;
}

/** Shows an item by photos; one of the kind `photo` is answered by them. @throws {HttpProblem} 404, 409, 422 */
export function addCheckPhotos(
  context: Context,
  working: Working,
  checkId: string,
  fileIds: readonly string[],
): Promise<TicketWork> {
  const { orgId, actor, now } = working;
  return changeTicketWork(context, working, async (trx) => {
    const check = await findCheck(trx, working, checkId);
    if (check === null) throw notFound();
    const subject = { orgId, kind: 'ticketCheck', id: check.photoSetId } as const;
    const before = await readFilesOf(trx, subject);
    await attachFiles(trx, subject, { fileIds, userId: actor.userId });
    const after = await readFilesOf(trx, subject);
    if (after.length === before.length) return null;
    if (after.length > most) throw new HttpProblem(409, 'DAFTAR_PENUH');
    if (after.some(({ kind }) => kind !== 'image')) throw invalidField('fileIds', 'invalid');
    if (check.kind === 'photo' && check.answer === null) await answer(trx, working, checkId, new Date(now));
    return { action: 'add-check-photos', after: { label: check.label, photos: after.length } };
  });
}

/** Takes a photo off an item; one that is gone already, or whose item is, stays gone. */
export function deleteCheckPhoto(
  context: Context,
  working: Working,
  checkId: string,
  fileId: string,
): Promise<TicketWork> {
  const { orgId } = working;
  return changeTicketWork(context, working, async (trx) => {
    const check = await findCheck(trx, working, checkId);
    if (check === null) return null;
    const subject = { orgId, kind: 'ticketCheck', id: check.photoSetId } as const;
    const [removed] = await removeFilesOf(trx, subject, [fileId]);
    if (removed === undefined) return null;
    const left = await readFilesOf(trx, subject);
    if (check.kind === 'photo' && left.length === 0) await answer(trx, working, checkId, null);
    return { action: 'delete-check-photo', before: { label: check.label, photo: removed.name } };
  });
}

/** Says which ticket was made from what was found; it is split off this one. @throws {HttpProblem} 404, 409, 422 */
export function followUpCheck(
  context: Context,
  working: Working,
  checkId: string,
  madeId: string,
): Promise<TicketWork> {
  const { orgId, ticketId, actor, now } = working;
  return changeTicketWork(context, working, async (trx, { buildingId }) => {
    const check = await findCheck(trx, working, checkId);
    if (check === null) throw notFound();
    if (check.followUpId === madeId) return null;
    if (check.kind !== 'inspection' || check.answer !== 'fail' || check.followUpId !== null)
      throw new HttpProblem(409, 'TIKET_TIDAK_BISA_PINDAH');
    const { rows } = await sql<{ number: string }>`
      SELECT t.number FROM ticket t WHERE t.org_id = ${orgId} AND t.building_id = ${buildingId} AND t.id = ${madeId}
        AND t.id <> ${ticketId} AND ${isVisibleTicket(actor)}`.execute(trx);
    if (rows[0] === undefined) throw invalidField('ticketId', 'not-an-option');
    await sql`
      DELETE FROM ticket_relation WHERE org_id = ${orgId}
        AND ((from_id = ${ticketId} AND to_id = ${madeId}) OR (from_id = ${madeId} AND to_id = ${ticketId}))`.execute(
      trx,
    );
    await sql`
      INSERT INTO ticket_relation (org_id, from_id, to_id, kind, at)
      VALUES (${orgId}, ${ticketId}, ${madeId}, 'split', ${new Date(now)})`.execute(trx);
    await sql`
      UPDATE ticket_check SET follow_up_id = ${madeId}
      WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id = ${checkId}`.execute(trx);
    return { action: 'follow-up-check', after: { label: check.label, ticket: rows[0].number } };
  });
}

async function findCheck(
  trx: Transaction<Database>,
  { orgId, ticketId }: Working,
  checkId: string,
): Promise<ShownCheck | null> {
  const { rows } = await sql<ShownCheck>`
    SELECT label, kind, answer, photo_set_id AS "photoSetId", follow_up_id AS "followUpId" FROM ticket_check
    WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id = ${checkId}`.execute(trx);
  return rows[0] ?? null;
}

async function answer(
  trx: Transaction<Database>,
  { orgId, ticketId, actor }: Working,
  checkId: string,
  at: Date | null,
): Promise<void> {
  await sql`
    UPDATE ticket_check SET answer = ${at === null ? null : 'done'}, answered_at = ${at},
      answered_by = ${at === null ? null : actor.userId}
    WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id = ${checkId}`.execute(trx);
}
