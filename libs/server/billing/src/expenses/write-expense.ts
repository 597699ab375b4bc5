import { randomUUIDv7 } from 'node:crypto';
import type { Expense, expenseDraft } from '@imah/contract/expenses';
import { expenseLimits, isOpenExpense } from '@imah/contract/expenses/words';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import {
  type CommandPorts,
  nameOf,
  type PersonalEdit,
  readToday,
  runCommand,
  type VersionedEdit,
} from '@imah/server-platform/command';
import { takeNumber } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';
import { attachFiles, readFilesOf, removeFilesOf } from '@imah/server-platform/files';
import { HttpProblem, invalidField, requireVersion } from '@imah/server-platform/http';
import { seedAccounts } from '../ledger/seed-accounts.ts';
import { paymentEvent } from '../payments/payment-event.ts';
import { lockExpense, readExpense } from './expense-key.ts';
import type { ExpenseRow } from './expense-rows.ts';
import { readExpenseRule, withheldOf } from './expense-rule.ts';

type Draft = z.output<typeof expenseDraft>;
interface Place {
  readonly orgId: string;
  readonly buildingId: string;
}

/** Begins an expense as a draft, with its number. @throws {HttpProblem} 422 */
export function createExpense(
  ports: CommandPorts,
  edit: PersonalEdit & Pick<Place, 'buildingId'>,
  draft: Draft,
): Promise<Expense> {
  const { orgId, buildingId, actor, now } = edit;
  return runCommand(ports, edit, {
    lock: (trx) => readToday(trx, edit, now),
    validate: (_trx, { today }) => requirePast(draft, today),
    write: async (trx, { timeZone }) => {
      const id = randomUUIDv7();
      const facts = await factsOf(trx, edit, draft);
      const { year, count } = await takeNumber(trx, { orgId, kind: 'BYA', timeZone }, now);
      await trx
        .insertInto('expense')
        .values({
          org_id: orgId,
          id,
          building_id: buildingId,
          year,
          count,
          ...facts,
          created_by: actor.userId,
          created_by_name: nameOf(actor),
          created_at: new Date(now),
          edited_by: actor.userId,
        })
        .execute();
      await attachFiles(trx, { orgId, kind: 'expense', id }, { fileIds: draft.fileIds, userId: actor.userId });
      const result = await readExpense(trx, { actor, now }, { orgId, expenseId: id });
      return {
        result,
        audit: { action: 'create', entity: 'expense', entityId: id, buildingId, after: auditOf(result) },
        effects: [paymentEvent(edit, id, 1, 'created')],
      };
    },
  });
}

/** Changes an expense that is a draft or was rejected. Files that are named stay, others go. @throws {HttpProblem} 404, 409, 412, 422 */
export function updateExpense(
  ports: CommandPorts,
  edit: VersionedEdit & Place & { readonly expenseId: string },
  draft: Draft,
): Promise<Expense> {
  const { orgId, buildingId, expenseId, actor, version, now } = edit;
  return runCommand<ExpenseRow, Expense>(ports, edit, {
    lock: (trx) => lockExpense(trx, edit),
    authorize: (_trx, row) => requireVersion(row, version),
    validate: async (trx, { state }) => {
      if (!isOpenExpense(state)) throw new HttpProblem(409, 'BENTROK');
      requirePast(draft, (await readToday(trx, edit, now)).today);
    },
    write: async (trx, row) => {
      const before = await readExpense(trx, { actor, now }, edit);
      const facts = await factsOf(trx, edit, draft, row);
      await trx
        .updateTable('expense')
        .set({ ...facts, edited_by: actor.userId, version: version + 1 })
        .where('org_id', '=', orgId)
        .where('id', '=', expenseId)
        .execute();
      await changeFiles(trx, edit, draft.fileIds);
      const result = await readExpense(trx, { actor, now }, edit);
      return {
        result,
        audit: {
          action: 'update',
          entity: 'expense',
          entityId: expenseId,
          buildingId,
          before: auditOf(before),
          after: auditOf(result),
        },
        effects: [paymentEvent(edit, expenseId, version + 1, 'updated')],
      };
    },
  });
}

