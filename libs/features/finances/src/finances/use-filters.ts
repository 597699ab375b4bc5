import {
  beforeAllBooks,
  type EntryGroup,
  entryGroups,
  type Months,
  monthsOf,
  type ReportSpan,
  reportSpans,
} from '@imah/contract/finances/words';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '@imah/app/i18n';

export const parts = [
  'overview',
  'profit-loss',
  'balance-sheet',
  'cash-flow',
  'budget',
  'journal',
  'expenses',
  'vendors',
  'bank',
  'periods',
  'accounts',
] as const;
export type Part = (typeof parts)[number];

const beginnings = ['span', 'year', 'beginning'] as const;

/** What the page shows, as its address says it. */
export interface Filters {
  readonly part: Part;
  readonly orgId: string | null;
  readonly buildingId: string | null;
  readonly span: ReportSpan;
  readonly month: string;
  readonly accountId: string | null;
  /** What a line of a report gathers, whose entries are shown. */
  readonly group: EntryGroup | null;
  /** The budget that is open with all of its lines. */
  readonly budgetId: string | null;
  /** From when entries are shown: of the span alone, from January of its year on, or all until its end. */
  readonly since: (typeof beginnings)[number];
  readonly of: 'all' | 'money';
}

/** Filters under which all entries of the span are shown. */
export const everyEntry = {
  accountId: null,
  group: null,
  since: 'span',
  of: 'all',
} as const satisfies Partial<Filters>;

/** The months whose entries are shown. */
export function monthsShown({ span, month, since }: Pick<Filters, 'span' | 'month' | 'since'>): Months {
  const months = monthsOf(span, month);
  if (since === 'year') return { ...months, from: `${month.slice(0, 4)}-01` };
  return since === 'beginning' ? { ...months, from: beforeAllBooks } : months;
}

/** What of the filters stands in the address, by the names that people read there. */
const names = {
  part: 'bagian',
  orgId: 'organisasi',
  buildingId: 'gedung',
  span: 'rentang',
  month: 'bulan',
  accountId: 'akun',
  group: 'kelompok',
  budgetId: 'anggaran',
  since: 'sejak',
  of: 'catatan',
} as const;

/** The month of an instant, as `2026-11`, where people are. */
export const monthOf = (now: number) => new Date(now + 7 * 3_600_000).toISOString().slice(0, 7);

/** The filters of the page, which stand in its address; links keep what they do not change. */
export function useFilters(): Filters & {
  readonly change: (changed: Partial<Filters>) => void;
  readonly hrefOf: (changed: Partial<Filters>) => string;
} {
  const [address, setAddress] = useSearchParams();
  const now = useClock().now();
  const month = address.get(names.month) ?? '';
  const filters: Filters = {
    part: parts.find((part) => part === address.get(names.part)) ?? 'overview',
    orgId: address.get(names.orgId),
    buildingId: address.get(names.buildingId),
    span: reportSpans.find((span) => span === address.get(names.span)) ?? 'month',
    month: /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : monthOf(now),
    accountId: address.get(names.accountId),
    group: entryGroups.find((group) => group === address.get(names.group)) ?? null,
    budgetId: address.get(names.budgetId),
    since: beginnings.find((one) => one === address.get(names.since)) ?? 'span',
    of: address.get(names.of) === 'money' ? 'money' : 'all',
  };
  const paramsOf = (changed: Partial<Filters>) => {
    const next = new URLSearchParams(address);
    for (const [key, value] of Object.entries(changed)) {
      const name = names[key as keyof typeof names];
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  return {
    ...filters,
    change: (changed) => setAddress(paramsOf(changed), { replace: true }),
    hrefOf: (changed) => `/imah/finances?${paramsOf(changed).toString()}`,
  };
}
