import type { Building } from '@imah/contract/buildings';
import type { Expense, ExpenseDraft } from '@imah/contract/expenses';
import type { WithholdingKind } from '@imah/contract/expenses/words';

/** What stands in the fields of an expense. */
export interface ExpenseValues {
  readonly building: string;
  readonly vendor: string;
  readonly account: string;
  readonly on: string | null;
  readonly amount: number | null;
  readonly description: string;
  readonly reference: string;
  readonly ticket: string;
  readonly tax: WithholdingKind | 'none';
  /** Null while it is the whole amount. */
  readonly base: number | null;
  /** Files that it has already and keeps. */
  readonly kept: readonly string[];
}

/** What stands there at first. */
export function draftOf(
  expense: Expense | null,
  { today, building }: { readonly today: string; readonly building: Building | undefined },
): ExpenseValues {
  return {
    building: expense?.buildingId ?? building?.id ?? '',
    vendor: expense?.vendor?.id ?? '',
    account: expense?.account.code ?? '',
    on: expense?.on ?? today,
    amount: expense?.amount ?? null,
    description: expense?.description ?? '',
    reference: expense?.reference ?? '',
    ticket: expense?.ticket?.number ?? '',
    tax: expense?.withholding?.kind ?? 'none',
    // While it is the whole amount it stays so, whatever the amount becomes.
    base: expense?.withholding?.base === expense?.amount ? null : (expense?.withholding?.base ?? null),
    kept: expense?.files.map(({ id }) => id) ?? [],
  };
}

/** The fields that have to be filled and are not. */
export function faultsOf(
  { amount, description, on, account }: ExpenseValues,
  required: string,
): Record<string, string[]> {
  return {
    ...(description.trim().length < 3 ? { description: [required] } : {}),
    ...(amount === null || amount < 1 ? { amount: [required] } : {}),
    ...(account === '' ? { accountCode: [required] } : {}),
    ...(on === null ? { on: [required] } : {}),
  };
}

/** The expense as it is sent, with the files that it keeps and those that have come. */
export function bodyOf(values: ExpenseValues, sent: readonly string[]): ExpenseDraft {
  const { vendor, account, on, amount, description, reference, ticket, tax, base, kept } = values;
  const text = (typed: string) => (typed.trim() === '' ? null : typed.trim());
  return {
    vendorId: vendor === '' ? null : vendor,
    accountCode: account,
    on: on ?? '',
    amount: amount ?? 0,
    description: description.trim(),
    reference: text(reference),
    ticketNumber: text(ticket),
    withholding: tax === 'none' ? null : { kind: tax, base: base ?? amount ?? 0 },
    fileIds: [...kept, ...sent],
  };
}
