import type { ShopProduct } from '@imah/contract/catalogue';
import { Badge, Button, Inline, ListRow, Stack, Text } from '@imah/ui';
import { boxesIcon, plusIcon, wrenchIcon } from '@imah/ui/icons';
import { useFormat } from '@imah/app/i18n';
import { useShopTexts } from './texts.ts';
import { type Cart, mostOfOne } from './use-cart.ts';

interface ShopRowProps {
  readonly product: ShopProduct;
  readonly cart: Cart;
}

/** A product with what it costs, by which promotions, and the way into the cart. */
export function ShopRow({ product, cart }: ShopRowProps) {
  const t = useShopTexts();
  const format = useFormat();
  const { id, name, kind, unit, description, price, promotionPrice, promotions } = product;
  const quantity = cart.quantityOf(id);
  const isFull = quantity >= mostOfOne || (quantity === 0 && cart.room === 'none');
  return (
    <ListRow
      icon={kind === 'goods' ? boxesIcon : wrenchIcon}
      title={name}
      description={
        <Stack gap="xs">
          <Inline gap="sm">
            <Text weight="semibold">{t('row.price', { price: format.rupiah(promotionPrice), unit })}</Text>
            {promotionPrice < price ? (
              <Text tone="muted">{t('row.before', { price: format.rupiah(price) })}</Text>
            ) : null}
          </Inline>
          {description === '' ? null : <Text size="sm">{description}</Text>}
          {promotions.length === 0 && quantity === 0 ? null : (
            <Inline gap="xs">
              {promotions.map((promotion) => (
                <Badge key={promotion}>{promotion}</Badge>
              ))}
              {quantity === 0 ? null : <Badge>{t('row.inCart', { count: format.number(quantity) })}</Badge>}
            </Inline>
          )}
          <Inline>
            <Button size="sm" icon={plusIcon} disabled={isFull} onClick={() => cart.add({ id, name, unit })}>
              {t('row.add', { name })}
            </Button>
          </Inline>
        </Stack>
      }
    />
  );
}
