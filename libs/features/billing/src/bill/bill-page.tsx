import { useBuildings, useRead } from '@imah/api-client/react';
import type { Bill } from '@imah/contract/billing';
import { Button, ButtonLink, DescriptionList, Heading, Inline, Stack, StatusBadge, Text } from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDay, useFormat } from '@imah/app/i18n';
import { LiveReads } from '@imah/app/live';
import { useCan } from '@imah/app/ports';
import { readState } from '@imah/app/read';
import { BillAttempts } from '../pay/bill-attempts.tsx';
import { usePayTexts } from '../pay/texts.ts';
import { BillCredits } from '../credits/bill-credits.tsx';
import { BillDisputes } from '../disputes/bill-disputes.tsx';
import { BillPlans } from '../instalments/bill-plans.tsx';
import { BillLinks } from '../links/bill-links.tsx';
import { BillPayments } from '../payments/bill-payments.tsx';
import { PaymentForm } from '../payments/payment-form.tsx';
import { billTones } from '../payments/payment-tones.ts';
import { usePaymentTexts } from '../payments/texts.ts';
import { useBillingTexts, useBillTitle } from '../texts.ts';
import { DownloadPdf } from '../parts/download-pdf.tsx';
import { RecordPage } from '../parts/record-page.tsx';
import { BillLines } from './bill-lines.tsx';

const live = [
  'getBill',
  'listCreditNotes',
  'listBillDisputes',
  'listBillInstalmentPlans',
  'listBillQuestions',
  'listBillLinks',
] as const;

/** `/imah/tagihan/:id`: a bill for who pays it and who keeps the books; each line says how it came about. */
export function BillPage() {
  const t = useBillingTexts();
  const { id: billId = '' } = useParams();
  const { data: buildings } = useBuildings();
  const bill = readState(useRead('getBill', { params: { billId } }));
  return (
    <>
      {(buildings ?? []).map(({ orgId, id }) => (
        <LiveReads key={id} building={{ orgId, buildingId: id }} only={live} />
      ))}
      <RecordPage of={bill} failed={t('failed')} missing={{ title: t('bill.missing'), text: t('bill.missingText') }}>
        {(known) => <Known bill={known} />}
      </RecordPage>
    </>
  );
}

function Known({ bill }: { readonly bill: Bill }) {
  const t = useBillingTexts();
  const format = useFormat();
  const tp = usePaymentTexts();
  const tpay = usePayTexts();
  const { data: ownBills = [] } = useRead('listOwnBills', {});
  const day = useDay();
  const titleOf = useBillTitle();
  const can = useCan();
  const building = useBuildings().data?.find(({ id }) => id === bill.buildingId);
  const [dialog, setDialog] = useState<'closed' | 'pay'>('closed');
  // Whoever keeps the books sees bills of others, which they do not pay.
  const isMine = ownBills.some(({ id }) => id === bill.id);
  const mayRecord =
    building !== undefined &&
    bill.outstanding > 0 &&
    can('payment.create', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Inline justify="between" align="end" gap="md">
          <Heading level={1}>{titleOf(bill)}</Heading>
          <StatusBadge tone={billTones[bill.state]} label={tp(`bill.states.${bill.state}`)} />
        </Inline>
        <Text size="lg" weight="semibold">
          {format.rupiah(bill.total)}
        </Text>
        <Text tone="muted">{t('bill.due', { day: day(bill.dueOn) })}</Text>
        {bill.outstanding > 0 && bill.outstanding < bill.total ? (
          <Text weight="semibold">{tp('bill.outstanding', { amount: format.rupiah(bill.outstanding) })}</Text>
        ) : null}
      </Stack>
      <Inline gap="sm" align="start">
        {isMine && bill.outstanding > 0 ? (
          <ButtonLink tone="primary" href={`/imah/bayar?tagihan=${bill.id}`}>
            {tpay('payBill', { amount: format.rupiah(bill.outstanding) })}
          </ButtonLink>
        ) : null}
        {mayRecord ? (
          <Button icon={plusIcon} tone="primary" onClick={() => setDialog('pay')}>
            {tp('record')}
          </Button>
        ) : null}
        <DownloadPdf
          label={t('pdf.one')}
          fileName={`${t('pdf.file')}-${bill.number ?? ''}`}
          fetch={(client, language) => client.downloadBill({ params: { billId: bill.id }, query: { language } })}
        />
      </Inline>
      <DescriptionList
        items={[
          { term: t('bill.number'), detail: bill.number ?? '—' },
          { term: t('bill.unit'), detail: t('bill.unitOf', { unit: bill.unitCode, building: bill.buildingName }) },
          { term: t('bill.name'), detail: bill.personName },
        ]}
      />
      <BillLines bill={bill} reader={isMine ? 'payer' : 'other'} />
      <BillPayments payments={bill.payments} />
      <BillAttempts attempts={bill.attempts} timeZone={building?.timeZone ?? 'Asia/Jakarta'} />
      <BillPlans bill={bill} />
      <BillCredits bill={bill} />
      <BillDisputes bill={bill} reader={isMine ? 'payer' : 'other'} />
      <BillLinks bill={bill} reader={isMine ? 'payer' : 'other'} />
      {dialog === 'pay' && building !== undefined ? (
        <PaymentForm
          building={building}
          payer={{ personId: bill.personId, name: bill.personName }}
          amount={bill.outstanding}
          onClose={() => setDialog('closed')}
        />
      ) : null}
    </Stack>
  );
}
