import type { Budget, BudgetComparison } from '@imah/contract/finances';
import type { TestApp, TestPerson } from '@imah/server-platform/testing';
import { expenseCalls } from './expense-calls.ts';

/** A budget by what calls of it need. */
type Known = Pick<Budget, 'id' | 'version'>;

/** A building with finance, a second treasurer and a manager, and the calls about budgets. */
export async function budgetCalls(test: TestApp, name: string) {
  const calls = await expenseCalls(test, name);
  const { place, finance, second, send, put, organization } = calls;
  const base = `${organization}/finances`;
  const of = (budgetId: string) => `${base}/budgets/${budgetId}`;
  const match = ({ version }: Known, { bearer }: TestPerson) => ({ ...bearer, 'if-match': `"${version}"` });
  const accounts = (await send('GET', `${base}/accounts`)).data as { accountId: string; code: string }[];
  const accountOf = (code: string) => accounts.find((account) => account.code === code)?.accountId ?? '';

  const begin = (more: object = {}, who: TestPerson = finance) =>
    send(
      'POST',
      `${base}/budgets`,
      { buildingId: place.buildingId, year: '2026', basis: 'empty', ...more },
      who.bearer,
    );
  const read = (id: string, who: TestPerson = finance) => send('GET', of(id), undefined, who.bearer);
  const list = (query = `year=2026&buildingId=${place.buildingId}`, who: TestPerson = finance) =>
    send('GET', `${base}/budgets?${query}`, undefined, who.bearer);
  /** Writes lines by the codes of their accounts. */
  const write = (budget: Known, lines: Readonly<Record<string, readonly number[]>>, who: TestPerson = finance) =>
    put(
      of(budget.id),
      { lines: Object.entries(lines).map(([code, months]) => ({ accountId: accountOf(code), months })) },
      who,
      budget.version,
    );
  const move = (budget: Known, to: string, who: TestPerson = finance, reason: string | null = null) =>
    send('POST', `${of(budget.id)}/moves`, { move: to, reason }, match(budget, who));
  const give = (budget: Known, text: string, more: object = {}, who: TestPerson = finance) =>
    send('POST', `${of(budget.id)}/imports`, { source: { kind: 'text', text }, mode: 'apply', ...more }, who.bearer);
  const undo = (budget: Known, who: TestPerson = finance) =>
    send('POST', `${of(budget.id)}/undone-imports`, undefined, match(budget, who));
  const compare = async (query = `month=2026-11&buildingId=${place.buildingId}`): Promise<BudgetComparison> =>
    (await send('GET', `${base}/budget-comparison?${query}`)).data;
  /** An approved budget with these lines. */
  const approvedBudget = async (lines: Readonly<Record<string, readonly number[]>>, more: object = {}) => {
    const written = (await write((await begin(more)).data, lines)).data as Budget;
    return (await move((await move(written, 'submit')).data, 'approve', second)).data as Budget;
  };
  return {
    ...calls,
    base,
    accountOf,
    begin,
    read,
    listBudgets: list,
    write,
    moveBudget: move,
    give,
    undo,
    compare,
    approvedBudget,
  };
}

/** The months of the lines of a budget that are planned, by the codes of their accounts. */
export const plannedOf = ({ lines }: Budget): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(
    lines.filter(({ months }) => months.some((amount) => amount > 0)).map(({ code, months }) => [code, months]),
  );

/** The same of every month. */
export const even = (amount: number): number[] => Array.from({ length: 12 }, () => amount);
