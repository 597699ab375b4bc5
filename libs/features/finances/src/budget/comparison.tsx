import { useRead } from '@imah/api-client/react';
import type { BudgetComparison } from '@imah/contract/finances';
import { budgetFileFormats } from '@imah/contract/finances/words';
import { Button, Callout, Inline, Menu, Skeleton, Stack, Text, ToggleGroup } from '@imah/ui';
import { BarChart } from '@imah/ui/charts';
import { downloadIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useFilters } from '../finances/use-filters.ts';
import { type BooksPlace, placeQueryOf } from '../parts/books-place.ts';
import { budgetTarget } from './budget-target.ts';
import { ComparisonTable, type ComparisonSpan, comparisonSpans } from './comparison-table.tsx';
import { useBudgetTexts } from './texts.ts';

/** The approved budget of the year beside what the books say, until and with the month that is chosen. */
export function Comparison({ place }: { readonly place: BooksPlace }) {
  const t = useBudgetTexts();
  const can = useCan();
  const { month } = useFilters();
  const [span, setSpan] = useState<ComparisonSpan>('to-date');
  const { orgId } = place;
  const query = { month, ...placeQueryOf(place) };
  const read = readState(useRead('getBudgetComparison', { params: { orgId }, query }));
  const hrefOf = (format: string) =>
    `/api/v1/organizations/${orgId}/finances/budget-file?${new URLSearchParams({ ...query, format }).toString()}`;
  return (
    <Stack gap="lg">
      <Inline gap="sm" align="end">
        <ToggleGroup
          label={t('span')}
          value={span}
          onChange={({ value }) => setSpan(comparisonSpans.find((one) => one === value) ?? 'to-date')}
          options={comparisonSpans.map((value) => ({ value, label: t(`spans.${value}`) }))}
        />
        {can('report.export', budgetTarget(place)) === 'allowed' ? (
          <Menu
            align="end"
            trigger={<Button icon={downloadIcon}>{t('file.action')}</Button>}
            items={budgetFileFormats.map((format) => ({
              kind: 'action',
              label: t(`file.${format}`),
              onSelect: () => window.location.assign(hrefOf(format)),
            }))}
          />
        ) : null}
      </Inline>
      <Read of={read} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {(comparison) => <Known comparison={comparison} span={span} />}
      </Read>
    </Stack>
  );
}

function Known({ comparison, span }: { readonly comparison: BudgetComparison; readonly span: ComparisonSpan }) {
  const t = useBudgetTexts();
  const format = useFormat();
  const { month, months, budget } = comparison;
  const year = month.slice(0, 4);
  return (
    <Stack gap="xl">
      {budget === null ? <Callout tone="info">{t('unapproved', { year })}</Callout> : null}
      <Stack gap="sm">
        <ComparisonTable comparison={comparison} span={span} />
        <Text size="sm" tone="muted">
          {t('table.forecastHint')}
        </Text>
      </Stack>
      {(['expense', 'revenue'] as const).map((type) => (
        <BarChart
          key={type}
          title={t(`chart.${type}`, { year })}
          level={2}
          summary={t(`chart.${type}Summary`)}
          categoryLabel={year}
          categories={months.map((one) => format.shortMonth(one.month))}
          series={(['planned', 'actual'] as const).map((of) => ({
            id: of,
            label: t(`table.${of}`),
            values: months.map((one) => one[type][of]),
          }))}
          formatValue={(value) => format.rupiah(value)}
        />
      ))}
    </Stack>
  );
}