/** @throws {HttpProblem} 422 */
function requirePast({ on }: Draft, today: string): void {
  if (on > today) throw invalidField('on', 'in-the-future');
}

/** What an expense says, as its row has it. @throws {HttpProblem} 422 */
async function factsOf(trx: Transaction<Database>, { orgId, buildingId }: Place, draft: Draft, before?: ExpenseRow) {
  const { vendorId, accountCode, on, amount, description, reference, ticketNumber, withholding } = draft;
  await seedAccounts(trx, orgId);
  const account = await trx
    .selectFrom('ledger_account')
    .select('id')
    .where('org_id', '=', orgId)
    .where('code', '=', accountCode)
    .where('type', '=', 'expense')
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (account === undefined) throw invalidField('accountCode', 'not-an-option');
  const vendor = vendorId === null ? null : await findVendor(trx, orgId, vendorId, before);
  if (withholding !== null && vendor === null) throw invalidField('vendorId', 'required');
  if (withholding !== null && withholding.base > amount) throw invalidField('withholding.base', 'too-large');
  const npwp = vendor?.npwp === null || vendor === null ? 'unknown' : 'known';
  return {
    vendor_id: vendorId,
    account_id: account.id,
    on_day: on,
    amount,
    description,
    reference,
    ticket_id: ticketNumber === null ? null : await findTicket(trx, { orgId, buildingId }, ticketNumber),
    tax_kind: withholding?.kind ?? null,
    tax_base: withholding?.base ?? null,
    withheld: withholding === null ? 0 : withheldOf(await readExpenseRule(trx, orgId), { ...withholding, npwp }),
  };
}

/** One that is out of use stays where it is named. @throws {HttpProblem} 422 */
async function findVendor(trx: Transaction<Database>, orgId: string, vendorId: string, before?: ExpenseRow) {
  const found = await trx
    .selectFrom('vendor')
    .select(['npwp', 'archived_at'])
    .where('org_id', '=', orgId)
    .where('id', '=', vendorId)
    .executeTakeFirst();
  if (found === undefined || (found.archived_at !== null && before?.vendor_id !== vendorId))
    throw invalidField('vendorId', 'not-an-option');
  return found;
}

/** @throws {HttpProblem} 422 where the building has no such ticket */
async function findTicket(trx: Transaction<Database>, { orgId, buildingId }: Place, number: string): Promise<string> {
  const found = await trx
    .selectFrom('ticket')
    .select('id')
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('number', '=', number.toUpperCase())
    .executeTakeFirst();
  if (found === undefined) throw invalidField('ticketNumber', 'not-an-option');
  return found.id;
}

async function changeFiles(
  trx: Transaction<Database>,
  { orgId, expenseId, actor }: VersionedEdit & { readonly expenseId: string },
  fileIds: readonly string[],
): Promise<void> {
  const subject = { orgId, kind: 'expense', id: expenseId } as const;
  const known = (await readFilesOf(trx, subject, expenseLimits.files)).map(({ id }) => id);
  await removeFilesOf(
    trx,
    subject,
    known.filter((id) => !fileIds.includes(id)),
  );
  const fresh = fileIds.filter((id) => !known.includes(id));
  await attachFiles(trx, subject, { fileIds: fresh, userId: actor.userId });
}

/** What the audit says of an expense. */
const auditOf = ({
  number,
  vendor,
  account,
  on,
  amount,
  description,
  reference,
  ticket,
  withheld,
  files,
}: Expense) => ({
  number,
  vendor: vendor?.name ?? null,
  account: account.code,
  day: on,
  amount,
  description,
  reference,
  ticket: ticket?.number ?? null,
  withheld,
  files: files.length,
});
