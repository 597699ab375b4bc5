import { useBuildings, useRead } from '@imah/api-client/react';
import type { InstalmentPlan } from '@imah/contract/payments';
import { Button, ButtonLink, Card, Heading, Inline, List, ListRow, Stack, StatusBadge, Text } from '@imah/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDay, useFormat } from '@imah/app/i18n';
import { LiveReads } from '@imah/app/live';
import { readState } from '@imah/app/read';
import { RecordPage } from '../parts/record-page.tsx';
import { AnswerPlan } from './answer-plan.tsx';
import { CancelForm } from './cancel-form.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PlanParts } from './plan-parts.tsx';
import { planTones } from './plan-tones.ts';
import { useInstalmentTexts } from './texts.ts';

const live = ['getInstalmentPlan'] as const;
/** A payment online is of so many bills at most. */
const mostAtOnce = 20;

/** `/imah/cicilan/:id`: a plan of instalments for who pays by it and who keeps the books. */
export function InstalmentPlanPage() {
  const t = useInstalmentTexts();
  const { id: instalmentPlanId = '' } = useParams();
  const { data: buildings } = useBuildings();
  const plan = readState(useRead('getInstalmentPlan', { params: { instalmentPlanId } }));
  return (
    <>
      {(buildings ?? []).map(({ orgId, id }) => (
        <LiveReads key={id} building={{ orgId, buildingId: id }} only={live} />
      ))}
      <RecordPage of={plan} failed={t('failed')} missing={{ title: t('plan.missing'), text: t('plan.missingText') }}>
        {(known) => <Known plan={known} />}
      </RecordPage>
    </>
  );
}

function Known({ plan }: { readonly plan: InstalmentPlan }) {
  const t = useInstalmentTexts();
  const format = useFormat();
  const day = useDay();
  const [dialog, setDialog] = useState<'closed' | 'cancel'>('closed');
  const { state, unitCode, personName, bills, reader, moves, next } = plan;
  const open = bills.filter(({ outstanding }) => outstanding > 0).map(({ billId }) => billId);
  return (
    <Stack gap="xl">
      <Inline justify="between" align="end" gap="md">
        <Heading level={1}>{t('plan.title', { unit: unitCode, name: personName })}</Heading>
        <StatusBadge tone={planTones[state]} label={t(`states.${state}`)} />
      </Inline>
      {moves.includes('accept') ? <AnswerPlan plan={plan} /> : null}
      {state === 'running' ? <Text tone="muted">{t('plan.rule')}</Text> : null}
      {state === 'running' && reader === 'payer' && next !== null ? (
        <Inline>
          <ButtonLink
            tone="primary"
            href={`/imah/bayar?tagihan=${open.slice(0, mostAtOnce).join(',')}&jumlah=${next.rest}`}
          >
            {t('pay', { amount: format.rupiah(next.rest) })}
          </ButtonLink>
        </Inline>
      ) : null}
      <PlanParts plan={plan} />
      <PlanFacts plan={plan} />
      <Stack gap="md" as="section" aria-label={t('plan.bills')}>
        <Heading level={2}>{t('plan.bills')}</Heading>
        <Card padding="none">
          <List>
            {bills.map(({ billId, number, period, dueOn, amount, outstanding }) => (
              <ListRow
                key={billId}
                href={`/imah/tagihan/${billId}`}
                title={t('plan.bill', { number, month: format.month(period) })}
                description={t('plan.billDue', { day: day(dueOn), amount: format.rupiah(outstanding) })}
                trailing={<Text weight="semibold">{format.rupiah(amount)}</Text>}
              />
            ))}
          </List>
        </Card>
      </Stack>
      {moves.includes('cancel') ? (
        <Inline>
          <Button onClick={() => setDialog('cancel')}>{t('cancel.action')}</Button>
        </Inline>
      ) : null}
      {dialog === 'cancel' ? <CancelForm plan={plan} onClose={() => setDialog('closed')} /> : null}
    </Stack>
  );
}
