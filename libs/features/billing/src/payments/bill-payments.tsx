import type { Bill } from '@imah/contract/billing';
import { Card, Heading, Inline, List, ListRow, Stack, StatusBadge, Text } from '@imah/ui';
import { useDay, useFormat } from '@imah/app/i18n';
import { paymentTones } from './payment-tones.ts';
import { usePaymentTexts } from './texts.ts';

/** What was paid of a bill, what was taken back among it. */
export function BillPayments({ payments }: { readonly payments: Bill['payments'] }) {
  const t = usePaymentTexts();
  const format = useFormat();
  const day = useDay();
  if (payments.length === 0) return null;
  return (
    <Stack gap="md" as="section" aria-label={t('bill.payments')}>
      <Heading level={2}>{t('bill.payments')}</Heading>
      <Card padding="none">
        <List>
          {payments.map(({ paymentId, number, receivedOn, method, amount, state }) => (
            <ListRow
              key={paymentId}
              href={`/imah/kuitansi/${paymentId}`}
              title={number}
              description={t('bill.row', { day: day(receivedOn), method: t(`methods.${method}`) })}
              trailing={
                <Inline gap="sm" align="center">
                  {state === 'settled' ? null : <StatusBadge tone={paymentTones[state]} label={t(`states.${state}`)} />}
                  <Text weight="semibold">{format.rupiah(amount)}</Text>
                </Inline>
              }
            />
          ))}
        </List>
      </Card>
    </Stack>
  );
}
