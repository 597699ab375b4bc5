import type { OwnDue } from '@imah/contract/payments';
import { Checkbox, Inline, Link, Stack, Text } from '@imah/ui';
import { useDay, useFormat } from '@imah/app/i18n';
import { usePayTexts } from './texts.ts';

interface DueBillsProps {
  readonly due: OwnDue;
  /** Those that are not to be paid now. */
  readonly left: ReadonlySet<string>;
  readonly error: string | undefined;
  readonly onChange: (change: { readonly billId: string; readonly isChosen: boolean }) => void;
}

/** The open bills of a building to choose from; one that is being paid leads to its payment. */
export function DueBills({ due, left, error, onChange }: DueBillsProps) {
  const t = usePayTexts();
  const format = useFormat();
  const day = useDay();
  return (
    <Stack gap="md">
      {due.bills.map(({ billId, period, unitCode, dueOn, outstanding, onlinePaymentId }, index) => {
        const label = t('row', { month: format.month(period), unit: unitCode, amount: format.rupiah(outstanding) });
        return onlinePaymentId === null ? (
          <Checkbox
            key={billId}
            name="billIds"
            label={label}
            hint={t('due', { day: day(dueOn) })}
            checked={!left.has(billId)}
            error={index === 0 ? error : undefined}
            onChange={({ currentTarget }) => onChange({ billId, isChosen: currentTarget.checked })}
          />
        ) : (
          <Inline key={billId} justify="between" align="center" gap="sm">
            <Stack gap="xs">
              <Text>{label}</Text>
              <Text size="sm" tone="muted">
                {t('open')}
              </Text>
            </Stack>
            <Link href={`/imah/bayar/${onlinePaymentId}`}>{t('openLink')}</Link>
          </Inline>
        );
      })}
    </Stack>
  );
}
