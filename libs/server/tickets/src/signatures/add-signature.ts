import type { TicketSignature, TicketSignatureDraft } from '@imah/contract/tickets';
import type { Transaction } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { attachFiles } from '@imah/server-platform/files';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { runTicketCommand } from '../change-ticket.ts';
import { requireUnended, type Working } from '../work/change-ticket-work.ts';
import { readSignatures } from './read-signatures.ts';

/**
 * Keeps a signature beside the earlier ones, of which none is touched. The same one twice is kept once.
 * @throws {HttpProblem} 409 when the ticket has ended or the id is another signature's, 422 where the file is no own PNG
 */
export function addSignature(
  ports: CommandPorts,
  edit: Working,
  draft: TicketSignatureDraft,
): Promise<TicketSignature[]> {
  const { orgId, ticketId, actor, now } = edit;
  const { id, kind, fileId, signerName } = draft;
  return runTicketCommand<TicketSignature[]>(ports, edit, {
    findEarlier: async (trx) => ((await isKept(trx, edit, draft)) ? readSignatures(trx, edit) : null),
    validate: async (trx, { ticket }) => {
      requireUnended(ticket);
      await requirePicture(trx, orgId, fileId);
    },
    write: async (trx) => {
      const subject = { orgId, kind: 'ticketSignature', id } as const;
      await attachFiles(trx, subject, { fileIds: [fileId], userId: actor.userId, field: 'fileId' });
      const signed = { id, kind, file_id: fileId, signer_name: signerName, taken_by: actor.userId };
      await trx
        .insertInto('ticket_signature')
        .values({ org_id: orgId, ticket_id: ticketId, ...signed, signed_at: new Date(now) })
        .execute();
      return {
        result: await readSignatures(trx, edit),
        // Who signed stands in the signature: the history holds no name that could not be forgotten.
        audit: { action: 'sign', after: { signatureId: id, kind } },
      };
    },
  });
}

/** @throws {HttpProblem} 409 when the id stands for another signature */
async function isKept(
  trx: Transaction<Database>,
  { orgId, ticketId, actor }: Working,
  { id, fileId }: TicketSignatureDraft,
): Promise<boolean> {
  const known = await trx
    .selectFrom('ticket_signature')
    .select(['org_id', 'ticket_id', 'file_id', 'taken_by'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (known === undefined) return false;
  const isMine = known.org_id === orgId && known.ticket_id === ticketId && known.taken_by === actor.userId;
  if (!isMine || known.file_id !== fileId) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
  return true;
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
