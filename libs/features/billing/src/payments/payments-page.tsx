import { useBuilding, useReadPages } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { type PaymentState, paymentStates } from '@imah/contract/payments/words';
import {
  Button,
  Card,
  EmptyState,
  ForbiddenState,
  Heading,
  Inline,
  Skeleton,
  Stack,
  Text,
  ToggleGroup,
} from '@imah/ui';
import { banknoteIcon, plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { LiveReads } from '@imah/app/live';
import { useCan } from '@imah/app/ports';
import { Read, ReadMore, readState } from '@imah/app/read';
import { RecordPage } from '../parts/record-page.tsx';
import { PaymentRows } from './payment-rows.tsx';
import { RecordPayment } from './record-payment.tsx';
import { usePaymentTexts } from './texts.ts';

const live = ['listPayments'] as const;
const isState = (text: string | null): text is PaymentState => paymentStates.some((state) => state === text);

/** `/imah/tagihan/:id/pembayaran`: what a building has received; which state is shown stands in the address. */
export function PaymentsPage() {
  const t = usePaymentTexts();
  const { id: buildingId = '' } = useParams();
  const building = readState(useBuilding(buildingId));
  return (
    <RecordPage
      of={building}
      buildingId={buildingId}
      failed={t('failed')}
      missing={{ title: t('missing'), text: t('missingText') }}
    >
      {(known) => <Payments building={known} />}
    </RecordPage>
  );
}

function Payments({ building }: { readonly building: Building }) {
  const t = usePaymentTexts();
  const can = useCan();
  const [search, setSearch] = useSearchParams();
  const [dialog, setDialog] = useState<'closed' | 'record'>('closed');
  const { orgId, id: buildingId } = building;
  const asked = search.get('status');
  const state = isState(asked) ? asked : undefined;
  const found = useReadPages(
    'listPayments',
    { params: { buildingId }, query: { limit: 50, ...(state === undefined ? {} : { state }) } },
    {
      // What was recorded meanwhile moves the rest down: each stands once.
      select: ({ pages }) => [...new Map(pages.flatMap(({ data }) => data).map((one) => [one.id, one])).values()],
    },
  );
  return (
    <Stack gap="lg">
      <LiveReads building={{ orgId, buildingId }} only={live} />
      <Inline justify="between" align="end" gap="md">
        <Stack gap="xs">
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted">{t('lead', { building: building.name })}</Text>
        </Stack>
        {can('payment.create', { orgId, buildingId }) === 'allowed' ? (
          <Button icon={plusIcon} tone="primary" onClick={() => setDialog('record')}>
            {t('record')}
          </Button>
        ) : null}
      </Inline>
      <Inline>
        <ToggleGroup
          label={t('show')}
          size="sm"
          choice="one"
          value={state ?? 'all'}
          options={(['all', ...paymentStates] as const).map((value) => ({ value, label: t(`filters.${value}`) }))}
          onChange={({ value }) => setSearch(isState(value) ? { status: value } : {}, { replace: true })}
        />
      </Inline>
      <Read
        of={readState(found)}
        level={2}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        forbidden={<ForbiddenState level={2} />}
        empty={<EmptyState icon={banknoteIcon} level={2} title={t('empty')} text={t('emptyText')} />}
      >
        {(payments) => (
          <Stack gap="md">
            <Card padding="none">
              <PaymentRows payments={payments} />
            </Card>
            <ReadMore of={found}>{t('more')}</ReadMore>
          </Stack>
        )}
      </Read>
      {dialog === 'record' ? <RecordPayment building={building} onClose={() => setDialog('closed')} /> : null}
    </Stack>
  );
}
