import { expressionBuilder } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** Whether bill `b` is paid by no plan of instalments: what is, is asked for by the days of its parts. */
export function isUnplanned() {
  const where = expressionBuilder<Database & { b: Database['bill'] }, 'b'>();
  const running = where
    .selectFrom('instalment_plan as x')
    .innerJoin('instalment_bill as i', (join) =>
      join.onRef('i.org_id', '=', 'x.org_id').onRef('i.plan_id', '=', 'x.id'),
    )
    .select('i.bill_id')
    .where('x.state', '=', 'running')
    .whereRef('x.org_id', '=', 'b.org_id');
  return where('b.id', 'not in', running);
}
