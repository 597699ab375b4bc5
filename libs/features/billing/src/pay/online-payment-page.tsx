import { useBuildings, useRead } from '@imah/api-client/react';
import type { OnlinePayment } from '@imah/contract/payments';
import { isOpenOnline } from '@imah/contract/payments/words';
import {
  ButtonLink,
  Callout,
  DescriptionList,
  Heading,
  Inline,
  List,
  ListRow,
  Stack,
  StatusBadge,
  Text,
} from '@imah/ui';
import { packageIcon, receiptIcon } from '@imah/ui/icons';
import { useParams } from 'react-router-dom';
import { useFormat } from '@imah/app/i18n';
import { LiveReads, useOnline } from '@imah/app/live';
import { readState } from '@imah/app/read';
import { RecordPage } from '../parts/record-page.tsx';
import { onlineTones } from '../payments/payment-tones.ts';
import { WaitingPayment } from './waiting-payment.tsx';
import { usePayTexts } from './texts.ts';

const live = ['getOnlinePayment'] as const;

/** `/imah/bayar/:id`: one payment that somebody makes by themselves, from its code to its receipt. */
export function OnlinePaymentPage() {
  const t = usePayTexts();
  const { id: onlinePaymentId = '' } = useParams();
  const { data: buildings } = useBuildings();
  const read = readState(useRead('getOnlinePayment', { params: { onlinePaymentId } }));
  return (
    <>
      {(buildings ?? []).map(({ orgId, id }) => (
        <LiveReads key={id} building={{ orgId, buildingId: id }} only={live} />
      ))}
      <RecordPage of={read} failed={t('one.failed')} missing={{ title: t('one.missing'), text: t('one.missingText') }}>
        {(payment) => <Known payment={payment} />}
      </RecordPage>
    </>
  );
}

/** Where one who has not paid begins again, by what it was for. */
const again = { bills: '/imah/bayar', 'top-up': '/imah/saldo', order: '/imah/belanja' } as const;
const whatOf = { bills: 'what', 'top-up': 'kept', order: 'ordered' } as const;
const aboutOf = { bills: 'one.for', 'top-up': 'one.forBalance', order: 'one.forOrder' } as const;

const calloutTones = {
  settled: 'success',
  expired: 'warning',
  failed: 'danger',
  cancelled: 'info',
  refunded: 'info',
} as const;

function Known({ payment }: { readonly payment: OnlinePayment }) {
  const t = usePayTexts();
  const format = useFormat();
  const isOnline = useOnline();
  const { state, amount, bills, order, personName, paymentId, purpose, reader } = payment;
  const what = whatOf[purpose];
  const about = t(aboutOf[purpose]);
  const mayPayAgain = reader === 'payer' && (state === 'expired' || state === 'failed' || state === 'cancelled');
  return (
    <Stack gap="xl">
      <Inline justify="between" align="end" gap="md">
        <Heading level={1}>{t('one.title', { amount: format.rupiah(amount) })}</Heading>
        <span aria-live="polite">
          <StatusBadge tone={onlineTones[state]} label={t(`one.states.${state}`)} />
        </span>
      </Inline>
      {isOnline ? null : <Callout tone="warning">{t('one.offline')}</Callout>}
      {isOpenOnline(state) ? <WaitingPayment payment={payment} /> : null}
      {state === 'created' || state === 'pending' ? null : (
        <Callout
          tone={calloutTones[state]}
          announce="polite"
          title={t(`one.states.${state}`)}
          actions={
            <>
              {paymentId === null ? null : (
                <ButtonLink tone="primary" href={`/imah/kuitansi/${paymentId}`}>
                  {t('one.receipt')}
                </ButtonLink>
              )}
              {mayPayAgain ? (
                <ButtonLink tone="primary" href={again[purpose]}>
                  {t(purpose === 'order' ? 'one.orderAgain' : 'one.again')}
                </ButtonLink>
              ) : null}
            </>
          }
        >
          <Text size="sm">{t(`one.${what}.${state}`)}</Text>
        </Callout>
      )}
      <Stack gap="md" as="section" aria-label={about}>
        <Heading level={2}>{about}</Heading>
        {order === null ? null : (
          <List>
            <ListRow icon={packageIcon} href={`/imah/pesanan?pesanan=${order.id}`} title={order.number} />
          </List>
        )}
        {bills.length === 0 ? null : (
          <List>
            {bills.map((bill) => (
              <ListRow
                key={bill.billId}
                icon={receiptIcon}
                href={`/imah/tagihan/${bill.billId}`}
                title={bill.number}
                description={t('row', {
                  month: format.month(bill.period),
                  unit: bill.unitCode,
                  amount: format.rupiah(bill.amount),
                })}
              />
            ))}
          </List>
        )}
        <DescriptionList items={[{ term: t('one.payer'), detail: personName }]} />
      </Stack>
    </Stack>
  );
}
