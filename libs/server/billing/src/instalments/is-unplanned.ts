import { expressionBuilder } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** Whether bill `b` is paid by no plan that runs. */
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
