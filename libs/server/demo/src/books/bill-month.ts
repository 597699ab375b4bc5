import { createRun, createTariff, moveRun } from '@imah/server-billing';
import type { TariffPlan } from '../plan/books-melati.ts';
import type { BilledMonth } from './months-of-year.ts';
import type { BooksEdit, BooksPorts } from './books-place.ts';

export async function setTariff(
  ports: BooksPorts,
  edit: BooksEdit,
  { draft }: TariffPlan,
  from: string,
): Promise<void> {
  await createTariff(ports, edit, { ...draft, from });
}

/** Makes the bills of a month, from the first draft until they are everybody's own. */
export async function issueBills(ports: BooksPorts, edit: BooksEdit, { period, dueOn }: BilledMonth): Promise<void> {
  const run = await createRun(ports, edit, { period, dueOn });
  let { version } = run;
  for (const move of ['calculate', 'review', 'issue'] as const) {
    const moved = await moveRun(ports, { ...edit, runId: run.id, version }, move);
    version = moved.run.version;
  }
}
