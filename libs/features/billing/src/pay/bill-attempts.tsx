import type { OnlineAttempt, OnlinePayment } from '@imah/contract/payments';
import { Card, Heading, Inline, List, ListRow, Stack, StatusBadge, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { onlineTones } from '../payments/payment-tones.ts';
import { usePayTexts } from './texts.ts';

interface BillAttemptsProps {
  readonly attempts: readonly OnlineAttempt[];
  readonly timeZone: OnlinePayment['timeZone'];
}

/** What was tried online on a bill; nothing while there is nothing. */
export function BillAttempts({ attempts, timeZone }: BillAttemptsProps) {
  const t = usePayTexts();
  const format = useFormat();
  if (attempts.length === 0) return null;
  return (
    <Stack gap="md" as="section" aria-label={t('attempts.title')}>
      <Heading level={2}>{t('attempts.title')}</Heading>
      <Card padding="none">
        <List>
          {attempts.map(({ id, bank, amount, state, createdAt }) => (
            <ListRow
              key={id}
              href={`/imah/bayar/${id}`}
              title={t(`one.states.${state}`)}
              description={t('attempts.row', {
                way: t(`ways.${bank ?? 'qris'}`),
                time: format.dateTime(createdAt, timeZone),
              })}
              trailing={
                <Inline gap="sm" align="center">
                  <StatusBadge tone={onlineTones[state]} label={t(`one.states.${state}`)} />
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
