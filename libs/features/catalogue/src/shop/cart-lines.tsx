import { IconButton, Inline, NumberField, Stack } from '@imah/ui';
import { trashIcon } from '@imah/ui/icons';
import { ProductThumbnail } from '../parts/product-thumbnail.tsx';
import { useShopTexts } from './texts.ts';
import { type Cart, type CartLine, keyOf, mostOfOne } from './use-cart.ts';

interface CartLinesProps {
  readonly cart: Cart;
  /** What is wrong with a line. */
  readonly errorOf: (index: number) => string | undefined;
}

/** How much of each is wanted, and the way out of the cart. */
export function CartLines({ cart, errorOf }: CartLinesProps) {
  return (
    <Stack gap="md">
      {cart.lines.map((line, index) => (
        <Line key={keyOf(line)} cart={cart} line={line} index={index} error={errorOf(index)} />
      ))}
    </Stack>
  );
}

interface LineProps {
  readonly cart: Cart;
  readonly line: CartLine;
  readonly index: number;
  readonly error: string | undefined;
}

function Line({ cart, line, index, error }: LineProps) {
  const t = useShopTexts();
  const { product, variant, quantity } = line;
  const name = variant === null ? product.name : `${product.name} (${variant.name})`;
  return (
    <Inline gap="sm" align="end" justify="between" wrap="nowrap">
      <ProductThumbnail kind={product.kind} picture={product.pictures[0]} />
      <NumberField
        name={`lines.${index}.productId`}
        label={t('cart.quantity', { name, unit: product.unit })}
        value={quantity}
        min={1}
        max={mostOfOne}
        decimals={0}
        onChange={({ value }) => {
          if (value !== null && value >= 1) cart.set(line, value);
        }}
        error={error}
      />
      <IconButton icon={trashIcon} label={t('cart.remove', { name })} onClick={() => cart.set(line, 0)} />
    </Inline>
  );
}
