import { useRead } from '@imah/api-client/react';
import type { FinancesOverview } from '@imah/contract/finances';
import { Card, Grid, Link, Skeleton, Stack, Stat } from '@imah/ui';
import { BarChart } from '@imah/ui/charts';
import { useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { useFilters } from '../finances/use-filters.ts';
import { type BooksPlace, placeQueryOf } from '../parts/books-place.ts';
import { useFinancesTexts } from '../texts.ts';

/** Twelve months beside each other, money now, and what payers owe. */
export function Overview({ place }: { readonly place: BooksPlace }) {
  const t = useFinancesTexts();
  const { month } = useFilters();
  const read = readState(
    useRead('getFinancesOverview', { params: { orgId: place.orgId }, query: { month, ...placeQueryOf(place) } }),
  );
  return (
    <Read of={read} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
      {(overview) => <Known overview={overview} place={place} />}
    </Read>
  );
}

function Known({ overview, place }: { readonly overview: FinancesOverview; readonly place: BooksPlace }) {
  const t = useFinancesTexts();
  const format = useFormat();
  const { months, money, outstanding, overdue } = overview;
  const sum = (of: 'billed' | 'collected') => months.reduce((total, month) => total + month[of], 0);
  const billed = sum('billed');
  const facts = [
    { label: t('overview.money'), value: format.rupiah(money) },
    { label: t('overview.outstanding'), value: format.rupiah(outstanding) },
    { label: t('overview.overdue'), value: format.rupiah(overdue) },
    { label: t('overview.collection'), value: billed === 0 ? '–' : format.percent(sum('collected') / billed) },
  ];
  const charts = [
    {
      id: 'result',
      of: [
        ['revenue', 'revenue'],
        ['expense', 'expense'],
      ],
    },
    {
      id: 'flow',
      of: [
        ['moneyIn', 'moneyIn'],
        ['moneyOut', 'moneyOut'],
      ],
    },
    {
      id: 'billed',
      of: [
        ['issued', 'billed'],
        ['collected', 'collected'],
      ],
    },
  ] as const;
  return (
    <Stack gap="xl">
      <Stack gap="sm">
        <Grid as="section" item="md" gap="md" aria-label={t('overview.now')}>
          {facts.map(({ label, value }) => (
            <Card key={label}>
              <Stat label={label} value={value} />
            </Card>
          ))}
        </Grid>
        <Link href={`/imah/tagihan/tunggakan${place.buildingId === null ? '' : `?gedung=${place.buildingId}`}`}>
          {t('overview.arrears')}
        </Link>
      </Stack>
      {charts.map(({ id, of }) => (
        <BarChart
          key={id}
          title={t(`overview.${id}`)}
          level={2}
          summary={t(`overview.${id}Summary`)}
          categoryLabel={t('month')}
          categories={months.map(({ month }) => format.shortMonth(month))}
          series={of.map(([label, field]) => ({
            id: field,
            label: t(`overview.${label}`),
            values: months.map((month) => month[field]),
          }))}
          formatValue={(value) => format.rupiah(value)}
        />
      ))}
    </Stack>
  );
}
