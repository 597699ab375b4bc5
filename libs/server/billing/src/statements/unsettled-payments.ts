import type { UnsettledPayment } from '@imah/contract/statements';
import { statementLimits } from '@imah/contract/statements/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** Online payments that stand in clearing: the gateway has not paid them out, or no statement says so yet. */
export async function listUnsettled(db: Kysely<Database>, orgId: string): Promise<UnsettledPayment[]> {
  const rows = await selectUnsettled(db, orgId)
    .orderBy('p.received_on')
    .orderBy('p.id')
    .limit(statementLimits.settled)
    .execute();
  return rows.flatMap(({ method, ...row }) => (method === 'qris' || method === 'va' ? [{ ...row, method }] : []));
}

/** As {@link listUnsettled}, to be narrowed. */
export function selectUnsettled(db: Kysely<Database>, orgId: string) {
  return db
    .selectFrom('payment as p')
    .select([
      'p.id as paymentId',
      'p.number',
      'p.person_name as personName',
      'p.received_on as on',
      'p.method',
      'p.amount',
    ])
    .where('p.org_id', '=', orgId)
    .where('p.method', 'in', ['qris', 'va'])
    .where('p.state', '=', 'settled')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('statement_settled_payment as s')
            .select('s.part_id')
            .whereRef('s.org_id', '=', 'p.org_id')
            .whereRef('s.payment_id', '=', 'p.id')
            .where('s.is_active', '=', true),
        ),
      ),
    );
}
