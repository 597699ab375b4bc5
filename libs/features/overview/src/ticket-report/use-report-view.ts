import { reportGroups, type ReportGroup } from '@imah/contract/portfolio/words';
import { useNow } from '@imah/app/i18n';
import { useSearchParams } from 'react-router-dom';
import { monthAt } from './model/months.ts';

export interface ReportView {
  readonly month: string;
  readonly by: ReportGroup;
  readonly buildingId: string | null;
  readonly isLatest: boolean;
  readonly change: (name: 'month' | 'by' | 'building', value: string | null) => void;
}

/** What the address asks for, so that a link leads to the same numbers. */
export function useReportView(): ReportView {
  const [search, setSearch] = useSearchParams();
  const latest = monthAt(useNow(60_000));
  const asked = search.get('month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) && asked < latest ? asked : latest;
  return {
    month,
    by: reportGroups.find((known) => known === search.get('by')) ?? 'building',
    buildingId: search.get('building'),
    isLatest: month === latest,
    change: (name, value) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === null) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true },
      ),
  };
}
