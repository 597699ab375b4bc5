import type { AutopayAttempt, Wallet } from '@imah/contract/wallet';
import { Card, Heading, List, ListRow, Stack, StatusBadge, Text } from '@imah/ui';
import { receiptIcon } from '@imah/ui/icons';
import { useDay, useFormat } from '@imah/app/i18n';
import { AutopayForm } from './autopay-form.tsx';
import { useWalletTexts } from './texts.ts';

const tones = { announced: 'info', paid: 'success', failed: 'danger' } as const;

/** How bills are paid by themselves, and what became of the last ones. */
export function Autopay({ wallet }: { readonly wallet: Wallet }) {
  const t = useWalletTexts();
  return (
    <Stack gap="lg">
      <Text tone="muted">{t('autopay.lead')}</Text>
      <Card>
        <AutopayForm wallet={wallet} />
      </Card>
      {wallet.attempts.length === 0 ? null : (
        <Stack gap="md" as="section" aria-label={t('autopay.past')}>
          <Heading level={2}>{t('autopay.past')}</Heading>
          <Card padding="none">
            <List>
              {wallet.attempts.map((attempt) => (
                <Attempt key={attempt.billId} attempt={attempt} />
              ))}
            </List>
          </Card>
        </Stack>
      )}
    </Stack>
  );
}

function Attempt({ attempt }: { readonly attempt: AutopayAttempt }) {
  const t = useWalletTexts();
  const format = useFormat();
  const day = useDay();
  const { billId, number, period, unitCode, payOn, state, failure, paymentId } = attempt;
  const what = t('autopay.row', { month: format.month(period), unit: unitCode });
  return (
    <ListRow
      icon={receiptIcon}
      href={paymentId === null ? `/imah/tagihan/${billId}` : `/imah/kuitansi/${paymentId}`}
      title={number}
      description={failure === null ? what : `${what}. ${t(`autopay.failures.${failure}`)}`}
      trailing={<StatusBadge tone={tones[state]} label={t(`autopay.states.${state}`, { day: day(payOn) })} />}
    />
  );
}
