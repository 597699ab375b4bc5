import { useBuildings } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { ForbiddenState, Heading, Skeleton, Stack, Tabs, Text } from '@imah/ui';
import { LiveReads } from '@imah/app/live';
import { useApp, useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useFinancesTexts } from '../texts.ts';
import { Accounts } from '../accounts/accounts.tsx';
import { Bank } from '../bank/bank.tsx';
import { Budget } from '../budget/budget.tsx';
import { Expenses } from '../expenses/expenses.tsx';
import { Journal } from '../journal/journal.tsx';
import { Overview } from '../overview/overview.tsx';
import type { BooksPlace } from '../parts/books-place.ts';
import { Periods } from '../periods/periods.tsx';
import { Report } from '../report/report.tsx';
import { Vendors } from '../vendors/vendors.tsx';
import { FilterBar } from './filter-bar.tsx';
import { everyEntry, type Part, parts, useFilters } from './use-filters.ts';

const live = [
  'getFinancesOverview',
  'getFinancialReport',
  'listLedgerEntries',
  'listLedgerAccounts',
  'listLedgerPeriods',
  'listBankAccounts',
  'listStatementLines',
  'listMatchSuggestions',
  'listUnstatedEntries',
  'listUnsettledPayments',
  'listExpenses',
  'getExpense',
  'listVendors',
  'listBudgets',
  'getBudget',
  'getBudgetComparison',
  'getExpenseBudget',
] as const;

/** `/imah/finances`: what the books of an organisation or a building say; all filters stand in the address. */
export function FinancesPage() {
  const t = useFinancesTexts();
  const buildings = readState(useBuildings());
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('lead')}</Text>
      </Stack>
      <Read of={buildings} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {(known) => <Choice buildings={known} />}
      </Read>
    </Stack>
  );
}

function Choice({ buildings }: { readonly buildings: readonly Building[] }) {
  const t = useFinancesTexts();
  const can = useCan();
  const { person } = useApp();
  const filters = useFilters();
  const readable = buildings.filter(({ orgId, id }) => can('report.view', { orgId, buildingId: id }) === 'allowed');
  const whole = (orgId: string) => can('report.view', { orgId, everywhere: true }) === 'allowed';
  const orgs = (person?.memberships ?? []).filter(
    ({ orgId }) => whole(orgId) || readable.some((building) => building.orgId === orgId),
  );
  const org = orgs.find(({ orgId }) => orgId === filters.orgId) ?? orgs[0];
  if (org === undefined) return <ForbiddenState level={2} text={t('forbidden')} />;
  const { orgId } = org;
  const mine = readable.filter((building) => building.orgId === orgId);
  const chosen = mine.find(({ id }) => id === filters.buildingId) ?? (whole(orgId) ? null : (mine[0] ?? null));
  const place: BooksPlace = {
    orgId,
    buildingId: chosen?.id ?? null,
    reach: whole(orgId) ? 'organization' : 'buildings',
  };
  // What is of the whole organisation, somebody of some buildings does not read.
  const seesExpenses =
    chosen === null ? whole(orgId) : can('expense.view', { orgId, buildingId: chosen.id }) === 'allowed';
  const shown = parts.filter((one) => {
    if (one === 'accounts' || one === 'bank') return place.reach === 'organization';
    return one === 'expenses' || one === 'vendors' ? seesExpenses : true;
  });
  // A link may lead to a part that is not for whoever follows it: they find themselves in the first.
  const part = shown.find((one) => one === filters.part) ?? 'overview';
  return (
    <Stack gap="lg">
      {mine.map(({ id }) => (
        <LiveReads key={id} building={{ orgId, buildingId: id }} only={live} />
      ))}
      <FilterBar part={part} orgs={orgs} buildings={mine} place={place} />
      <Tabs
        label={t('tabs.label')}
        selected={part}
        onChange={({ selected }) =>
          filters.change({ part: parts.find((part) => part === selected) ?? 'overview', budgetId: null, ...everyEntry })
        }
        tabs={shown.map((one) => ({
          id: one,
          label: t(`tabs.${one}`),
          content: one === part ? <Content part={part} place={place} buildings={mine} /> : null,
        }))}
      />
    </Stack>
  );
}

interface ContentProps {
  readonly part: Part;
  readonly place: BooksPlace;
  readonly buildings: readonly Building[];
}

function Content({ part, place, buildings }: ContentProps) {
  if (part === 'overview') return <Overview place={place} />;
  if (part === 'journal') return <Journal place={place} />;
  if (part === 'budget') return <Budget key={place.buildingId} place={place} />;
  if (part === 'expenses') return <Expenses key={place.orgId} place={place} buildings={buildings} />;
  if (part === 'vendors') return <Vendors orgId={place.orgId} />;
  if (part === 'bank') return <Bank orgId={place.orgId} />;
  if (part === 'periods') return <Periods orgId={place.orgId} />;
  if (part === 'accounts') return <Accounts orgId={place.orgId} />;
  return <Report place={place} kind={part} />;
}
