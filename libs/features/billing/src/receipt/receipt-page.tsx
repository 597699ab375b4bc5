import { useBuildings, useRead } from '@imah/api-client/react';
import type { Payment } from '@imah/contract/payments';
import { paymentChart } from '@imah/contract/payments/words';
import {
  Button,
  Callout,
  Card,
  DescriptionList,
  Heading,
  Inline,
  List,
  ListRow,
  Stack,
  StatusBadge,
  Text,
} from '@imah/ui';
import { undo2Icon, walletIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDay, useFormat } from '@imah/app/i18n';
import { LiveReads } from '@imah/app/live';
import { useCan } from '@imah/app/ports';
import { readState } from '@imah/app/read';
import { AttachedFiles } from '@imah/features-files';
import { paymentTones } from '../payments/payment-tones.ts';
import { usePaymentTexts } from '../payments/texts.ts';
import { DownloadPdf } from '../parts/download-pdf.tsx';
import { RecordPage } from '../parts/record-page.tsx';
import { useBillingTexts } from '../texts.ts';
import { ReversalForm } from './reversal-form.tsx';

const live = ['getPayment'] as const;

/** `/imah/kuitansi/:id`: the receipt of a payment, for who has made it and who keeps the books. */
export function ReceiptPage() {
  const t = usePaymentTexts();
  const { id: paymentId = '' } = useParams();
  const payment = readState(useRead('getPayment', { params: { paymentId } }));
  return (
    <RecordPage
      of={payment}
      failed={t('failed')}
      missing={{ title: t('receipt.missing'), text: t('receipt.missingText') }}
    >
      {(known) => <Receipt payment={known} />}
    </RecordPage>
  );
}

function Receipt({ payment }: { readonly payment: Payment }) {
  const t = usePaymentTexts();
  const tb = useBillingTexts();
  const format = useFormat();
  const day = useDay();
  const can = useCan();
  const building = useBuildings().data?.find(({ id }) => id === payment.buildingId);
  const [dialog, setDialog] = useState<'closed' | 'reverse'>('closed');
  const { number, personName, amount, method, receivedOn, state, shares, excess, reversal, files } = payment;
  const mayReverse =
    building !== undefined &&
    paymentChart[state].reverse !== undefined &&
    can('payment.transition', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  const items = [
    { term: t('receipt.from'), detail: personName },
    { term: t('receipt.words'), detail: payment.terbilang },
    { term: t('receipt.day'), detail: day(receivedOn) },
    { term: t('receipt.method'), detail: t(`methods.${method}`) },
    ...(payment.reference === null ? [] : [{ term: t('receipt.reference'), detail: payment.reference }]),
    ...(payment.note === null ? [] : [{ term: t('receipt.note'), detail: payment.note }]),
    { term: t('receipt.by'), detail: `${payment.recordedByName}, ${payment.organizationName}` },
  ];
  return (
    <Stack gap="xl">
      {building === undefined ? null : (
        <LiveReads building={{ orgId: building.orgId, buildingId: building.id }} only={live} />
      )}
      <Stack gap="xs">
        <Inline justify="between" align="end" gap="md">
          <Heading level={1}>{t('receipt.title', { number })}</Heading>
          <StatusBadge tone={paymentTones[state]} label={t(`states.${state}`)} />
        </Inline>
        <Text size="lg" weight="semibold">
          {format.rupiah(amount)}
        </Text>
      </Stack>
      <DownloadPdf
        label={tb('pdf.one')}
        fileName={`${t('receipt.file')}-${number}`}
        fetch={(client, language) => client.downloadReceipt({ params: { paymentId: payment.id }, query: { language } })}
      />
      {reversal === null ? null : (
        <Callout tone="danger" title={t('receipt.reversed')}>
          {t('receipt.reversedText', {
            name: reversal.byName,
            day: format.date(reversal.at, building?.timeZone ?? 'Asia/Jakarta'),
            reason: reversal.reason,
          })}
        </Callout>
      )}
      {payment.needsStampDuty && reversal === null ? (
        <Callout tone="info" title={t('receipt.stamp')}>
          {t('receipt.stampText')}
        </Callout>
      ) : null}
      <DescriptionList items={items} />
      <Stack gap="md" as="section" aria-label={t('receipt.for')}>
        <Heading level={2}>{t('receipt.for')}</Heading>
        <Card padding="none">
          <List>
            {shares.map((share) => (
              <ListRow
                key={share.billId}
                href={`/imah/tagihan/${share.billId}`}
                title={t('receipt.share', {
                  number: share.number,
                  month: format.month(share.period),
                  unit: share.unitCode,
                })}
                trailing={<Text weight="semibold">{format.rupiah(share.amount)}</Text>}
              />
            ))}
            {excess === 0 ? null : (
              <ListRow
                icon={walletIcon}
                title={t('receipt.excess')}
                trailing={<Text weight="semibold">{format.rupiah(excess)}</Text>}
              />
            )}
          </List>
        </Card>
      </Stack>
      {files.length === 0 || building === undefined ? null : (
        <Stack gap="md" as="section" aria-label={t('receipt.files')}>
          <Heading level={2}>{t('receipt.files')}</Heading>
          <AttachedFiles files={files} zone={building.timeZone} />
        </Stack>
      )}
      {mayReverse ? (
        <Inline>
          <Button icon={undo2Icon} tone="danger" onClick={() => setDialog('reverse')}>
            {t('receipt.reverse')}
          </Button>
        </Inline>
      ) : null}
      {dialog === 'reverse' ? <ReversalForm payment={payment} onClose={() => setDialog('closed')} /> : null}
    </Stack>
  );
}
