import { useRead } from '@imah/api-client/react';
import { Card, Heading, Stack } from '@imah/ui';
import { Read, readState } from '@imah/app/read';
import { PaymentRows } from './payment-rows.tsx';
import { usePaymentTexts } from './texts.ts';

/** What the person has paid; nothing while there is nothing. */
export function OwnPayments() {
  const t = usePaymentTexts();
  const payments = readState(useRead('listOwnPayments', {}));
  if (payments.kind === 'loading' || (payments.kind === 'ready' && payments.data.length === 0)) return null;
  return (
    <Stack gap="md" as="section" aria-label={t('own')}>
      <Heading level={2}>{t('own')}</Heading>
      <Read of={payments} level={3} failed={t('failed')} empty={null}>
        {(rows) => (
          <Card padding="none">
            <PaymentRows payments={rows} />
          </Card>
        )}
      </Read>
    </Stack>
  );
}
