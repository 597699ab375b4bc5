import type { ProductLine } from '@imah/contract/billing';
import { Card, Heading, Inline, Link, Stack, Text } from '@imah/ui';
import type { ReactNode } from 'react';
import { useFormat } from '@imah/app/i18n';
import { useBillingTexts } from '../texts.ts';

/** A product that was ordered: how much of it, what promotions left of its price, its tax, and its order. */
export function ProductCard({ line, children }: { readonly line: ProductLine; readonly children?: ReactNode }) {
  const t = useBillingTexts();
  const format = useFormat();
  const { name, unit, orderId, orderNumber } = line.product;
  const quantity = format.number(line.qtyMilli / 1_000, line.qtyMilli % 1_000 === 0 ? 0 : 3);
  return (
    <Card>
      <Stack gap="xs">
        <Inline justify="between" align="center">
          <Heading level={3} size="sm">
            {name}
          </Heading>
          <Text weight="semibold">{format.rupiah(line.amount)}</Text>
        </Inline>
        <Text size="sm">
          {line.amount === line.fullAmount
            ? t('line.ordered', { quantity, unit })
            : t('line.orderedFor', { quantity, unit, list: format.rupiah(line.fullAmount) })}
        </Text>
        {line.tax === null ? null : (
          <Text size="sm">
            {t('line.tax', { base: format.rupiah(line.tax.base), amount: format.rupiah(line.tax.amount) })}
          </Text>
        )}
        <Link href={`/imah/pesanan?pesanan=${orderId}`}>{t('line.order', { number: orderNumber })}</Link>
        {children}
      </Stack>
    </Card>
  );
}
