import { type AgeBand, ageBands } from '@imah/contract/payments/words';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { dueSpanOf } from './arrears-ages.ts';

/** A building, and the day it is there. */
export interface ArrearsPlace {
  readonly orgId: string;
  readonly buildingId: string;
  readonly today: string;
}

/** Bills with the runs that say when they are due, as queries name them. */
type Tables = Database & { b: Database['bill']; r: Database['billing_run'] };

/** The open bills of a building with their runs, to be grouped and ordered; of all of it or of whom `search` finds. */
export function selectOpenBills(db: Kysely<Database>, { orgId, buildingId }: Omit<ArrearsPlace, 'today'>, search = '') {
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .selectFrom('bill as b')
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .where('b.org_id', '=', orgId)
    .where('b.building_id', '=', buildingId)
    .where('b.outstanding', '>', 0)
    .where('b.count', 'is not', null)
    .$if(search.trim() !== '', (query) =>
      query.where((where) =>
        where.or([where('b.person_name', 'ilike', pattern), where('b.unit_code', 'ilike', pattern)]),
      ),
    );
}

/** What is left of bills of an age, in rupiah; null where there is none. */
export function sumOfAge(build: ExpressionBuilder<Tables, 'b' | 'r'>, age: AgeBand, today: string) {
  const { from, to } = dueSpanOf(age, today);
  return build.fn
    .sum<string | null>('b.outstanding')
    .filterWhere((where) =>
      where.and([
        ...(from === null ? [] : [where('r.due_on', '>=', from)]),
        ...(to === null ? [] : [where('r.due_on', '<=', to)]),
      ]),
    );
}

/** The sums of all ages, each by its name. */
export const sumsByAge = (build: ExpressionBuilder<Tables, 'b' | 'r'>, today: string) =>
  ageBands.map((age) => sumOfAge(build, age, today).as(age));

/** What the database has summed, as numbers. */
export const agesOf = (sums: Readonly<Record<AgeBand, string | null>>) => ({
  'not-due': Number(sums['not-due'] ?? 0),
  'days-30': Number(sums['days-30'] ?? 0),
  'days-60': Number(sums['days-60'] ?? 0),
  'days-90': Number(sums['days-90'] ?? 0),
  older: Number(sums.older ?? 0),
});
