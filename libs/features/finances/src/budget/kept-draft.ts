import type { Budget } from '@imah/contract/finances';
import type { AppPorts } from '@imah/app/ports';

type Line = Pick<Budget['lines'][number], 'accountId' | 'months'>;
type KeptStorage = AppPorts['keptStorage'];

/** What somebody has written in a budget and not saved yet. */
export interface KeptDraft {
  /** The version of the budget in which it was begun. */
  readonly version: number;
  /** The months of each line that is not as it was, by its account. */
  readonly months: Readonly<Record<string, readonly number[]>>;
}

/** What of the lines differs from those that are saved; null where nothing does. */
export function draftOf(
  saved: readonly Line[],
  { lines, version }: { readonly lines: readonly Line[]; readonly version: number },
): KeptDraft | null {
  const was = new Map(saved.map(({ accountId, months }) => [accountId, months.join()]));
  const changed = lines.filter(({ accountId, months }) => was.get(accountId) !== months.join());
  return changed.length === 0
    ? null
    : { version, months: Object.fromEntries(changed.map(({ accountId, months }) => [accountId, months])) };
}

/** The lines with what was written in them; an account that the budget has no line of any more is left out. */
export const withDraft = <L extends Line>(lines: readonly L[], draft: KeptDraft | null): readonly L[] =>
  draft === null
    ? lines
    : lines.map((line) => ({ ...line, months: [...(draft.months[line.accountId] ?? line.months)] }));

/** One for each person and budget: a browser may have several people. */
export const draftKey = (userId: string, budgetId: string): string => `imah-budget-${userId}-${budgetId}`;

/** What was written before, in whatever tab. Null where nothing was, or it cannot be read. */
export function readDraft(storage: KeptStorage, key: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { version, months }: Partial<Record<keyof KeptDraft, unknown>> = kept;
    if (typeof version !== 'number' || typeof months !== 'object' || months === null) return null;
    const lines = Object.entries(months).filter((line): line is [string, number[]] => isYear(line[1]));
    return lines.length === 0 ? null : { version, months: Object.fromEntries(lines) };
  } catch {
    return null;
  }
}

/** Keeps the draft, or nothing; a storage that refuses only means that closing the page loses it. */
export function keepDraft(storage: KeptStorage, key: string, draft: KeptDraft | null): void {
  try {
    if (draft === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(draft));
  } catch {
    // Full or closed storage; the cells on the page are not affected.
  }
}

const isYear = (months: unknown): boolean =>
  Array.isArray(months) &&
  months.length === 12 &&
  months.every((amount) => Number.isSafeInteger(amount) && amount >= 0);
