import { useBuildings, useRead } from '@imah/api-client/react';
import type { BillingReview } from '@imah/contract/billing';
import {
  Callout,
  Card,
  EmptyState,
  ForbiddenState,
  Grid,
  Heading,
  Inline,
  List,
  ListRow,
  Stack,
  Stat,
  StatusBadge,
  Text,
} from '@imah/ui';
import { receiptTextIcon } from '@imah/ui/icons';
import { useParams } from 'react-router-dom';
import { useDay, useFormat } from '@imah/app/i18n';
import { LiveReads } from '@imah/app/live';
import { readState } from '@imah/app/read';
import { billTones } from '../payments/payment-tones.ts';
import { usePaymentTexts } from '../payments/texts.ts';
import { runTones } from '../run-tones.ts';
import { useBillingTexts } from '../texts.ts';
import { RecordPage } from '../parts/record-page.tsx';
import { useUsageTexts } from '../meters/texts.ts';
import { Gaps } from './gaps.tsx';
import { RunSteps } from './run-steps.tsx';
import { RunWork } from './run-work.tsx';

const live = ['getBillingRun'] as const;

/** `/imah/tagihan/:id/:runId`: the bills of a building for a month, looked at before they are issued. */
export function BillingRunPage() {
  const t = useBillingTexts();
  const { id: buildingId = '', runId = '' } = useParams();
  const building = useBuildings().data?.find(({ id }) => id === buildingId);
  const review = readState(useRead('getBillingRun', { params: { buildingId, runId } }));
  return (
    <>
      {building === undefined ? null : <LiveReads building={{ orgId: building.orgId, buildingId }} only={live} />}
      <RecordPage
        of={review}
        buildingId={buildingId}
        failed={t('failed')}
        forbidden={<ForbiddenState level={1} />}
        missing={{ title: t('run.missing'), text: t('run.missingText') }}
      >
        {(known) => <Review review={known} />}
      </RecordPage>
    </>
  );
}

function Review({ review }: { readonly review: BillingReview }) {
  const t = useBillingTexts();
  const tu = useUsageTexts();
  const format = useFormat();
  const day = useDay();
  const { run, gaps, figures, work } = review;
  const change = run.totalBefore === null ? null : run.total - run.totalBefore;
  return (
    <Stack gap="xl">
      <Inline justify="between" align="end" gap="md">
        <Stack gap="xs">
          <Heading level={1}>{t('run.title', { month: format.month(run.period) })}</Heading>
          <Text tone="muted">{t('run.lead', { building: run.buildingName, day: day(run.dueOn) })}</Text>
        </Stack>
        <StatusBadge tone={runTones[run.state]} label={t(`states.${run.state}`)} />
      </Inline>
      <Grid columns={3} gap="md">
        <Stat label={t('run.total')} value={format.rupiah(run.total)} />
        <Stat label={t('run.bills')} value={format.number(run.billCount)} />
        <Stat label={t('run.change')} value={change === null ? '—' : format.rupiah(change)} />
      </Grid>
      {figures === 'outdated' ? (
        <Callout tone="warning" title={tu('run.outdated')}>
          <Text size="sm">{tu('run.outdatedText')}</Text>
        </Callout>
      ) : null}
      {work === null ? null : <RunWork run={run} work={work} />}
      {work === null || work.failure !== null ? <RunSteps review={review} /> : null}
      <Gaps gaps={gaps} buildingId={run.buildingId} />
      <Bills review={review} />
    </Stack>
  );
}

function Bills({ review: { run, bills } }: { readonly review: BillingReview }) {
  const t = useBillingTexts();
  const tp = usePaymentTexts();
  const format = useFormat();
  if (run.state === 'draft') return null;
  if (bills.length === 0)
    return <EmptyState icon={receiptTextIcon} level={2} title={t('run.empty')} text={t('run.emptyText')} />;
  return (
    <Stack gap="md" as="section" aria-label={t('run.list')}>
      <Heading level={2}>{t('run.list')}</Heading>
      <Card padding="none">
        <List>
          {bills.map(({ id, number, unitCode, personName, total, totalBefore, state }) => (
            <ListRow
              key={id}
              {...(number === null ? {} : { href: `/imah/tagihan/${id}` })}
              title={t('run.row', { unit: unitCode, name: personName })}
              description={[
                ...(number === null ? [] : [number]),
                totalBefore === null
                  ? t('run.noBefore')
                  : totalBefore === total
                    ? t('run.sameBefore')
                    : t('run.before', { amount: format.rupiah(totalBefore) }),
              ].join(' · ')}
              trailing={
                <Inline gap="sm" align="center">
                  {number === null ? null : <StatusBadge tone={billTones[state]} label={tp(`bill.states.${state}`)} />}
                  <Text weight="semibold">{format.rupiah(total)}</Text>
                </Inline>
              }
            />
          ))}
        </List>
      </Card>
    </Stack>
  );
}
