import type { OrderPreview } from '@imah/contract/catalogue';
import { DescriptionList, Stack, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useShopTexts } from '../shop/texts.ts';

type Sums = Pick<OrderPreview, 'lines' | 'list' | 'discount' | 'tax' | 'total'>;

/** What an order comes to, with each promotion that made it cheaper. */
export function OrderSums({ sums }: { readonly sums: Sums }) {
  const t = useShopTexts();
  const format = useFormat();
  const { lines, list, discount, tax, total } = sums;
  const names = new Map<string, number>();
  for (const one of lines.flatMap(({ applied }) => applied))
    names.set(one.name, (names.get(one.name) ?? 0) + one.discount);
  return (
    <DescriptionList
      items={[
        { term: t('cart.list'), detail: format.rupiah(list) },
        ...(discount === 0
          ? []
          : [
              {
                term: t('cart.discount'),
                detail: (
                  <Stack gap="xs">
                    <span>{format.rupiah(-discount)}</span>
                    {[...names].map(([name, part]) => (
                      <Text key={name} size="sm" tone="muted">
                        {t('cart.by', { name, discount: format.rupiah(-part) })}
                      </Text>
                    ))}
                  </Stack>
                ),
              },
            ]),
        ...(tax === 0 ? [] : [{ term: t('cart.tax'), detail: format.rupiah(tax) }]),
        { term: t('cart.total'), detail: <Text weight="semibold">{format.rupiah(total)}</Text> },
      ]}
    />
  );
}
