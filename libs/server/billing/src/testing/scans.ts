import { type SelectQueryBuilder, sql } from 'kysely';

/** What a plan says of a table: by which index it is read, and how many of its rows. */
export interface Scan {
  readonly index: string | null;
  readonly rows: number;
}

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

/** Runs a query, and answers how it read a table. */
export async function scansOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  table: string,
): Promise<Scan[]> {
  const explained = await query.explain<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>('json', sql`analyze`);
  return explained.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => scansIn(plan, table)));
}

function scansIn(plan: Plan, table: string): Scan[] {
  const own =
    plan['Relation Name'] === table
      ? [{ index: plan['Index Name'] ?? null, rows: plan['Actual Rows'] * plan['Actual Loops'] }]
      : [];
  return [...own, ...(plan.Plans ?? []).flatMap((part) => scansIn(part, table))];
}
