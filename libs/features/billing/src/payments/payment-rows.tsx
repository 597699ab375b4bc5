import type { PaymentRow } from '@imah/contract/payments';
import { Inline, List, ListRow, StatusBadge, Text } from '@imah/ui';
import { banknoteIcon, landmarkIcon, qrCodeIcon, walletIcon } from '@imah/ui/icons';
import { useDay, useFormat } from '@imah/app/i18n';
import { paymentTones } from './payment-tones.ts';
import { usePaymentTexts } from './texts.ts';

const icons = {
  cash: banknoteIcon,
  transfer: landmarkIcon,
  qris: qrCodeIcon,
  va: landmarkIcon,
  deposit: walletIcon,
} as const;

/** Payments, each with the way to its receipt. */
export function PaymentRows({ payments }: { readonly payments: readonly PaymentRow[] }) {
  const t = usePaymentTexts();
  const format = useFormat();
  const day = useDay();
  return (
    <List>
      {payments.map(({ id, number, personName, method, amount, receivedOn, state }) => (
        <ListRow
          key={id}
          icon={icons[method]}
          href={`/imah/kuitansi/${id}`}
          title={personName}
          description={t('row', { number, day: day(receivedOn), method: t(`methods.${method}`) })}
          trailing={
            <Inline gap="sm" align="center">
              {state === 'settled' ? null : <StatusBadge tone={paymentTones[state]} label={t(`states.${state}`)} />}
              <Text weight="semibold">{format.rupiah(amount)}</Text>
            </Inline>
          }
        />
      ))}
    </List>
  );
}
