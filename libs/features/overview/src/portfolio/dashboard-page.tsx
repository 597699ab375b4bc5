import { portfolioPeriods } from '@imah/contract/portfolio/words';
import type { Portfolio } from '@imah/contract/portfolio';
import {
  Button,
  Card,
  EmptyState,
  ForbiddenState,
  Grid,
  Heading,
  Inline,
  Link,
  Skeleton,
  Stack,
  Text,
  ToggleGroup,
} from '@imah/ui';
import { buildingIcon, printerIcon } from '@imah/ui/icons';
import { seesDashboard, useApp } from '@imah/app/ports';
import { useFormat } from '@imah/app/i18n';
import { LiveReads } from '@imah/app/live';
import { Read, readState } from '@imah/app/read';
import { TicketNumbers, TicketNumbersSkeleton } from '@imah/features-tickets/numbers';
import { ListSheet } from './lists/list-sheet.tsx';
import { BuildingTable } from './parts/building-table.tsx';
import { EnergyCharts } from './parts/energy-charts.tsx';
import { sumTickets } from './model/portfolio-sums.ts';
import { PortfolioStats } from './parts/portfolio-stats.tsx';
import { usePortfolioTexts } from './texts.ts';
import { usePortfolio } from './use-portfolio.ts';
import { type PortfolioView, useView } from './use-view.ts';

const changing = [
  'getPortfolio',
  'listPortfolioMeters',
  'listPortfolioDevices',
  'listMyAlarms',
  'listTickets',
] as const;

/** All buildings in numbers that can be compared; every number leads to the list behind it. */
export function DashboardPage() {
  const { person } = useApp();
  if (person === null) return <DashboardSkeleton />;
  return seesDashboard(person) ? <Dashboard /> : <ForbiddenState level={1} />;
}

function Dashboard() {
  const t = usePortfolioTexts();
  const view = useView();
  const portfolio = readState(usePortfolio(view.period));

  return (
    <Stack gap="xl">
      <Inline justify="between" align="end" gap="md">
        <Stack gap="xs">
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted">{t('lead')}</Text>
          <Link href="/imah/reports">{t('report')}</Link>
        </Stack>
        <Inline gap="md">
          <ToggleGroup
            label={t('period.label')}
            value={view.period}
            options={portfolioPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
            onChange={({ value }) =>
              view.choosePeriod(portfolioPeriods.find((known) => known === value) ?? view.period)
            }
          />
          <Button icon={printerIcon} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Inline>
      </Inline>
      <Read of={portfolio} loading={<DashboardSkeleton />} failed={t('failed')}>
        {(known) => <Numbers portfolio={known} view={view} />}
      </Read>
      {view.list === null ? null : <ListSheet list={view.list} period={view.period} onClose={view.closeList} />}
    </Stack>
  );
}

function Numbers({ portfolio, view }: { readonly portfolio: Portfolio; readonly view: PortfolioView }) {
  const t = usePortfolioTexts();
  const format = useFormat();
  const { buildings, at } = portfolio;
  const [first] = buildings;
  const tickets = sumTickets(buildings);
  if (first === undefined)
    return <EmptyState icon={buildingIcon} title={t('empty.title')} text={t('empty.text')} level={2} />;
  return (
    <>
      {buildings.map(({ id, orgId }) => (
        <LiveReads key={id} building={{ orgId, buildingId: id }} only={changing} />
      ))}
      <Stack gap="md">
        <PortfolioStats buildings={buildings} hrefOf={view.hrefOf} />
        {tickets === null ? null : (
          <TicketNumbers counts={tickets} hrefOf={(name) => view.hrefOf(name === 'open' ? 'tickets' : name)} />
        )}
      </Stack>
      <EnergyCharts buildings={buildings} />
      <section id="gedung">
        <BuildingTable buildings={buildings} />
      </section>
      <Text size="sm" tone="muted">
        {t('asOf', { time: format.dateTime(at, first.timeZone) })}
      </Text>
    </>
  );
}

function DashboardSkeleton() {
  return (
    <Stack gap="xl" aria-busy>
      <Stack gap="md">
        <Grid columns={4} gap="md">
          {[1, 2, 3, 4].map((row) => (
            <Card key={row}>
              <Stack gap="sm">
                <Skeleton width="1/2" />
                <Skeleton shape="heading" width="1/4" />
                <Skeleton width="3/4" />
              </Stack>
            </Card>
          ))}
        </Grid>
        <TicketNumbersSkeleton />
      </Stack>
      <Grid item="xl" gap="md">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Grid>
      <Skeleton shape="card" />
    </Stack>
  );
}
