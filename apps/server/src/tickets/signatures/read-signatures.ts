import type { TicketSignature } from '@imah/contract/tickets';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { readFilesOfEach } from '../../files/stored-files.ts';
import type { TicketKey } from '../ticket-events.ts';

type Row = Omit<TicketSignature, 'signedAt' | 'file' | 'standing'> & { readonly signedAt: Date };

/** What people on site signed for a ticket, the one that holds first. */
export async function readSignatures(db: Kysely<Database>, { orgId, ticketId }: TicketKey): Promise<TicketSignature[]> {
  const { rows } = await sql<Row>`
    SELECT s.id, s.signer_name AS "signerName", s.kind, s.signed_at AS "signedAt",
      CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', u.name) END AS "takenBy"
    FROM ticket_signature s LEFT JOIN app_user u ON u.id = s.taken_by
    WHERE s.org_id = ${orgId} AND s.ticket_id = ${ticketId} ORDER BY s.signed_at DESC, s.id DESC LIMIT 50`.execute(db);
  const files = await readFilesOfEach(
    db,
    { orgId, kind: 'ticketSignature' },
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ signedAt, ...row }, index) => {
    const [file] = files.get(row.id) ?? [];
    const standing = index === 0 ? ('valid' as const) : ('superseded' as const);
    return file === undefined ? [] : [{ ...row, file, signedAt: signedAt.toISOString(), standing }];
  });
}
