import type { BillLine, LateFeeLine, OpeningLine, ProductLine } from '@imah/contract/billing';
import { Card, Heading, Inline, Stack, Text } from '@imah/ui';
import type { ReactNode } from 'react';
import { useFormat } from '@imah/app/i18n';
import { useBillingTexts } from '../texts.ts';
import { useRate } from '../use-rate.ts';
import { UsageDetails } from './usage-details.tsx';
import { useUsageChange } from './use-usage-change.ts';

type ChargeLine = Exclude<BillLine, LateFeeLine | OpeningLine | ProductLine>;

interface LineCardProps {
  readonly line: ChargeLine;
  /** Where a meter is looked at. */
  readonly meterHref: (meterId: string) => string;
  /** What was asked about it. */
  readonly children?: ReactNode;
}

/** One charge: what it comes to, its formula, since when its tariff holds, its tax, and the month before. */
export function LineCard({ line, meterHref, children }: LineCardProps) {
  const t = useBillingTexts();
  const format = useFormat();
  const rate = useRate();
  const usageChange = useUsageChange();
  const days = { days: String(line.days), all: String(line.daysOfMonth), full: format.rupiah(line.fullAmount) };
  const formulaOf = (plain: Exclude<ChargeLine, { basis: 'meter' }>): string => {
    const quantity = format.number(plain.qtyMilli / 1_000, plain.qtyMilli % 1_000 === 0 ? 0 : 2);
    return plain.basis === 'area'
      ? t('line.area', { quantity, rate: rate(plain.rateE4) })
      : t('line.unit', { rate: rate(plain.rateE4) });
  };
  const beforeOf = (): string => {
    if (line.amountBefore === null) return t('line.first');
    return line.amountBefore === line.amount
      ? t('line.same')
      : t('line.before', { amount: format.rupiah(line.amountBefore) });
  };
  return (
    <Card>
      <Stack gap="xs">
        <Inline justify="between" align="center">
          <Heading level={3} size="sm">
            {t(`kinds.${line.kind}`)}
          </Heading>
          <Text weight="semibold">{format.rupiah(line.amount)}</Text>
        </Inline>
        {line.basis === 'meter' ? (
          <UsageDetails line={line} meterHref={meterHref} />
        ) : (
          <Text size="sm">{formulaOf(line)}</Text>
        )}
        {line.days === line.daysOfMonth ? null : <Text size="sm">{t('line.days', days)}</Text>}
        {line.tax === null ? null : (
          <Text size="sm">
            {t('line.tax', { base: format.rupiah(line.tax.base), amount: format.rupiah(line.tax.amount) })}
          </Text>
        )}
        <Text size="sm" tone="muted">
          {[
            ...(line.basis === 'meter' ? [usageChange(line)] : []),
            t('line.tariff', { month: format.month(line.tariffFrom) }),
            beforeOf(),
          ].join(' · ')}
        </Text>
        {children}
      </Stack>
    </Card>
  );
}
