import { useRead } from '@imah/api-client/react';
import { Skeleton, Stack, Text } from '@imah/ui';
import { Read, readState } from '@imah/app/read';
import { useFilters } from '../finances/use-filters.ts';
import { type BooksPlace, placeQueryOf } from '../parts/books-place.ts';
import { BudgetView } from './budget-view.tsx';
import { Comparison } from './comparison.tsx';
import { Revisions } from './revisions.tsx';
import { useBudgetTexts } from './texts.ts';

/** What a year is planned to bring and to cost: beside what became of it, or one budget with all of its lines. */
export function Budget({ place }: { readonly place: BooksPlace }) {
  const { budgetId, month } = useFilters();
  return budgetId === null ? (
    <Year key={month.slice(0, 4)} place={place} year={month.slice(0, 4)} />
  ) : (
    <One key={budgetId} place={place} budgetId={budgetId} />
  );
}

function Year({ place, year }: { readonly place: BooksPlace; readonly year: string }) {
  const t = useBudgetTexts();
  const query = { year, ...placeQueryOf(place) };
  const budgets = readState(useRead('listBudgets', { params: { orgId: place.orgId }, query }));
  return (
    <Read of={budgets} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
      {(known) => (
        <Stack gap="xl">
          <Revisions place={place} year={year} budgets={known} />
          {known.length === 0 ? null : <Comparison place={place} />}
        </Stack>
      )}
    </Read>
  );
}

function One({ place: { orgId }, budgetId }: { readonly place: BooksPlace; readonly budgetId: string }) {
  const t = useBudgetTexts();
  const budget = readState(useRead('getBudget', { params: { orgId, budgetId } }));
  return (
    <Read
      of={budget}
      level={2}
      loading={<Skeleton shape="card" />}
      failed={t('failed')}
      missing={<Text>{t('missing')}</Text>}
    >
      {(known) => <BudgetView budget={known} />}
    </Read>
  );
}
