import { randomUUIDv7 } from 'node:crypto';
import type { Budget, budgetDraft } from '@imah/contract/finances';
import { budgetBounds } from '@imah/contract/finances/words';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { type CommandPorts, nameOf, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import type { ReportPlace } from '../finances/place-of-report.ts';
import { seedAccounts } from '../ledger/seed-accounts.ts';
import { readActualMonths } from './actual-months.ts';
import { budgetEvents } from './budget-events.ts';
import { readBudget, readLines } from './budget-rows.ts';
import { changeActual } from './change-actual.ts';
import { sumOf } from './months-of-year.ts';
import { writeLines } from './write-lines.ts';

type Draft = z.output<typeof budgetDraft>;
type Edit = PersonalEdit & ReportPlace;

/** What there is of the place and the year already. */
interface Former {
  readonly revision: number;
  readonly approvedId: string | null;
  readonly isInWork: boolean;
}

/**
 * Begins a budget: with nothing, with what last year came to, or with the approved one, which it revises for a reason.
 * @throws {HttpProblem} 409 while another is a draft or waits, 422 at `reason` or `basis`
 */
export function createBudget(ports: CommandPorts, edit: Edit, draft: Draft): Promise<Budget> {
  const { orgId, buildingId, actor, now } = edit;
  const { year, basis, changePpm, reason } = draft;
  return runCommand<Former, Budget>(ports, edit, {
    // Budgets of one organisation are begun one after the other.
    lock: async (trx) => {
      await trx.selectFrom('organization').select('id').where('id', '=', orgId).forUpdate().executeTakeFirstOrThrow();
      await seedAccounts(trx, orgId);
      return readFormer(trx, edit, year);
    },
    validate: (_trx, { approvedId, isInWork }) => {
      if (isInWork) throw new HttpProblem(409, 'BENTROK');
      if (approvedId !== null && reason === null) throw invalidField('reason', 'required');
      if (basis === 'approved' && approvedId === null) throw invalidField('basis', 'not-an-option');
    },
    write: async (trx, { revision, approvedId }) => {
      const budgetId = randomUUIDv7();
      await trx
        .insertInto('budget')
        .values({
          org_id: orgId,
          id: budgetId,
          building_id: buildingId,
          year: Number(year),
          revision: revision + 1,
          reason,
          author_ids: [actor.userId],
          created_by_name: nameOf(actor),
          created_at: new Date(now),
        })
        .execute();
      await writeLines(trx, { orgId, budgetId }, await firstLines(trx, edit, draft, approvedId));
      const result = await readBudget(trx, { actor, now }, { orgId, budgetId });
      return {
        result,
        audit: {
          action: 'create',
          entity: 'budget',
          entityId: budgetId,
          buildingId,
          after: {
            budgetYear: year,
            revision: result.revision,
            budgetBasis: basis,
            ...(basis === 'last-year' ? { changePpm } : {}),
            plannedExpense: result.expense,
            plannedRevenue: result.revenue,
            ...(reason === null ? {} : { reason }),
          },
        },
        effects: await budgetEvents(trx, edit, { id: budgetId, version: 1, op: 'created' }),
      };
    },
  });
}

async function firstLines(
  trx: Transaction<Database>,
  { orgId, buildingId }: Edit,
  { year, basis, changePpm }: Draft,
  approvedId: string | null,
) {
  if (basis === 'empty') return [];
  if (basis === 'approved') return readLines(trx, { orgId, budgetId: approvedId ?? '' });
  const actual = await readActualMonths(trx, { orgId, buildingId }, String(Number(year) - 1));
  const lines = [...actual].map(([accountId, months]) => ({ accountId, months: changeActual(months, changePpm) }));
  // A month of more than any budget has is not one to plan by.
  if (lines.some(({ months }) => months.some((amount) => amount > budgetBounds.amount)))
    throw invalidField('changePpm', 'too-large', budgetBounds.amount);
  return lines.filter(({ months }) => sumOf(months) > 0);
}

async function readFormer(trx: Transaction<Database>, { orgId, buildingId }: Edit, year: string): Promise<Former> {
  const rows = await trx
    .selectFrom('budget')
    .select(['id', 'revision', 'state'])
    .where('org_id', '=', orgId)
    .where('building_id', 'is not distinct from', buildingId)
    .where('year', '=', Number(year))
    .execute();
  return {
    revision: Math.max(0, ...rows.map(({ revision }) => revision)),
    approvedId: rows.find(({ state }) => state === 'approved')?.id ?? null,
    isInWork: rows.some(({ state }) => state === 'draft' || state === 'submitted'),
  };
}
