import type { LateFeeLine } from '@imah/contract/billing';
import { Card, Heading, Inline, Link, Stack, Text } from '@imah/ui';
import type { ReactNode } from 'react';
import { useDay, useFormat } from '@imah/app/i18n';
import { usePercent } from '../meters/use-percent.ts';
import { useBillingTexts } from '../texts.ts';
import { useLateFeeTexts } from './texts.ts';
import { useRuleText } from './use-rule-text.ts';

/** A fee as its payer reads it: which bill was late, on which days it arose, how it was reckoned and by which rule. */
export function FeeCard({ line, children }: { readonly line: LateFeeLine; readonly children?: ReactNode }) {
  const t = useLateFeeTexts();
  const tb = useBillingTexts();
  const format = useFormat();
  const percent = usePercent();
  const ruleText = useRuleText();
  const day = useDay();
  const { billId, number, dueOn, rule, parts } = line.fee;
  const formulaOf = (base: number, amount: number): string => {
    if (rule.fee.kind === 'fixed') return format.rupiah(amount);
    const said = { percent: percent(rule.fee.ppm), base: format.rupiah(base), amount: format.rupiah(amount) };
    // Raised to the least or lowered to the most, it is not that share.
    return Math.abs(amount - (base * rule.fee.ppm) / 1_000_000) <= 0.5 ? t('card.share', said) : t('card.least', said);
  };
  return (
    <Card>
      <Stack gap="xs">
        <Inline justify="between" align="center">
          <Heading level={3} size="sm">
            {tb('kinds.late-fee')}
          </Heading>
          <Text weight="semibold">{format.rupiah(line.amount)}</Text>
        </Inline>
        <Text size="sm">{t('card.why', { number, day: day(dueOn) })}</Text>
        {parts.map(({ from, to, count, base, amount }) => (
          <Text key={from} size="sm">
            {count === 1
              ? t('card.day', { day: day(from), formula: formulaOf(base, amount) })
              : t('card.days', {
                  from: day(from),
                  to: day(to),
                  count: format.number(count),
                  formula: formulaOf(base, amount),
                })}
          </Text>
        ))}
        <Text size="sm" tone="muted">
          {ruleText(rule)}
        </Text>
        <Link href={`/imah/tagihan/${billId}`}>{t('card.open', { number })}</Link>
        {children}
      </Stack>
    </Card>
  );
}
