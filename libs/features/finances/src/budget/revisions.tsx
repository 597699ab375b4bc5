import type { BudgetSummary } from '@imah/contract/finances';
import { Button, Card, EmptyState, Heading, Inline, Link, List, ListRow, Stack, StatusBadge, Text } from '@imah/ui';
import { landmarkIcon, plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { useFilters } from '../finances/use-filters.ts';
import type { BooksPlace } from '../parts/books-place.ts';
import { BeginForm } from './begin-form.tsx';
import { budgetTones } from './budget-tones.ts';
import { budgetTarget } from './budget-target.ts';
import { useBudgetTexts } from './texts.ts';
import { useSaidOfBudget } from './use-said-of-budget.ts';

interface RevisionsProps {
  readonly place: BooksPlace;
  readonly year: string;
  readonly budgets: readonly BudgetSummary[];
}

/** The budgets of a year, the newest first, and the way to another. */
export function Revisions({ place, year, budgets }: RevisionsProps) {
  const t = useBudgetTexts();
  const can = useCan();
  const [dialog, setDialog] = useState<'shut' | 'begin'>('shut');
  const isInWork = budgets.some(({ state }) => state === 'draft' || state === 'submitted');
  const mayBegin = can('report.create', budgetTarget(place)) === 'allowed' && !isInWork;
  const hasApproved = budgets.some(({ state }) => state === 'approved');
  const begin = mayBegin ? (
    <Button tone="primary" icon={plusIcon} onClick={() => setDialog('begin')}>
      {t(hasApproved ? 'begin.revise' : 'begin.action')}
    </Button>
  ) : null;
  return (
    <>
      {budgets.length === 0 ? (
        <EmptyState
          icon={landmarkIcon}
          level={2}
          title={t('none', { year })}
          text={t(mayBegin ? 'noneText' : 'noneYours')}
          actions={begin}
        />
      ) : (
        <Stack gap="md">
          <Inline gap="sm" align="center">
            <Heading level={2} size="md">
              {t('revisions.title', { year })}
            </Heading>
            {begin}
          </Inline>
          <Card padding="none">
            <List>
              {budgets.map((budget) => (
                <Revision key={budget.id} budget={budget} />
              ))}
            </List>
          </Card>
        </Stack>
      )}
      {dialog === 'begin' ? (
        <BeginForm place={place} year={year} hasApproved={hasApproved} onClose={() => setDialog('shut')} />
      ) : null}
    </>
  );
}

function Revision({ budget }: { readonly budget: BudgetSummary }) {
  const t = useBudgetTexts();
  const format = useFormat();
  const said = useSaidOfBudget();
  const { hrefOf } = useFilters();
  const { id, revision, state, revenue, expense } = budget;
  const name = revision === 1 ? t('revisions.first') : t('revisions.revision', { revision });
  return (
    <ListRow
      title={<Link href={hrefOf({ budgetId: id })}>{name}</Link>}
      description={
        <Stack gap="xs">
          <Text size="sm">
            {t('revisions.sums', { revenue: format.rupiah(revenue), expense: format.rupiah(expense) })}
          </Text>
          {said(budget).map((line) => (
            <Text key={line} size="sm" tone="muted">
              {line}
            </Text>
          ))}
        </Stack>
      }
      trailing={<StatusBadge tone={budgetTones[state]} label={t(`states.${state}`)} />}
    />
  );
}
