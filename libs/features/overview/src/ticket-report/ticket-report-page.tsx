import { useRead } from '@imah/api-client/react';
import type { TicketReport } from '@imah/contract/portfolio';
import { Button, Card, EmptyState, ForbiddenState, Grid, Heading, Inline, Link, Skeleton, Stack, Text } from '@imah/ui';
import { printerIcon, ticketIcon } from '@imah/ui/icons';
import { keepPreviousData } from '@tanstack/react-query';
import { useFormat } from '@imah/app/i18n';
import { seesDashboard, useApp } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { isQuiet } from './model/figures.ts';
import { addMonths } from './model/months.ts';
import { ReportControls } from './parts/report-controls.tsx';
import { ReportNumbers } from './parts/report-numbers.tsx';
import { ReportTable } from './parts/report-table.tsx';
import { useTicketReportTexts } from './texts.ts';
import { type ReportView, useReportView } from './use-report-view.ts';

/** How the tickets of a month were answered and resolved, beside the month before. */
export function TicketReportPage() {
  const { person } = useApp();
  if (person === null) return <ReportSkeleton />;
  return seesDashboard(person) ? <Report /> : <ForbiddenState level={1} />;
}

function Report() {
  const t = useTicketReportTexts();
  const view = useReportView();
  const query = {
    month: view.month,
    by: view.by,
    ...(view.buildingId === null ? {} : { buildingId: view.buildingId }),
  };
  const report = readState(useRead('getTicketReport', { query }, { placeholderData: keepPreviousData }));
  return (
    <Stack gap="xl">
      <Inline justify="between" align="end" gap="md">
        <Stack gap="xs">
          <Link href="/imah/dashboard">{t('dashboard')}</Link>
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted">{t('lead')}</Text>
        </Stack>
        <Button icon={printerIcon} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </Inline>
      <ReportControls view={view} />
      <Read of={report} loading={<ReportSkeleton />} failed={t('failed')}>
        {(known) => <Numbers report={known} view={view} />}
      </Read>
    </Stack>
  );
}

function Numbers({ report, view }: { readonly report: TicketReport; readonly view: ReportView }) {
  const t = useTicketReportTexts();
  const format = useFormat();
  if (isQuiet(report.total))
    return <EmptyState icon={ticketIcon} title={t('empty.title')} text={t('empty.text')} level={2} />;
  return (
    <>
      <ReportNumbers total={report.total} earlier={format.month(addMonths(view.month, -1))} />
      <ReportTable rows={report.rows} by={view.by} />
      <Text size="sm" tone="muted">
        {t('how')}
      </Text>
    </>
  );
}

function ReportSkeleton() {
  return (
    <Stack gap="xl" aria-busy>
      <Grid columns={4} gap="md">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <Card key={row}>
            <Stack gap="sm">
              <Skeleton width="1/2" />
              <Skeleton shape="heading" width="1/4" />
              <Skeleton width="3/4" />
            </Stack>
          </Card>
        ))}
      </Grid>
      <Skeleton shape="card" />
    </Stack>
  );
}
