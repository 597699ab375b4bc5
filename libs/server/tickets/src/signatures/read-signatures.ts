import type { TicketSignature } from '@imah/contract/tickets';
import type { Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '@imah/server-platform/database/schema';
import { readFilesOfEach } from '@imah/server-platform/files';
import type { TicketKey } from '../ticket-events.ts';

/** What people on site signed for a ticket, the one that holds first. */
export async function readSignatures(db: Kysely<Database>, { orgId, ticketId }: TicketKey): Promise<TicketSignature[]> {
  const rows = await db
    .selectFrom('ticket_signature as s')
    .select(['s.id', 's.signer_name as signerName', 's.kind', 's.signed_at as signedAt'])
    .select((eb) =>
      jsonObjectFrom(eb.selectFrom('app_user as u').select(['u.id', 'u.name']).whereRef('u.id', '=', 's.taken_by')).as(
        'takenBy',
      ),
    )
    .where('s.org_id', '=', orgId)
    .where('s.ticket_id', '=', ticketId)
    .orderBy('s.signed_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(50)
    .execute();
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
