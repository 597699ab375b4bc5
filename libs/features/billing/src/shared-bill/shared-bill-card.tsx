import type { SharedBill } from '@imah/contract/billing';
import { DescriptionList, Heading, Inline, Link, Stack, StatusBadge, Text } from '@imah/ui';
import { useDay, useFormat } from '@imah/app/i18n';
import { billTones } from '../payments/payment-tones.ts';
import { usePaymentTexts } from '../payments/texts.ts';
import { useBillingTexts, useBillTitle } from '../texts.ts';
import { DownloadShared } from './download-shared.tsx';
import { SharedLines } from './shared-lines.tsx';
import { useSharedTexts } from './texts.ts';

interface SharedBillCardProps {
  readonly token: string;
  readonly bill: SharedBill;
}

/** What a bill asks for, what for, and how it is paid: as its paper says it. */
export function SharedBillCard({ token, bill }: SharedBillCardProps) {
  const t = useSharedTexts();
  const tb = useBillingTexts();
  const tp = usePaymentTexts();
  const format = useFormat();
  const day = useDay();
  const titleOf = useBillTitle();
  const { number, outstanding, state } = bill;
  const how = () => {
    if (state === 'cancelled') return t('how.cancelled');
    return outstanding === 0 ? t('how.settled') : t('how.open', { due: day(bill.dueOn), number });
  };
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Text tone="muted">{bill.organizationName}</Text>
        <Inline justify="between" align="end" gap="md">
          <Heading level={1}>{titleOf(bill)}</Heading>
          <StatusBadge tone={billTones[state]} label={tp(`bill.states.${state}`)} />
        </Inline>
        {outstanding > 0 ? (
          <>
            <Text size="sm" tone="muted">
              {t('toPay')}
            </Text>
            <Text size="xl" weight="semibold">
              {format.rupiah(outstanding)}
            </Text>
            <Text tone="muted">{tb('bill.due', { day: day(bill.dueOn) })}</Text>
          </>
        ) : (
          <Text weight="semibold">{t('settled')}</Text>
        )}
      </Stack>
      <DescriptionList
        items={[
          { term: tb('bill.number'), detail: number },
          { term: tb('bill.unit'), detail: tb('bill.unitOf', { unit: bill.unitCode, building: bill.buildingName }) },
          { term: tb('bill.name'), detail: bill.personName },
        ]}
      />
      <SharedLines bill={bill} />
      <DownloadShared token={token} number={number} />
      <Stack gap="sm" as="section" aria-label={t('how.title')}>
        <Heading level={2}>{t('how.title')}</Heading>
        <Text>{how()}</Text>
      </Stack>
      <Stack gap="xs">
        <Text size="sm" tone="muted">
          {t('account')} <Link href="/imah/tagihan">{t('login')}</Link>
        </Text>
        <Text size="sm" tone="muted">
          {t('until', { day: format.date(bill.expiresAt, bill.timeZone) })}
        </Text>
      </Stack>
    </Stack>
  );
}
