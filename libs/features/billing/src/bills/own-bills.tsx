import type { BillRow } from '@imah/contract/billing';
import { ButtonLink, Card, EmptyState, Heading, Inline, List, ListRow, Stack, StatusBadge, Text } from '@imah/ui';
import { receiptIcon } from '@imah/ui/icons';
import { useDay, useFormat } from '@imah/app/i18n';
import { billTones } from '../payments/payment-tones.ts';
import { usePaymentTexts } from '../payments/texts.ts';
import { usePayTexts } from '../pay/texts.ts';
import { useBillingTexts } from '../texts.ts';

interface OwnBillsProps {
  readonly bills: readonly BillRow[];
  /** Whether something else stands above. */
  readonly isNamed: boolean;
}

const rowTexts = { month: 'own.row', 'late-fee': 'own.feeRow', opening: 'own.openingRow' } as const;

/** What a person has to pay, the newest month on top. */
export function OwnBills({ bills, isNamed }: OwnBillsProps) {
  const t = useBillingTexts();
  const tp = usePaymentTexts();
  const tpay = usePayTexts();
  const format = useFormat();
  const day = useDay();
  if (bills.length === 0)
    return <EmptyState icon={receiptIcon} level={2} title={t('own.empty')} text={t('own.emptyText')} />;
  const outstanding = bills.reduce((sum, bill) => sum + bill.outstanding, 0);
  return (
    <Stack gap="md" as="section" aria-label={t('own.title')}>
      {isNamed ? <Heading level={2}>{t('own.title')}</Heading> : null}
      {outstanding > 0 ? (
        <Inline>
          <ButtonLink tone="primary" href="/imah/bayar">
            {tpay('payBill', { amount: format.rupiah(outstanding) })}
          </ButtonLink>
        </Inline>
      ) : null}
      <Card padding="none">
        <List>
          {bills.map(({ id, kind, period, buildingName, unitCode, dueOn, outstanding, total, state }) => (
            <ListRow
              key={id}
              icon={receiptIcon}
              href={`/imah/tagihan/${id}`}
              title={t(rowTexts[kind], { month: format.month(period), unit: unitCode })}
              description={t('own.due', { building: buildingName, day: day(dueOn) })}
              trailing={
                <Inline gap="sm" align="center">
                  <StatusBadge tone={billTones[state]} label={tp(`bill.states.${state}`)} />
                  <Text weight="semibold">{format.rupiah(outstanding > 0 ? outstanding : total)}</Text>
                </Inline>
              }
            />
          ))}
        </List>
      </Card>
    </Stack>
  );
}
