import { portfolioPeriods, type PortfolioPeriod } from '@imah/contract/portfolio/words';
import { useSearchParams } from 'react-router-dom';

/** Where the address names none. */
const usual: PortfolioPeriod = '7-days';

/** Lists behind the numbers. */
const lists = ['alarms', 'online', 'offline', 'meters', 'tickets', 'overdue', 'unassigned'] as const;
export type PortfolioList = (typeof lists)[number];

export interface PortfolioView {
  readonly period: PortfolioPeriod;
  readonly list: PortfolioList | null;
  readonly choosePeriod: (period: PortfolioPeriod) => void;
  readonly hrefOf: (list: PortfolioList) => string;
  readonly closeList: () => void;
}

/** What the address shows, so that a link leads to the same numbers and lists. */
export function useView(): PortfolioView {
  const [search, setSearch] = useSearchParams();
  const period = portfolioPeriods.find((known) => known === search.get('period')) ?? usual;
  const list = lists.find((known) => known === search.get('list')) ?? null;
  const change = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return {
    period,
    list,
    choosePeriod: (next) => change('period', next),
    hrefOf: (next) => `/imah/dashboard?period=${period}&list=${next}`,
    closeList: () => change('list', null),
  };
}
