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
  /** What the tax is withheld from: the whole amount, whatever it is, or another sum; null while none is written. */
  readonly base: number | 'whole' | null;
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
    base: expense?.withholding?.base === expense?.amount ? 'whole' : (expense?.withholding?.base ?? 'whole'),
    kept: expense?.files.map(({ id }) => id) ?? [],
  };
}

/** The fields that have to be filled and are not. */
export function faultsOf(
  { amount, description, on, account, tax, base }: ExpenseValues,
  required: string,
): Record<string, string[]> {
  return {
    ...(description.trim().length < 3 ? { description: [required] } : {}),
    ...(amount === null || amount < 1 ? { amount: [required] } : {}),
    ...(account === '' ? { accountCode: [required] } : {}),
    ...(on === null ? { on: [required] } : {}),
    ...(tax !== 'none' && base === null ? { 'withholding.base': [required] } : {}),
  };
}

/** What the tax is withheld from, in whole rupiah. */
export const baseOf = ({ base, amount }: ExpenseValues) => (base === 'whole' ? amount : base);

/** The expense as it is sent, with the files that it keeps and those that have come. */
export function bodyOf(values: ExpenseValues, sent: readonly string[]): ExpenseDraft {
  const { vendor, account, on, amount, description, reference, ticket, tax, kept } = values;
  const text = (typed: string) => (typed.trim() === '' ? null : typed.trim());
  return {
    vendorId: vendor === '' ? null : vendor,
    accountCode: account,
    on: on ?? '',
    amount: amount ?? 0,
    description: description.trim(),
    reference: text(reference),
    ticketNumber: text(ticket),
    withholding: tax === 'none' ? null : { kind: tax, base: baseOf(values) ?? 0 },
    fileIds: [...kept, ...sent],
  };
}
