import type { ShopProduct } from '@imah/contract/catalogue';
import { Badge, Button, Inline, ListRow, SelectField, Stack, Text } from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { ProductThumbnail } from '../parts/product-thumbnail.tsx';
import { ShopPictures } from './shop-pictures.tsx';
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
  const { name, kind, unit, description, promotions, pictures, variants } = product;
  const [picked, setPicked] = useState('');
  const variant = variants.find(({ id }) => id === picked) ?? variants[0] ?? null;
  const thing = { product, variant };
  const { price, promotionPrice } = variant ?? product;
  const quantity = cart.quantityOf(thing);
  const isFull = quantity >= mostOfOne || (quantity === 0 && cart.room === 'none');
  return (
    <ListRow
      leading={<ProductThumbnail kind={kind} picture={pictures[0]} size="lg" />}
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
          {variants.length === 0 ? null : (
            <SelectField
              label={t('row.variant', { name })}
              value={variant?.id ?? ''}
              options={variants.map((one) => ({
                value: one.id,
                label: t('row.variantOf', { name: one.name, price: format.rupiah(one.promotionPrice) }),
              }))}
              onChange={({ currentTarget }) => setPicked(currentTarget.value)}
            />
          )}
          <Inline gap="sm">
            <Button size="sm" icon={plusIcon} disabled={isFull} onClick={() => cart.add(thing)}>
              {t('row.add', { name })}
            </Button>
            <ShopPictures product={product} />
          </Inline>
        </Stack>
      }
    />
  );
}
