import type { TicketWork } from '@imah/contract/tickets';
import { sql, type Transaction } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { attachFiles, readFilesOf, removeFilesOf } from '@imah/server-platform/files';
import { HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import { isVisibleTicket } from '../ticket-scope.ts';
import { changeTicketWork, type Working } from './change-ticket-work.ts';

/** More photos of one thing nobody looks at. */
const most = 10;

type OfCheck = Working & { readonly checkId: string };

/** Shows an item by photos; one of the kind `photo` is answered by them. @throws {HttpProblem} 404, 409, 422 */
export function addCheckPhotos(ports: CommandPorts, edit: OfCheck, fileIds: readonly string[]): Promise<TicketWork> {
  const { orgId, actor, now } = edit;
  return changeTicketWork(ports, edit, async (trx) => {
    const check = await findCheck(trx, edit);
    if (check === null) throw notFound();
    const subject = { orgId, kind: 'ticketCheck', id: check.photoSetId } as const;
    const before = await readFilesOf(trx, subject);
    await attachFiles(trx, subject, { fileIds, userId: actor.userId });
    const after = await readFilesOf(trx, subject);
    if (after.length === before.length) return null;
    if (after.length > most) throw new HttpProblem(409, 'DAFTAR_PENUH');
    if (after.some(({ kind }) => kind !== 'image')) throw invalidField('fileIds', 'invalid');
    if (check.kind === 'photo' && check.answer === null) await answer(trx, edit, new Date(now));
    return { action: 'add-check-photos', after: { label: check.label, photos: after.length } };
  });
}

/** Takes a photo off an item; one that is gone already, or whose item is, stays gone. */
export function deleteCheckPhoto(ports: CommandPorts, edit: OfCheck, fileId: string): Promise<TicketWork> {
  const { orgId } = edit;
  return changeTicketWork(ports, edit, async (trx) => {
    const check = await findCheck(trx, edit);
    if (check === null) return null;
    const subject = { orgId, kind: 'ticketCheck', id: check.photoSetId } as const;
    const [removed] = await removeFilesOf(trx, subject, [fileId]);
    if (removed === undefined) return null;
    const left = await readFilesOf(trx, subject);
    if (check.kind === 'photo' && left.length === 0) await answer(trx, edit, null);
    return { action: 'delete-check-photo', before: { label: check.label, photo: removed.name } };
  });
}

/** Says which ticket was made from what was found; it is split off this one. @throws {HttpProblem} 404, 409, 422 */
export function followUpCheck(ports: CommandPorts, edit: OfCheck, madeId: string): Promise<TicketWork> {
  const { orgId, ticketId, checkId, actor, now } = edit;
  return changeTicketWork(ports, edit, async (trx, { buildingId }) => {
    const check = await findCheck(trx, edit);
    if (check === null) throw notFound();
    if (check.followUpId === madeId) return null;
    if (check.kind !== 'inspection' || check.answer !== 'fail' || check.followUpId !== null)
      throw new HttpProblem(409, 'TIKET_TIDAK_BISA_PINDAH');
    const made = await trx
      .selectFrom('ticket as t')
      .select('t.number')
      .where('t.org_id', '=', orgId)
      .where('t.building_id', '=', buildingId)
      .where('t.id', '=', madeId)
      .where('t.id', '<>', ticketId)
      .where(isVisibleTicket(actor))
      .executeTakeFirst();
    if (made === undefined) throw invalidField('ticketId', 'not-an-option');
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
    return { action: 'follow-up-check', after: { label: check.label, ticket: made.number } };
  });
}

async function findCheck(trx: Transaction<Database>, { orgId, ticketId, checkId }: OfCheck) {
  const check = await trx
    .selectFrom('ticket_check')
    .select(['label', 'kind', 'answer', 'photo_set_id as photoSetId', 'follow_up_id as followUpId'])
    .where('org_id', '=', orgId)
    .where('ticket_id', '=', ticketId)
    .where('id', '=', checkId)
    .executeTakeFirst();
  return check ?? null;
}

async function answer(
  trx: Transaction<Database>,
  { orgId, ticketId, checkId, actor }: OfCheck,
  at: Date | null,
): Promise<void> {
  await trx
    .updateTable('ticket_check')
    .set({ answer: at === null ? null : 'done', answered_at: at, answered_by: at === null ? null : actor.userId })
    .where('org_id', '=', orgId)
    .where('ticket_id', '=', ticketId)
    .where('id', '=', checkId)
    .execute();
}
