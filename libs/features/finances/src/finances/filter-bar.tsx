import type { Building } from '@imah/contract/buildings';
import { monthAfter, reportSpans } from '@imah/contract/finances/words';
import { Inline, SelectField } from '@imah/ui';
import { useClock, useFormat } from '@imah/app/i18n';
import type { BooksPlace } from '../parts/books-place.ts';
import { useFinancesTexts } from '../texts.ts';
import { monthOf, type Part, useFilters } from './use-filters.ts';

interface FilterBarProps {
  /** What of the books is shown. */
  readonly part: Part;
  readonly orgs: readonly { readonly orgId: string; readonly orgName: string }[];
  readonly buildings: readonly Building[];
  readonly place: BooksPlace;
}

/** Months that can be chosen: three years back, and the next. */
const back = 36;

/** What is of the whole organisation. */
const withoutPlace: ReadonlySet<Part> = new Set(['periods', 'accounts', 'bank', 'vendors']);

/** Of which place and of what time the page is. */
export function FilterBar({ part, orgs, buildings, place }: FilterBarProps) {
  const t = useFinancesTexts();
  const format = useFormat();
  const now = useClock().now();
  const { span, month, change } = useFilters();
  const latest = monthAfter(monthOf(now), 1);
  const months = Array.from({ length: back + 2 }, (_, index) => monthAfter(latest, -index));
  const hasPlace = !withoutPlace.has(part);
  // Expenses have days of their own.
  const hasMonths = hasPlace && part !== 'expenses';
  const places = [
    ...(place.reach === 'organization' ? [{ value: '', label: t('everywhere') }] : []),
    ...buildings.map(({ id, name }) => ({ value: id, label: name })),
  ];
  if (!hasPlace && orgs.length <= 1) return null;
  return (
    <Inline gap="sm" align="end">
      {orgs.length > 1 ? (
        <SelectField
          label={t('organization')}
          value={place.orgId}
          options={orgs.map(({ orgId, orgName }) => ({ value: orgId, label: orgName }))}
          onChange={({ currentTarget }) =>
            change({ orgId: currentTarget.value, buildingId: null, accountId: null, budgetId: null })
          }
        />
      ) : null}
      {hasPlace && places.length > 1 ? (
        <SelectField
          label={t('building')}
          value={place.buildingId ?? ''}
          options={places}
          onChange={({ currentTarget: { value } }) =>
            change({ buildingId: value === '' ? null : value, budgetId: null })
          }
        />
      ) : null}
      {hasMonths && part !== 'overview' && part !== 'budget' ? (
        <SelectField
          label={t('span')}
          value={span}
          options={reportSpans.map((value) => ({ value, label: t(`spans.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            change({ span: reportSpans.find((one) => one === value) ?? 'month' })
          }
        />
      ) : null}
      {hasMonths ? (
        <SelectField
          label={t('month')}
          value={month}
          options={[...new Set([...months, month])].map((value) => ({ value, label: format.month(value) }))}
          onChange={({ currentTarget }) => change({ month: currentTarget.value })}
        />
      ) : null}
    </Inline>
  );
}
