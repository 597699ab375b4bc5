import type { StoredFile } from '@imah/contract/files';
import type { TicketChange } from '@imah/contract/tickets';
import { ticketEditor } from '@imah/contract/tickets/words';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { attachFiles, readFilesOf, removeFilesOf } from '@imah/server-platform/files';
import { type Actor, HttpProblem, invalidField } from '@imah/server-platform/http';
import type { TicketEdit } from './change-ticket.ts';
import type { LockedTicket } from './ticket-row.ts';

/** What a reporter said themselves: the rest of a ticket is the staff's to say. */
const ownFields: readonly (keyof TicketChange)[] = [
  'id',
  'title',
  'details',
  'unitId',
  'floorId',
  'sectionId',
  'fileIds',
];

/**
 * Whether the person may change this of the report as it stands; the clock and its rules may.
 * @throws {HttpProblem} 403 when it is not theirs to say, 409 when somebody has begun with it, 422 at `unitId` for the unit of others
 */
export function requireEditor({ access }: LockedTicket, actor: Actor | null, change: TicketChange): void {
  if (actor === null) return;
  const editor = ticketEditor(actor, access);
  // Photos of a report are its reporter's: the staff put theirs into what they write.
  if (editor === 'staff' && change.fileIds === undefined) return;
  if (editor === 'too-late') throw new HttpProblem(409, 'LAPORAN_TERKUNCI');
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  if (editor !== 'reporter' || named.some(([field]) => !ownFields.some((own) => own === field)))
    throw new HttpProblem(403, 'TIDAK_BERWENANG');
  const unitId = change.unitId ?? access.unitId;
  const home = actor.memberships.find(({ orgId }) => orgId === access.orgId);
  if (unitId !== access.unitId && unitId !== null && home?.unitIds.has(unitId) !== true)
    throw invalidField('unitId', 'not-an-option');
}

/**
 * The files of a report become those named: new ones are put to it, and what is not named any more is gone. Resolves
 * with what the audit says of it.
 */
export async function replaceFiles(
  trx: Transaction<Database>,
  { orgId, ticketId, actor }: TicketEdit,
  had: readonly Pick<StoredFile, 'id' | 'name'>[],
  fileIds: readonly string[],
) {
  const subject = { orgId, kind: 'ticket', id: ticketId } as const;
  const gone = had.map(({ id }) => id).filter((id) => !fileIds.includes(id));
  if (gone.length > 0) await removeFilesOf(trx, subject, gone);
  const added = fileIds.filter((id) => had.every((file) => file.id !== id));
  if (actor !== null) await attachFiles(trx, subject, { fileIds: added, userId: actor.userId });
  const files = await readFilesOf(trx, subject);
  return { before: { files: namesOf(had) }, after: { files: namesOf(files) } };
}

const namesOf = (files: readonly Pick<StoredFile, 'name'>[]): string => files.map(({ name }) => name).join(', ');
