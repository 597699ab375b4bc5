import { IconButton, Inline, NumberField, Stack } from '@imah/ui';
import { trashIcon } from '@imah/ui/icons';
import { ProductThumbnail } from '../parts/product-thumbnail.tsx';
import { useShopTexts } from './texts.ts';
import { type Cart, mostOfOne } from './use-cart.ts';

interface CartLinesProps {
  readonly cart: Cart;
  /** What is wrong with a line. */
  readonly errorOf: (index: number) => string | undefined;
}

/** How much of each is wanted, and the way out of the cart. */
export function CartLines({ cart, errorOf }: CartLinesProps) {
  const t = useShopTexts();
  return (
    <Stack gap="md">
      {cart.lines.map(({ product: { id, name, kind, unit, pictures }, quantity }, index) => (
        <Inline key={id} gap="sm" align="end" justify="between" wrap="nowrap">
          <ProductThumbnail kind={kind} picture={pictures[0]} />
          <NumberField
            name={`lines.${index}.productId`}
            label={t('cart.quantity', { name, unit })}
            value={quantity}
            min={1}
            max={mostOfOne}
            decimals={0}
            onChange={({ value }) => {
              if (value !== null && value >= 1) cart.set(id, value);
            }}
            error={errorOf(index)}
          />
          <IconButton icon={trashIcon} label={t('cart.remove', { name })} onClick={() => cart.set(id, 0)} />
        </Inline>
      ))}
    </Stack>
  );
}
