import type { PaymentPlan } from '@imah/contract/payments';
import { billStateAfter } from '@imah/contract/payments/words';
import { Heading, List, ListRow, Skeleton, Stack, Text } from '@imah/ui';
import { walletIcon } from '@imah/ui/icons';
import { useFormat } from '@imah/app/i18n';
import { Read, type ReadState } from '@imah/app/read';
import { usePaymentTexts } from './texts.ts';

/** Which bills a payment pays, and what is kept; null while there is no amount. */
export function PlanOfPayment({ plan }: { readonly plan: ReadState<PaymentPlan> | null }) {
  const t = usePaymentTexts();
  const format = useFormat();
  if (plan === null) return <Text tone="muted">{t('form.planEmpty')}</Text>;
  return (
    <Stack gap="sm" as="section" aria-label={t('form.plan')}>
      <Heading level={3} size="sm">
        {t('form.plan')}
      </Heading>
      <Read of={plan} level={3} loading={<Skeleton shape="row" />} failed={t('form.planFailed')}>
        {({ shares, excess }) => (
          <List>
            {shares.map(({ billId, number, period, unitCode, outstanding, amount }) => (
              <ListRow
                key={billId}
                title={t('receipt.share', { number, month: format.month(period), unit: unitCode })}
                description={t(`form.after.${billStateAfter('issued', outstanding, amount)}`)}
                trailing={<Text weight="semibold">{format.rupiah(amount)}</Text>}
              />
            ))}
            {excess === 0 ? null : (
              <ListRow
                icon={walletIcon}
                title={t('form.excess')}
                trailing={<Text weight="semibold">{format.rupiah(excess)}</Text>}
              />
            )}
          </List>
        )}
      </Read>
    </Stack>
  );
}
