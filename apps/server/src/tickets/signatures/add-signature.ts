import type { TicketSignature, TicketSignatureDraft } from '@imah/contract/tickets';
import { openTicketStates } from '@imah/contract/tickets/words';
import { sql, type Transaction } from 'kysely';
import { writeAudit } from '../../access/audit.ts';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { attachFiles } from '../../files/stored-files.ts';
import { HttpProblem, invalidField } from '../../http/errors.ts';
import type { Actor } from '../../http/handler.ts';
import { lockTicket } from '../change-ticket.ts';
import { publishTicketEvent } from '../notify-of-ticket.ts';
import type { TicketKey } from '../ticket-events.ts';
import { readSignatures } from './read-signatures.ts';

/** Who holds the device on which somebody signs. */
export interface Signing extends TicketKey {
  readonly actor: Actor;
  readonly requestId: string;
  readonly now: number;
}

/**
 * Keeps a signature beside the earlier ones, of which none is touched. The same one twice is kept once.
 * @throws {HttpProblem} 409 when the ticket has ended or the id is another signature's, 422 where the file is no own PNG
 */
export async function addSignature(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  signing: Signing,
  draft: TicketSignatureDraft,
): Promise<TicketSignature[]> {
  const { orgId, ticketId, actor, requestId, now } = signing;
  const { ticket, signatures } = await context.db.transaction().execute(async (trx) => {
    const held = await lockTicket(trx, signing, now);
    if (await isKept(trx, signing, draft)) return { ticket: null, signatures: await readSignatures(trx, signing) };
    const isOpen = [...openTicketStates, 'resolved'].some((state) => state === held.ticket.state);
    if (!isOpen) throw new HttpProblem(409, 'TIKET_TIDAK_BISA_PINDAH');
    await requirePicture(trx, orgId, draft.fileId);
    const subject = { orgId, kind: 'ticketSignature', id: draft.id } as const;
    await attachFiles(trx, subject, { fileIds: [draft.fileId], userId: actor.userId, field: 'fileId' });
    await sql`
      INSERT INTO ticket_signature (org_id, id, ticket_id, signer_name, kind, file_id, taken_by, signed_at)
      VALUES (${orgId}, ${draft.id}, ${ticketId}, ${draft.signerName}, ${draft.kind}, ${draft.fileId}, ${actor.userId},
        ${new Date(now)})`.execute(trx);
    const by = { kind: 'user', id: actor.userId } as const;
    // Who signed stands in the signature: the history holds no name that could not be forgotten.
    const entry = {
      action: 'sign',
      entity: 'ticket',
      entityId: ticketId,
      after: { signatureId: draft.id, kind: draft.kind },
    };
    await writeAudit(trx, { orgId, buildingId: held.ticket.buildingId, actor: by, requestId, ...entry }, now);
    return { ticket: held.ticket, signatures: await readSignatures(trx, signing) };
  });
  if (ticket !== null) await publishTicketEvent(context, ticket);
  return signatures;
}

async function isKept(
  trx: Transaction<Database>,
  { orgId, ticketId, actor }: Signing,
  { id, fileId }: TicketSignatureDraft,
): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    SELECT org_id = ${orgId} AND ticket_id = ${ticketId} AND file_id = ${fileId}
      AND taken_by IS NOT DISTINCT FROM ${actor.userId}::uuid AS mine
    FROM ticket_signature WHERE id = ${id}`.execute(trx);
  if (rows[0]?.mine === false) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
  return rows.length > 0;
}

async function requirePicture(trx: Transaction<Database>, orgId: string, fileId: string): Promise<void> {
  const file = await trx
    .selectFrom('stored_file')
    .select('type')
    .where('org_id', '=', orgId)
    .where('id', '=', fileId)
    .where('subject_id', 'is', null)
    .executeTakeFirst();
  if (file?.type !== 'image/png') throw invalidField('fileId', 'not-an-option');
}
