import { expressionBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** SQL: whether bill `b` is paid by no plan of instalments that runs: what is, is asked for by the days of its parts. */
export function isUnplanned() {
  const where = expressionBuilder<Database & { b: Database['bill'] }, 'b'>();
  return where.not(
    where.exists(
      where
        .selectFrom('instalment_bill as i')
        .innerJoin('instalment_plan as x', (join) =>
          join.onRef('x.org_id', '=', 'i.org_id').onRef('x.id', '=', 'i.plan_id'),
        )
        .select('x.id')
        .whereRef('i.org_id', '=', 'b.org_id')
        .whereRef('i.bill_id', '=', 'b.id')
        .where('x.state', '=', 'running'),
    ),
  );
}
